const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Typed text as HTML: an empty line begins a paragraph, a single one breaks the line. */
export const htmlOfText = (text: string): string =>
  text.trim() === ''
    ? ''
    : text
        .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
        .split(/\r?\n[ \t]*\r?\n/)
        .map((paragraph) => `<p>${paragraph.replaceAll(/\r?\n/g, '<br>')}</p>`)
        .join('');

function signOf(entity: string, name: string): string {
  if (!name.startsWith('#')) return SIGNS[name] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : entity;
}

/** The same back again. Of HTML that was cleaned: places in this text are the same wherever it is read. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<br\b[^>]*>/gi, '\n')
    .replaceAll(/<\/(?:p|div|li|h[1-6]|blockquote)>(?=.)/gis, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]{2,4});/gi, signOf);

/** Words as people count them: whatever stands between blanks and holds a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
