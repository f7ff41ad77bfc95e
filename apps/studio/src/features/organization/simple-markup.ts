/**
 * The texts of the landing pages are written in a few signs (an empty line, #, -, 1., **bold**, [words](address)) and
 * stored as HTML. Both ways, so that what was written in one session is found again in the next. What HTML can do beyond
 * these signs is shown as its plain words.
 */

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Bold words and links of one line. */
const inline = (text: string): string =>
  escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(((?:https?:|mailto:|tel:|\/)[^\s)]+)\)/g, '<a href="$2">$1</a>');

const listOf = (tag: 'ul' | 'ol', lines: readonly string[], mark: RegExp): string =>
  `<${tag}>${lines.map((line) => `<li>${inline(line.replace(mark, ''))}</li>`).join('')}</${tag}>`;

const BULLET = /^-\s+/;
const NUMBER = /^[\d٠-٩]+[.)]\s+/;
const HEADING = /^(#{1,3})\s+(.*)$/;

/** One block between empty lines. */
function blockHtml(block: string): string {
  const lines = block.split('\n').map((line) => line.trim());
  if (lines.every((line) => BULLET.test(line))) return listOf('ul', lines, BULLET);
  if (lines.every((line) => NUMBER.test(line))) return listOf('ol', lines, NUMBER);
  const [first = '', ...rest] = lines;
  const heading = HEADING.exec(first);
  if (!heading) return `<p>${lines.map(inline).join('<br>')}</p>`;
  const tag = `h${(heading[1] ?? '#').length + 1}`;
  const title = `<${tag}>${inline(heading[2] ?? '')}</${tag}>`;
  return rest.length > 0 ? `${title}\n${blockHtml(rest.join('\n'))}` : title;
}

/** What was written, as HTML. */
export const markupToHtml = (markup: string): string =>
  markup
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockHtml)
    .join('\n');

function inlineMarkup(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
  const words = [...node.childNodes].map(inlineMarkup).join('');
  if (!(node instanceof Element)) return words;
  switch (node.tagName) {
    case 'STRONG':
    case 'B':
      return words.trim() === '' ? words : `**${words}**`;
    case 'A':
      return `[${words}](${node.getAttribute('href') ?? ''})`;
    case 'BR':
      return '\n';
    default:
      return words;
  }
}

const itemsOf = (list: Element, mark: (index: number) => string): string =>
  [...list.children].map((item, index) => `${mark(index)} ${inlineMarkup(item).trim()}`).join('\n');

function blockMarkup(node: Node): string[] {
  if (!(node instanceof Element)) {
    const words = inlineMarkup(node).trim();
    return words === '' ? [] : [words];
  }
  switch (node.tagName) {
    case 'H1':
    case 'H2':
      return [`# ${inlineMarkup(node).trim()}`];
    case 'H3':
      return [`## ${inlineMarkup(node).trim()}`];
    case 'H4':
      return [`### ${inlineMarkup(node).trim()}`];
    case 'UL':
      return [itemsOf(node, () => '-')];
    case 'OL':
      return [itemsOf(node, (index) => `${index + 1}.`)];
    case 'DIV':
    case 'SECTION':
    case 'BLOCKQUOTE':
      return [...node.childNodes].flatMap(blockMarkup);
    default: {
      const words = inlineMarkup(node).trim();
      return words === '' ? [] : [words];
    }
  }
}

/** Stored HTML as it is written here. */
export const htmlToMarkup = (html: string): string =>
  [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].flatMap(blockMarkup).join('\n\n');
