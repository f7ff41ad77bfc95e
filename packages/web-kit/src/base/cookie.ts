/** The value of a cookie that scripts may read, or null. */
export function readCookie(page: Document, name: string): string | null {
  for (const entry of page.cookie.split('; ')) {
    const at = entry.indexOf('=');
    if (at > 0 && entry.slice(0, at) === name) return decodeURIComponent(entry.slice(at + 1));
  }
  return null;
}
