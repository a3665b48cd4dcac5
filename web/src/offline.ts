// The service worker: home page, rules and deals that are over can be read without a connection; games need one.
// The server puts `FILES`, the files of this build, in front of it.

interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Waiting {
  readonly data: unknown;
}
interface Worker {
  readonly FILES: readonly string[];
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", hear: (event: Waiting) => void): void;
  addEventListener(kind: "fetch", hear: (event: Fetching) => void): void;
  addEventListener(kind: "message", hear: (event: Told) => void): void;
}

const worker = self as unknown as Worker;
const BUILD = "french54-build";
const PAGES = "french54-pages";
/** So many pages are kept at most. */
const MOST = 120;
const LANGUAGE = /^\/(da|zh-Hant|en|sv|zh-Hans)\//;
const HOME = /^\/[^/]+\/$/;
const READ = /^\/[^/]+\/($|rules\/|traditions$|history$|replay\/)/;
const DATA = /^\/locales\/|^\/api\/tables\/[^/]+\/deals\/\d+\/\d+$/;

async function installed(): Promise<void> {
  await (await caches.open(BUILD)).addAll([...worker.FILES]);
  await worker.skipWaiting();
}

async function activated(): Promise<void> {
  const build = await caches.open(BUILD);
  const files = new Set(worker.FILES);
  const old = (await build.keys()).filter(({ url }) => !files.has(new URL(url).pathname));
  for (const request of old) await build.delete(request);
  if (old.length > 0) await outdated();
  await worker.clients.claim();
}

/** Forgets the pages of another build, whose scripts and styles are gone; the page that is open has them kept anew. */
async function outdated(): Promise<void> {
  const pages = await caches.open(PAGES);
  for (const request of await pages.keys()) if (!DATA.test(new URL(request.url).pathname)) await pages.delete(request);
}

async function keep(request: Request | string, answer: Response): Promise<void> {
  const pages = await caches.open(PAGES);
  await pages.put(request, answer);
  const kept = await pages.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) await pages.delete(old);
}

/** From the network, and what came last time where that fails. */
async function newest(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await keep(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    if (request.mode === "navigate") return away(request);
    throw error;
  }
}

/** What is shown of a page that cannot be had: of the front door the home page last seen, else that there is no connection. */
async function away(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const lang = LANGUAGE.exec(pathname)?.[1];
  const own = lang && (await caches.match(`/${lang}/offline`, { ignoreVary: true }));
  if (own) return own;
  const kept = (await (await caches.open(PAGES)).keys()).map(({ url }) => new URL(url).pathname);
  const home = pathname === "/" && kept.findLast((each) => HOME.test(each));
  if (home) return Response.redirect(home);
  const other = kept.findLast((each) => each.endsWith("/offline"));
  return (other && (await caches.match(other, { ignoreVary: true }))) || Response.error();
}

/** Fetches pages that may be wanted later, one after the other, and only those not there yet. */
async function store(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (await caches.match(address, { ignoreVary: true })) continue;
    try {
      const answer = await fetch(address);
      if (answer.ok && !answer.redirected) await keep(address, answer);
    } catch {
      return;
    }
  }
}

worker.addEventListener("install", (event) => event.waitUntil(installed()));
worker.addEventListener("activate", (event) => event.waitUntil(activated()));
worker.addEventListener("message", (event) => {
  if (Array.isArray(event.data)) event.waitUntil(store(event.data as string[]));
  else if (event.data === "forget") event.waitUntil(caches.delete(PAGES));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (worker.FILES.includes(pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else if (READ.test(pathname) || DATA.test(pathname)) event.respondWith(newest(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => away(request)));
});
