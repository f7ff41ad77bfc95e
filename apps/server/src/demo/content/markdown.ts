import { Marked, type RendererObject, type TokenizerAndRendererExtension, type Tokens } from 'marked';

/** What a Markdown text says that can't be shown; the name of its file is added by whoever read it. */
export class MarkdownError extends Error {}

/** Leads from the address of a picture, as it stands in the text, to its path below the assets. */
export type PictureFinder = (address: string) => string;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const drawnAs = (tag: 'span' | 'div', { latex }: Tokens.Generic) =>
  `<${tag} data-formula="${escapeHtml(String(latex))}"></${tag}>`;

/** `$LaTeX$` within a line, or as a line of its own. */
const formula: TokenizerAndRendererExtension = {
  name: 'formula',
  level: 'inline',
  start: (text) => text.indexOf('$'),
  tokenizer(text) {
    const found = /^\$([^\n]+?)\$/.exec(text);
    return found ? { type: 'formula', raw: found[0], latex: found[1] } : undefined;
  },
  renderer: (token) => drawnAs('span', token),
};

const refuse =
  (what: string) =>
  ({ raw }: { raw: string }): never => {
    throw new MarkdownError(`${what} can't be used here: ${raw.trim().slice(0, 60)}`);
  };

/** The elements that lessons are made of, and nothing else. */
const elements: RendererObject = {
  heading({ tokens, depth }) {
    if (depth === 1) throw new MarkdownError('only the title begins with one #; headings begin with ## or ###');
    return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
  },
  paragraph({ tokens }) {
    const [only, ...others] = tokens;
    if (only?.type === 'image' && others.length === 0) return this.parser.parseInline(tokens);
    if (only?.type === 'formula' && others.length === 0) return `${drawnAs('div', only)}\n`;
    return `<p>${this.parser.parseInline(tokens)}</p>\n`;
  },
  list({ ordered, items }) {
    const tag = ordered ? 'ol' : 'ul';
    return `<${tag}>${items.map((item) => this.listitem(item)).join('')}</${tag}>\n`;
  },
  listitem: function ({ tokens }) {
    return `<li>${this.parser.parse(tokens).trim()}</li>`;
  },
  blockquote({ tokens }) {
    return `<blockquote>${this.parser.parse(tokens).trim()}</blockquote>\n`;
  },
  table({ header, rows }) {
    const row = (cells: Tokens.TableCell[], open: string, close: string): string =>
      `<tr>${cells.map(({ tokens }) => `${open}${this.parser.parseInline(tokens)}${close}`).join('')}</tr>`;
    const body = rows.map((cells) => row(cells, '<td>', '</td>')).join('');
    return `<table><thead>${row(header, '<th scope="col">', '</th>')}</thead><tbody>${body}</tbody></table>\n`;
  },
  code: ({ text }) => `<pre dir="ltr"><code>${escapeHtml(text)}</code></pre>\n`,
  codespan: ({ text }) => `<code dir="ltr">${escapeHtml(text)}</code>`,
  text(token) {
    if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
    return escapeHtml(token.text).replaceAll('\n', ' ');
  },
  html: refuse('HTML'),
  hr: refuse('a line across'),
  link: refuse('a link'),
  del: refuse('crossed-out text'),
  br: refuse('two spaces at the end of a line'),
};

/** Translates Markdown to the HTML of a lesson: headings, lists, tables, quotations, code, formulas and pictures. */
export function toHtml(markdown: string, findPicture: PictureFinder = noPictures): string {
  const picture: RendererObject = {
    image({ href, title, text }) {
      const asset = findPicture(href);
      if (text.length === 0) throw new MarkdownError(`${href} has no description in its square brackets`);
      const image = `<img data-asset="${asset}" alt="${escapeHtml(text)}" width="1200" height="675">`;
      return `<figure>${image}<figcaption>${escapeHtml(title ?? '')}</figcaption></figure>\n`;
    },
  };
  const marked = new Marked({ async: false, gfm: true });
  // An address in a text stays as it is written.
  marked.use({ renderer: { ...elements, ...picture }, extensions: [formula], tokenizer: { url: () => undefined } });
  return (marked.parse(markdown) as string).trim();
}

const noPictures: PictureFinder = (address) => {
  throw new MarkdownError(`the picture ${address} can only stand in a .md file`);
};

/** Counts the words of an HTML text, in any script. */
export function countWords(html: string): number {
  const text = html.replace(/<[^>]+>/g, ' ');
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
}
