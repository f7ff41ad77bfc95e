import type { Localized } from '@sullam/domain/localized.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Plain text as HTML: an empty line begins a paragraph, a single one breaks the line. */
export function htmlOfText(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** The text of HTML for the same field: paragraphs apart, list items with a dash, links by their text. */
export function textOfHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const br of page.querySelectorAll('br')) br.replaceWith('\n');
  for (const item of page.querySelectorAll('li')) item.prepend('- ');
  for (const block of page.querySelectorAll('p, h1, h2, h3, h4, ul, ol, blockquote, pre')) block.append('\n\n');
  for (const item of page.querySelectorAll('li')) item.append('\n');
  return (page.body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}

/** Whether the plain field can hold what is there: nothing but paragraphs and line breaks. */
export function isPlain(html: string): boolean {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.body.querySelector('*:not(p, br)') === null;
}

const both = (text: Localized, change: (one: string) => string): Localized => ({
  ...(text.en ? { en: change(text.en) } : {}),
  ...(text.ar ? { ar: change(text.ar) } : {}),
});

export const htmlOfTexts = (texts: Localized): Localized => both(texts, htmlOfText);
export const textsOfHtml = (html: Localized): Localized => both(html, textOfHtml);
