/** Keeps a choice for a year where the server sees it with the first request of a page. */
export function keepCookie(page: Document, name: string, value: string): void {
  page.cookie = `${name}=${value};path=/;max-age=31536000;samesite=lax`;
}

/** Forgets it. */
export function dropCookie(page: Document, name: string): void {
  page.cookie = `${name}=;path=/;max-age=0;samesite=lax`;
}

/** The value of a cookie that scripts may read, or null. */
export function readCookie(page: Document, name: string): string | null {
  for (const entry of page.cookie.split('; ')) {
    const at = entry.indexOf('=');
    if (at > 0 && entry.slice(0, at) === name) return decodeURIComponent(entry.slice(at + 1));
  }
  return null;
}
