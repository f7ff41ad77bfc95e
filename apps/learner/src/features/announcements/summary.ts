const LENGTH = 320;

/** The first words of sanitised HTML, without its marks. */
export function summaryOf(html: string): string {
  const apart = html.replace(/<br\b|<hr\b|<\/(p|div|li|h\d|blockquote)>/g, ' $&');
  const parsed = new DOMParser().parseFromString(apart, 'text/html');
  const text = (parsed.body.textContent ?? '').replace(/\s+/g, ' ').trim();
  return text.length > LENGTH ? `${text.slice(0, text.lastIndexOf(' ', LENGTH) + 1 || LENGTH).trimEnd()}…` : text;
}
