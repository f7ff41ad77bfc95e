import { BLOCKS } from './html-languages.ts';
import { escapeText, type MarkupNode, parseMarkup } from './markup-tree.ts';

/** How the text of a question file is written. */
export type TextFormat = 'html' | 'moodle' | 'plain' | 'markdown';

const SILENT = new Set(['script', 'style', 'head', 'title', 'template']);

function words(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (SILENT.has(node.name)) return '';
      if (node.name === 'br') return '\n';
      const tex = node.attributes['data-formula'];
      if (tex !== undefined) return `\\(${tex}\\)`;
      return BLOCKS.has(node.name) ? `\n${words(node.children)}\n` : words(node.children);
    })
    .join('');
}

/** The words of HTML, lines kept apart. */
const plainLines = (html: string): string =>
  words(parseMarkup(html, 'html').root.children)
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/** The words of HTML in one line. */
export const plainLine = (html: string): string => plainLines(html).replaceAll('\n', ' ');

/** Whether HTML says more than its words: markup, pictures, several lines. */
export const isPlain = (html: string): boolean => {
  const { children } = parseMarkup(html, 'html').root;
  return children.every((node) => node.kind === 'text' && !/\n/.test(node.text.trim()));
};

/** Names of HTML that people write into texts; anything else in angle brackets is a comparison or code. */
const KNOWN =
  /^<\/?(?:a|abbr|b|big|blockquote|br|caption|center|cite|code|col|colgroup|dd|del|div|dl|dt|em|figcaption|figure|font|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|samp|small|source|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var|video|audio|iframe|script|style|object|embed|form|input|button|svg|math)(?:\s{1,20}[a-zA-Z:-]{1,40}\s{0,5}=\s{0,5}(?:"[^"<]{0,4000}"|'[^'<]{0,4000}'|[^\s"'<>=]{1,400})){0,30}\s{0,20}\/?>/i;

/** Text in which people may have written HTML: what isn't a tag is shown as it stands. */
function guarded(text: string): string {
  const lastComment = text.lastIndexOf('-->');
  return text.replace(/</g, (sign, index: number) => {
    if (text.startsWith('<!--', index)) return index < lastComment ? sign : '&lt;';
    return KNOWN.test(text.slice(index, index + 6000)) ? sign : '&lt;';
  });
}

/** Whether a text holds tags of HTML. */
const hasTags = (text: string): boolean => guarded(text).includes('<');

/** Elements with their ends, or those that have none: a tag that stands alone in a name is what the question is about. */
const WHOLE = /<([a-z][a-z0-9]{0,12})\b[^<>]{0,1000}>[\s\S]{0,2000}<\/\1\s*>|<(?:br|img|hr)\b[^<>]{0,1000}>/i;

/** Whether a name is written in HTML, and does not only speak of it. */
export const isMarkedUp = (text: string): boolean => hasTags(text) && WHOLE.test(text);

/** The words of an answer that learners type: markup and entities are no part of it, a "less than" is. */
export const typedWords = (text: string, format: TextFormat): string => {
  if (hasTags(text)) return plainLine(text);
  return format === 'html' ? plainLine(text.replaceAll('<', '&lt;')) : text;
};

const withBreaks = (html: string): string => html.trim().replaceAll('\n', '<br>');

const EMPHASIS: [RegExp, string][] = [
  [/\*\*([^*\n]{1,1000})\*\*/g, 'strong'],
  [/(?<![\p{L}\p{N}_])__([^_\n]{1,1000})__(?![\p{L}\p{N}_])/gu, 'strong'],
  [/\*([^*\s\n](?:[^*\n]{0,998}[^*\s\n])?)\*/g, 'em'],
  [/(?<![\p{L}\p{N}_])_([^_\s\n](?:[^_\n]{0,998}[^_\s\n])?)_(?![\p{L}\p{N}_])/gu, 'em'],
];

function markdownLine(text: string): string {
  return text
    .split(/(`[^`\n]{1,2000}`)/)
    .map((part, index) => {
      if (index % 2 === 1) return `<code>${escapeText(part.slice(1, -1))}</code>`;
      return EMPHASIS.reduce((html, [sign, tag]) => html.replace(sign, `<${tag}>$1</${tag}>`), guarded(part));
    })
    .join('');
}

const ITEM = /^( {0,40})(?:[-*+]|(\d{1,9})[.)])[ \t]+(.*)$/;
/** What the subset leaves as it was written. */
const BEYOND = /^ {0,3}(?:#{1,6} |>|```|~~~|\|.*\||={3,}$|-{3,}$)|!?\[[^\]\n]{0,400}\]\(/m;

/** Lists by their indentation, paragraphs by blank lines, breaks by two spaces or a backslash at a line's end. */
function markdownBlocks(text: string): string {
  let html = '';
  const lists: { indent: number; tag: string }[] = [];
  let paragraph: string[] = [];
  const endParagraph = (): void => {
    if (paragraph.length > 0) html += `<p>${paragraph.join('')}</p>`;
    paragraph = [];
  };
  const endLists = (indent: number): void => {
    while ((lists.at(-1)?.indent ?? -1) > indent) html += `</li></${lists.pop()?.tag}>`;
  };
  for (const line of text.split('\n')) {
    const item = ITEM.exec(line);
    if (item) {
      endParagraph();
      const indent = item[1]?.length ?? 0;
      const tag = item[2] === undefined ? 'ul' : 'ol';
      endLists(indent);
      if (lists.at(-1)?.indent === indent) html += '</li>';
      else {
        if (lists.length >= 20) endLists(0);
        html += `<${tag}>`;
        lists.push({ indent, tag });
      }
      html += `<li>${markdownLine(item[3] ?? '')}`;
    } else if (line.trim() === '') {
      endParagraph();
      endLists(-1);
    } else if (lists.length > 0 && /^\s/.test(line)) html += ` ${markdownLine(line.trim())}`;
    else {
      endLists(-1);
      const isBroken = / {2}$|\\$/.test(line);
      paragraph.push(`${markdownLine(line.replace(/\\$/, '').trim())}${isBroken ? '<br>' : '\n'}`);
    }
  }
  endParagraph();
  endLists(-1);
  return html.replaceAll(/(?:<br>|\n)<\/p>/g, '</p>');
}

/** A text as HTML; `isSimplified` when it holds Markdown beyond emphasis, code, lists and breaks. */
export function htmlOf(text: string, format: TextFormat): { html: string; isSimplified: boolean } {
  if (format === 'html') return { html: text, isSimplified: false };
  if (format === 'plain') return { html: withBreaks(escapeText(text)), isSimplified: false };
  if (format === 'moodle') {
    const html = guarded(text);
    return { html: /<(?:p|div|ul|ol|table|pre|h\d)\b/i.test(html) ? html : withBreaks(html), isSimplified: false };
  }
  const blocks = markdownBlocks(text);
  const isOneParagraph = blocks.startsWith('<p>') && blocks.indexOf('</p>') === blocks.length - 4;
  return { html: isOneParagraph ? blocks.slice(3, -4) : blocks, isSimplified: BEYOND.test(text) };
}
