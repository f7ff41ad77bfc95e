import { LANGUAGES, type Language, type Localized } from '@sullam/domain/localized.ts';
import type { Notes } from '../report.ts';
import { element, isElement, type MarkupElement, type MarkupNode, rewrite } from './markup-tree.ts';

/**
 * Two languages in one text. Moodle's convention for content in several languages is used in all formats that hold
 * HTML: `<span lang="ar" class="multilang">…</span>`, in QTI with `xml:lang`. What stands outside belongs to both.
 */
const CLASS = 'multilang';
const NESTED_CLASS = /(^|\s)multilang(\s|$)/;
/** The other syntax that Moodle sites use: {mlang ar}…{mlang}. */
const TAG = /\{[ \t]{0,4}mlang(?:[ \t]{1,4}([a-zA-Z_,-]{2,40}))?[ \t]{0,4}\}/g;

/** {mlang} tags that belong together written as spans; the others stay text. */
export function withLanguageTagsAsSpans(html: string): string {
  const tags = [...html.matchAll(TAG)];
  let written = '';
  let at = 0;
  tags.forEach((tag, index) => {
    const next = tags[index + 1];
    if (tag[1] === undefined || !next || next[1] !== undefined) return;
    const inner = html.slice(tag.index + tag[0].length, next.index);
    written += `${html.slice(at, tag.index)}<span class="${CLASS}" lang="${tag[1]}">${inner}</span>`;
    at = next.index + next[0].length;
  });
  return written + html.slice(at);
}

const codesOf = (node: MarkupElement): string[] =>
  (node.attributes.lang ?? node.attributes['xml:lang'] ?? '')
    .split(',')
    .map((code) => code.trim().toLowerCase().slice(0, 2))
    .filter((code) => code !== '');

const isLanguagePart = (node: MarkupElement): boolean =>
  NESTED_CLASS.test(node.attributes.class ?? '') && codesOf(node).length > 0;

const languageOf = (code: string): Language | undefined => LANGUAGES.find((language) => language === code);

function codesIn(nodes: readonly MarkupNode[], found = new Set<string>()): Set<string> {
  for (const node of nodes.filter(isElement)) {
    if (isLanguagePart(node)) for (const code of codesOf(node)) found.add(code);
    else codesIn(node.children, found);
  }
  return found;
}

/** The nodes as readers of one language get them. */
const only = (nodes: readonly MarkupNode[], code: string): MarkupNode[] =>
  rewrite(nodes, (child) => {
    if (!isLanguagePart(child)) return [child];
    return codesOf(child).includes(code) ? child.children : [];
  });

/** A text's nodes by language; unmarked text is in `language`. */
export function splitLanguages(
  nodes: readonly MarkupNode[],
  language: Language,
  notes: Notes,
): Partial<Record<Language, MarkupNode[]>> {
  const codes = codesIn(nodes);
  if (codes.size === 0) return { [language]: [...nodes] };
  const ours = LANGUAGES.filter((candidate) => codes.has(candidate));
  for (const code of codes)
    if (!languageOf(code) && code !== 'ot' && ours.length > 0) notes.add('language-left', { language: code });
  if (ours.length > 0) return Object.fromEntries(ours.map((code) => [code, only(nodes, code)]));
  const [first = '', ...others] = codes;
  for (const code of others) notes.add('language-left', { language: code });
  return { [language]: only(nodes, first) };
}

/** The HTML of both languages as one; `language` alone stands unmarked. */
export function joinLanguages(
  text: Localized,
  language: Language,
  nodesOf: (html: string) => MarkupNode[],
  attribute: 'lang' | 'xml:lang',
): MarkupNode[] {
  const parts = LANGUAGES.flatMap((code) => (text[code]?.trim() ? [{ code, nodes: nodesOf(text[code] ?? '') }] : []));
  if (parts.length === 1 && parts[0]?.code === language) return parts[0].nodes;
  return parts.map(({ code, nodes }) => {
    const tag =
      attribute === 'xml:lang' && nodes.some((node) => isElement(node) && BLOCKS.has(node.name)) ? 'div' : 'span';
    return element(tag, { class: CLASS, [attribute]: code }, nodes);
  });
}

/** Elements that can't stand in a line of text. */
export const BLOCKS = new Set([
  ...['p', 'div', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'table', 'pre', 'blockquote', 'figure', 'hr', 'figcaption'],
]);
