const LENGTH = 320;
const SENTENCE_END = /[.!?:;؟؛…]$/;

/** The first words of sanitised HTML, without its marks; headings and items that end without a stop get a dot between. */
export function summaryOf(html: string): string {
  const lines = html.replace(/\n|<br\b[^>]*>/g, ' ').replace(/<\/(p|div|li|h\d|blockquote)>/g, '\n$&');
  const parsed = new DOMParser().parseFromString(lines, 'text/html');
  const text = (parsed.body.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .reduce((before, line) => (before ? `${before}${SENTENCE_END.test(before) ? ' ' : ' · '}${line}` : line), '');
  return text.length > LENGTH ? `${text.slice(0, text.lastIndexOf(' ', LENGTH) + 1 || LENGTH).trimEnd()}…` : text;
}
