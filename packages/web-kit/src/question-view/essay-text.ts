const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Typed text as HTML: an empty line begins a paragraph, a single one breaks the line. */
export const htmlOfText = (text: string): string =>
  text.trim() === ''
    ? ''
    : text
        .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
        .split(/\r?\n[ \t]*\r?\n/)
        .map((paragraph) => `<p>${paragraph.replaceAll(/\r?\n/g, '<br>')}</p>`)
        .join('');

/** The same back again. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(/<br[^>]*>/gi, '\n'), 'text/html');
  const paragraphs = [...body.querySelectorAll('p')];
  return paragraphs.length === 0
    ? (body.textContent ?? '')
    : paragraphs.map((paragraph) => paragraph.textContent).join('\n\n');
}

/** Words as people count them: whatever stands between blanks and holds a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
