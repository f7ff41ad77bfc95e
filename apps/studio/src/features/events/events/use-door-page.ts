import { useLanguage } from '@sullam/web-kit/kit-context.tsx';
import { useEffect } from 'react';

const WORKER = '/studio/door-worker.js';
const SETTLED_AFTER = 1500;

/** The files of the application that this page was made of: hashed names below the studio's own address. */
const filesOfPage = (): string[] => {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = names.filter((name) => name.startsWith(`${location.origin}/studio/assets/`));
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"], link[rel="stylesheet"]')];
  const preloaded = linked.map(({ href }) => href).filter((href) => href.startsWith(`${location.origin}/studio/`));
  return [...new Set([...own, ...preloaded, entryOfPage()])].filter((name) => name !== '');
};

const entryOfPage = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src*="/studio/assets/"]')?.src ?? '';

/** Keeps this page on the device, by a worker of its own; what is loaded later is kept too. Where a browser can't, the page goes on. */
async function keepPage(scope: string, isOver: () => boolean): Promise<() => void> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope });
  await navigator.serviceWorker.ready;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = () =>
    (registration.active ?? registration.waiting)?.postMessage({ entry: entryOfPage(), files: filesOfPage() });
  const sayLater = () => {
    clearTimeout(timer);
    timer = setTimeout(say, SETTLED_AFTER);
  };
  const observer = new PerformanceObserver(sayLater);
  if (!isOver()) observer.observe({ type: 'resource' });
  sayLater();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** Camera and worker belong to a document of the page's own: one that was opened elsewhere in the studio is exchanged for it. */
function isOwnDocument(path: string): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return !opened || new URL(opened.name, location.href).pathname === path;
}

/** Makes the page of the check-in one that can be installed and that opens without a network. */
export function useDoorPage(eventId: number): void {
  const language = useLanguage();
  const path = `/studio/events/${eventId}/door`;
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = `/api/events/${eventId}/attendance/application?in=${language}`;
    document.head.append(link);
    return () => link.remove();
  }, [eventId, language]);
  useEffect(() => {
    if (!isOwnDocument(path)) return location.reload();
    // Vite's own server has no files to keep
    if (entryOfPage() === '' || !('serviceWorker' in navigator)) return;
    let isOver = false;
    let stop = () => undefined as unknown;
    keepPage(path, () => isOver).then(
      (given) => {
        stop = given;
        if (isOver) given();
      },
      (problem: unknown) => {
        // private windows refuse workers: the door works there too, as long as there is a network
        if (!(problem instanceof DOMException) && !(problem instanceof TypeError)) throw problem;
      },
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [path]);
}
