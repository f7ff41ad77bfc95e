const LENGTH = 320;

/** The first words of sanitised HTML, without its marks. */
export function summaryOf(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replace(/<\/(p|li|h\d|td|th|blockquote)>/g, ' $&'), 'text/html');
  const text = (parsed.body.textContent ?? '').replace(/\s+/g, ' ').trim();
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}
