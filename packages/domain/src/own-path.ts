const PATH = /^\/(?![/\\])[^\\\s]*$/;
const ANYWHERE = 'http://anywhere.invalid';

/**
 * Whether a path is one of our own pages, below `base` if that is given. What a browser could read as another host or as a
 * way out of the base, with dots or their encoded forms, is none.
 */
export function isOwnPath(path: string, base = ''): boolean {
  if (!PATH.test(path)) return false;
  const { origin, pathname } = new URL(base + path, ANYWHERE);
  return origin === ANYWHERE && pathname.startsWith(`${base}/`);
}
