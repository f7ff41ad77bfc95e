const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
const ONE_PARAGRAPH = /^<p(?: dir="(?:auto|ltr|rtl)")?>([^<]*)<\/p>$/;

/** What an author typed, as HTML. */
export const htmlOfLine = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The words of HTML that is nothing but words; null when it is formatted. */
export function lineOfHtml(html: string): string | null {
  const inner = ONE_PARAGRAPH.exec(html)?.[1] ?? html;
  if (inner.includes('<')) return null;
  return inner.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');
}
