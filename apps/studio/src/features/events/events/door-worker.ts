/**
 * Keeps the page of the check-in on the device, so that it opens where there is no network. It is registered for that page alone. What
 * is kept belongs together: the page's HTML and every file that this build of it asked for; a newer build takes its place only once all
 * of it is here. Answers of the API are never kept: the list of the door has its own place (`use-door.ts`).
 */

/** What of a service worker is used here: the library of workers can't stand beside that of pages. */
interface DoorWorker {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(type: 'message', listen: (event: Lasting & { readonly data: unknown }) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** What the page says once it is there: what it is made of. */
interface PageFiles {
  /** The script that its HTML begins with; another build has another. */
  readonly entry: string;
  readonly files: readonly string[];
}

const worker = globalThis as unknown as DoorWorker;
const PAGE = new URL(worker.registration.scope).pathname;
const PREFIX = `door 1 ${PAGE} `;
/** Put in last: what has it is whole. */
const WHOLE = '/whole';
/** A network that doesn't respond by then is as good as none: people stand at the door. */
const PATIENCE = 4000;

const isPageFiles = (said: unknown): said is PageFiles =>
  typeof said === 'object' && said !== null && 'entry' in said && 'files' in said;

/** The names of what is kept, the newest first; only what is whole. */
async function kept(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const whole = await Promise.all(
    names.map(async (name) => ((await (await caches.open(name)).match(WHOLE)) ? [name] : [])),
  );
  return whole.flat().sort().reverse();
}

async function find(wanted: string): Promise<Response | undefined> {
  for (const name of await kept()) {
    const found = await (await caches.open(name)).match(wanted, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** Keeps a build of the page, or adds to the one that is kept what was loaded later. */
async function keep({ entry, files }: PageFiles): Promise<void> {
  const [newest, ...older] = await kept();
  if (newest) {
    const cache = await caches.open(newest);
    if ((await (await cache.match(WHOLE))?.text()) === entry) return addMissing(cache, files);
  }
  const page = await fetch(PAGE, { cache: 'no-store', credentials: 'same-origin' });
  const html = page.ok ? await page.clone().text() : '';
  // another build came out in between: its own page is going to say what it is made of
  if (!html.includes(new URL(entry).pathname)) return;
  const name = PREFIX + Date.now();
  const cache = await caches.open(name);
  await cache.addAll([...files]);
  await cache.put(PAGE, page);
  await cache.put(WHOLE, new Response(entry));
  // the one before stays for windows that are still open with it
  for (const old of (await caches.keys()).filter((one) => one.startsWith(PREFIX)))
    if (old !== name && (old !== newest || older.includes(old))) await caches.delete(old);
}

async function addMissing(cache: Cache, files: readonly string[]): Promise<void> {
  const missing = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? [] : [file])));
  await cache.addAll(missing.flat());
}

/** The server's page where it responds in time, else the one that is kept. */
async function openPage(request: Request): Promise<Response> {
  const known = await find(PAGE);
  if (!known) return fetch(request);
  const patience = new Promise<Response>((resolve) => setTimeout(() => resolve(known), PATIENCE));
  const asked = fetch(request).then(
    (response) => (response.status >= 500 ? known : response),
    () => known,
  );
  return Promise.race([asked, patience]);
}

const openFile = async (request: Request): Promise<Response> => (await find(request.url)) ?? fetch(request);

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
/** One after the other: two at once would each take the other's for an old one. */
let keeping: Promise<unknown> = Promise.resolve();
worker.addEventListener('message', (event) => {
  const { data } = event;
  if (!isPageFiles(data)) return;
  // what failed is tried again with the next word from the page
  keeping = keeping.then(
    () => keep(data),
    () => keep(data),
  );
  event.waitUntil(keeping);
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(openPage(request));
  else if (pathname.startsWith('/studio/')) event.respondWith(openFile(request));
});
