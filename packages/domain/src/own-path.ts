const PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;
/** A segment of one or two dots, as browsers read it. */
const DOTS = /\/(?:\.|%2e){1,2}(?=[/?#]|$)/i;
const ANYWHERE = 'http://anywhere.invalid';

/**
 * Whether a path is one of our own pages, below `base` if that is given. What a browser or a router could read as another host or as
 * a way out of the base is none: backslashes, control characters, segments of dots and their encoded forms.
 */
export function isOwnPath(path: string, base = ''): boolean {
  const [beforeQuery = ''] = path.split(/[?#]/, 1);
  // routers resolve dots themselves: "/.//host" becomes "//host", which is another site
  if (!PATH.test(path) || DOTS.test(beforeQuery)) return false;
  const { origin, pathname } = new URL(base + path, ANYWHERE);
  return origin === ANYWHERE && pathname.startsWith(`${base}/`) && !pathname.startsWith('//');
}
