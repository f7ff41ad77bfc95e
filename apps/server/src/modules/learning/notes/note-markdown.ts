import {
  isElement,
  type MarkupElement,
  type MarkupNode,
  parseMarkup,
} from '@sullam/question-formats/markup/markup-tree.ts';

/** Signs that would mean something in Markdown where they stand for themselves. */
const escapeMarks = (text: string): string => text.replaceAll(/[\\`*_[\]<>$]/g, String.raw`\$&`);

/** What begins a line with a meaning that the writer didn't give it: a list, a heading, a quotation. */
const escapeStart = (line: string): string =>
  line.replace(/^(\s*)([#+-]|\d+[.)])(?=\s|$)/, (_, space: string, sign: string) =>
    /\d/.test(sign) ? `${space}${sign.slice(0, -1)}\\${sign.at(-1)}` : `${space}\\${sign}`,
  );

const MARKS: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', s: '~~' };

/** Spaces inside of a mark would undo it. */
function marked(sign: string, text: string): string {
  const inner = text.trim();
  if (inner === '') return text;
  const start = text.slice(0, text.indexOf(inner));
  return `${start}${sign}${inner}${sign}${text.slice(start.length + inner.length)}`;
}

/** Code between as many signs as it doesn't hold itself. */
function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const gap = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${gap}${text}${gap}${fence}`;
}

const plain = (node: MarkupNode): string => (isElement(node) ? node.children.map(plain).join('') : node.text);

function inline(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => (isElement(node) ? inlineElement(node) : escapeMarks(node.text.replaceAll(/\s+/g, ' '))))
    .join('');
}

function inlineElement(node: MarkupElement): string {
  const { name, attributes, children } = node;
  const formula = attributes['data-formula'];
  if (formula !== undefined) return `$${formula}$`;
  if (name === 'br') return '  \n';
  if (name === 'code') return code(plain(node));
  const text = inline(children);
  const sign = MARKS[name];
  if (sign) return marked(sign, text);
  const address = attributes.href;
  return name === 'a' && address ? `[${text}](<${address.replaceAll(/[<>]/g, encodeURIComponent)}>)` : text;
}

const BLOCKS = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'pre', 'div', 'hr', 'table']);

const prefixed = (text: string, first: string, others: string): string =>
  text
    .split('\n')
    .map((line, at) => (at === 0 ? first : line === '' ? '' : others) + line)
    .join('\n');

function list(node: MarkupElement): string {
  const from = Number(node.attributes.start ?? 1);
  const items = node.children.filter(isElement).filter(({ name }) => name === 'li');
  return items
    .map((item, at) => {
      const sign = node.name === 'ol' ? `${from + at}. ` : '- ';
      return prefixed(blocks(item.children).join('\n\n'), sign, ' '.repeat(sign.length));
    })
    .join('\n');
}

function fenced(node: MarkupElement): string {
  const text = plain(node).replace(/\n$/, '');
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence}\n${text}\n${fence}`;
}

function block(node: MarkupElement): string {
  const { name, attributes, children } = node;
  const formula = attributes['data-formula'];
  if (formula !== undefined) return `$$\n${formula}\n$$`;
  if (name === 'ul' || name === 'ol') return list(node);
  if (name === 'pre') return fenced(node);
  if (name === 'hr') return '---';
  if (name === 'blockquote') return prefixed(blocks(children).join('\n\n'), '> ', '> ').replaceAll('\n\n', '\n>\n');
  // below the headings of lessons
  if (/^h[2-4]$/.test(name)) return `${'#'.repeat(Number(name[1]) + 2)} ${inline(children).trim()}`;
  if (children.some((child) => isElement(child) && BLOCKS.has(child.name))) return blocks(children).join('\n\n');
  return inline(children).trim().split('\n').map(escapeStart).join('\n');
}

/** Blocks, and the words between them as paragraphs. */
function blocks(nodes: readonly MarkupNode[]): string[] {
  const found: string[] = [];
  let loose: MarkupNode[] = [];
  const close = () => {
    const text = inline(loose).trim();
    if (text !== '') found.push(escapeStart(text));
    loose = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !BLOCKS.has(node.name)) {
      loose.push(node);
      continue;
    }
    close();
    found.push(block(node));
  }
  close();
  return found.filter((text) => text !== '');
}

/** A cleaned text of ours as Markdown; formulas between dollar signs. */
export const markdownOf = (html: string): string => blocks(parseMarkup(html, 'html').root.children).join('\n\n');

/** Words of somebody on a line of their own. */
export const markdownLine = (text: string): string => escapeMarks(text.replaceAll(/\s+/g, ' ').trim());
