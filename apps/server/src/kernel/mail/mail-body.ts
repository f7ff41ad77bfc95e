/** Formatted text that an author wrote, as mails show it: in HTML and in plain text, from the same marks. */

const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

const decoded = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Links to pages of ours lead there from a mailbox too. */
export const withOwnLinks = (html: string, siteUrl: string): string =>
  html.replaceAll(/(<a [^>]*href=")(?=\/(?!\/))/g, (_, before: string) => `${before}${siteUrl}`);

/**
 * Lists and quotes take the direction of the mail: `auto` finds no text in them, since their paragraphs have a direction
 * of their own. An item of one paragraph is that paragraph.
 */
const simplified = (html: string): string =>
  html
    .replaceAll(/<(ul|ol|li|blockquote)([^>]*?) dir="auto"/g, '<$1$2')
    .replaceAll(/<li><p([^>]*)>((?:(?!<\/?p\b).)*)<\/p><\/li>/gs, '<li$1>$2</li>');

const MARGIN = 'margin:0 0 12px';

/** Cleaned HTML with its look on each tag: mail programs know no style sheet. */
export function mailBodyHtml(html: string, colors: { muted: string; line: string; 'primary-text': string }): string {
  const looks: Record<string, string> = {
    p: MARGIN,
    h2: 'margin:0 0 8px;padding-top:8px;font-size:20px;line-height:1.4',
    h3: 'margin:0 0 8px;padding-top:6px;font-size:18px;line-height:1.4',
    h4: 'margin:0 0 8px;padding-top:4px;font-size:16px;line-height:1.4',
    ul: `${MARGIN};padding:0 24px`,
    ol: `${MARGIN};padding:0 24px`,
    li: 'margin:0 0 4px',
    blockquote: `${MARGIN};padding:0 16px;border-inline-start:3px solid ${colors.line};color:${colors.muted}`,
    hr: `margin:16px 0;border:0;border-top:1px solid ${colors.line}`,
    a: `color:${colors['primary-text']}`,
  };
  return simplified(html).replaceAll(TAG, (whole, close: string, tag: string, attributes: string) =>
    close || !looks[tag] ? whole : `<${tag}${attributes.replace(/\s*\/$/, '')} style="${looks[tag]}">`,
  );
}

interface Lines {
  text: string;
  /** The number of the last item of each open list; null for lists of points. */
  lists: (number | null)[];
  href: string;
  linkAt: number;
}

const endLine = (lines: Lines): void => {
  if (lines.text && !lines.text.endsWith('\n')) lines.text += '\n';
};

/** Blocks stand apart, the paragraphs within a list don't. */
const endBlock = (lines: Lines): void => {
  endLine(lines);
  if (lines.lists.length === 0 && lines.text && !lines.text.endsWith('\n\n')) lines.text += '\n';
};

function beginItem(lines: Lines): void {
  endLine(lines);
  const last = lines.lists.at(-1) ?? null;
  if (last !== null) lines.lists[lines.lists.length - 1] = last + 1;
  lines.text += `${'  '.repeat(Math.max(0, lines.lists.length - 1))}${last === null ? '-' : `${last + 1}.`} `;
}

/** The address of a link behind its words, unless they are the address. */
function endLink(lines: Lines): void {
  const words = lines.text.slice(lines.linkAt);
  const address = lines.href.replace(/^(mailto|tel):/, '');
  if (address && words !== address) lines.text += ` (${address})`;
}

function readTag(lines: Lines, isEnd: boolean, tag: string, attributes: string): void {
  switch (tag) {
    case 'br':
      lines.text += '\n';
      return;
    case 'ul':
    case 'ol':
      if (isEnd) lines.lists.pop();
      else lines.lists.push(tag === 'ul' ? null : Number(/start="(\d+)"/.exec(attributes)?.[1] ?? 1) - 1);
      endBlock(lines);
      return;
    case 'li':
      if (!isEnd) beginItem(lines);
      return;
    case 'a':
      if (isEnd) {
        endLink(lines);
        return;
      }
      lines.href = decoded(/href="([^"]*)"/.exec(attributes)?.[1] ?? '');
      lines.linkAt = lines.text.length;
      return;
    case 'hr':
      endBlock(lines);
      lines.text += '---\n\n';
      return;
    case 'p':
    case 'div':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'blockquote':
      // the first paragraph of an item stands behind its mark
      if (isEnd || (lines.lists.length === 0 && !/(^|\n\n)$/.test(lines.text))) endBlock(lines);
  }
}

/** The same as plain text: paragraphs apart, items marked, the addresses of links behind their words. */
export function mailBodyText(html: string): string {
  const lines: Lines = { text: '', lists: [], href: '', linkAt: 0 };
  let read = 0;
  const readText = (until: number) => {
    const words = decoded(html.slice(read, until)).replace(/\s+/g, ' ');
    lines.text += /(^|\n)$/.test(lines.text) ? words.trimStart() : words;
  };
  for (const match of html.matchAll(TAG)) {
    readText(match.index);
    readTag(lines, match[1] === '/', match[2] ?? '', match[3] ?? '');
    read = match.index + match[0].length;
  }
  readText(html.length);
  return lines.text.trim();
}
