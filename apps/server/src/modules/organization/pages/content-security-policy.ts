export interface PolicyInput {
  nonce: string;
  /** Origins from which this organisation's fonts come, beside our own. */
  fontOrigins: readonly string[];
  /** Origin of the file store where it isn't this server. */
  fileOrigin: string | null;
  /** Origin of what records how the page is used, where it may. */
  replayOrigin: string | null;
  /** Vite's origin in development: its client opens a socket. */
  developmentOrigins: readonly string[];
}

/** Nothing runs, loads or frames a page but what we mean to. Style attributes are allowed: positions are computed. */
export function contentSecurityPolicy({
  nonce,
  fontOrigins,
  fileOrigin,
  replayOrigin,
  developmentOrigins,
}: PolicyInput): string {
  const own = ["'self'", ...developmentOrigins];
  const files = fileOrigin ? [fileOrigin] : [];
  const replay = replayOrigin ? [replayOrigin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...own, `'nonce-${nonce}'`, ...replay],
    'style-src': [
      ...own,
      `'nonce-${nonce}'`,
      ...fontOrigins,
      ...(developmentOrigins.length > 0 ? ["'unsafe-inline'"] : []),
    ],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...files],
    'media-src': ["'self'", 'blob:', ...files],
    'font-src': ["'self'", ...fontOrigins, ...files],
    'connect-src': [...own, ...files, ...replay, ...developmentOrigins.map((origin) => origin.replace(/^http/, 'ws'))],
    'frame-src': ["'self'", 'https:', ...files],
    'object-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  // a nonce makes browsers ignore 'unsafe-inline', which Vite's style tags need in development
  if (developmentOrigins.length > 0) directives['style-src'] = [...own, "'unsafe-inline'", ...fontOrigins];
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
