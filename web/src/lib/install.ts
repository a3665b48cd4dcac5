// What makes the pages readable without a connection.

/** Installs the service worker, and has it keep what this page leads to. */
export function install(): void {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", async () => {
    try {
      await navigator.serviceWorker.register("/sw.js");
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage(worth());
      // Another worker, of a new build, has forgotten the pages of the last one.
      navigator.serviceWorker.addEventListener("controllerchange", () => navigator.serviceWorker.controller?.postMessage(worth()));
    } catch {
      // A browser that does not want it: everything works, but not without a connection.
    }
  });
}

/** Forgets every page that was kept. */
export async function forget(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage("forget");
}

/** The pages worth keeping: this one, the rules and the last deals it links to, and what they need. */
function worth(): string[] {
  const { lang } = document.documentElement;
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map((link) => link.pathname);
  const deals = links.filter((link) => link.startsWith(`/${lang}/replay/`)).slice(0, 10);
  const data = deals.map((link) => link.replace(/^\/[^/]+\/replay\/([^/]+)/, "/api/tables/$1/deals"));
  const rules = links.filter((link) => link.startsWith(`/${lang}/rules/`));
  return [...new Set([`/${lang}/offline`, `/${lang}/`, `/locales/${lang}.ftl`, ...rules, ...deals, ...data])];
}
