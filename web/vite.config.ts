import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "/static/built/",
  plugins: [svelte()],
  build: {
    outDir: "../src/french54/server/static/built",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // What is loaded aside needs little besides, and a link for it costs the page more than it saves.
    modulePreload: { polyfill: false, resolveDependencies: (_, needs, { hostType }) => (hostType === "html" ? needs : needs.filter((file) => file.endsWith(".css"))) },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { early: "src/early.ts", ahead: "src/ahead.ts", home: "src/home.ts", table: "src/table.ts", replay: "src/replay.ts", offline: "src/offline.ts" },
      // Each file costs a way there and back on a slow line, so what always comes together is one file.
      output: {
        codeSplitting: {
          groups: [
            { name: "page", test: /src\/lib\/(face|install|opening|settings|sheets)\.ts$/, priority: 3 },
            { name: "cards", test: /node_modules|preload-helper|src\/games\/(games|landlord)\.ts$|src\/lib\/|src\/table\/(Bar|Log|Minis|Seats?|Sheet)\.svelte|src\/table\/round\.ts$/, minShareCount: 2, priority: 2 },
            { name: "hand", test: /src\/table\/(Hand|Lying|Pile)\.svelte/, priority: 1 },
          ],
        },
      },
    },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
