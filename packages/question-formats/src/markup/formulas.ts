import { element, type MarkupElement, type MarkupNode, textNode, textOf } from './markup-tree.ts';
import { texOfMathMl } from './mathml.ts';

/** TeX as Moodle's filters and MathJax read it in text: \(…\) in a line, \[…\] and $$…$$ on its own. */
const MARKS = [
  { opens: '\\(', closes: '\\)', isBlock: false },
  { opens: '\\[', closes: '\\]', isBlock: true },
  { opens: '$$', closes: '$$', isBlock: true },
] as const;
const OPENING = /\\[([]|\$\$/g;
const LONGEST = 4000;
const VERBATIM = new Set(['code', 'pre']);
/** Where a formula on a line of its own may stand. */
const HOLDS_BLOCKS = new Set(['', 'div', 'li', 'td', 'th', 'blockquote']);

function formulasOf(text: string, parent: string): MarkupNode[] {
  const nodes: MarkupNode[] = [];
  /** The next end of each kind; looked up again only behind it, so that many beginnings cost one search. */
  const ends = new Map<string, number>();
  let at = 0;
  for (const { 0: opens, index } of text.matchAll(OPENING)) {
    const mark = MARKS.find((candidate) => candidate.opens === opens);
    if (!mark || index < at) continue;
    const from = index + opens.length;
    let end = ends.get(opens) ?? -2;
    if (end !== -1 && end < from) end = text.indexOf(mark.closes, from);
    ends.set(opens, end);
    const tex = end === -1 || end - from > LONGEST ? '' : text.slice(from, end).trim();
    if (tex === '') continue;
    if (index > at) nodes.push(textNode(text.slice(at, index)));
    const tag = mark.isBlock && HOLDS_BLOCKS.has(parent) ? 'div' : 'span';
    nodes.push(element(tag, { 'data-formula': tex }, []));
    at = end + mark.closes.length;
  }
  if (at < text.length) nodes.push(textNode(text.slice(at)));
  return nodes;
}

function mathNodes(math: MarkupElement, parent: string): MarkupNode[] {
  const tex = texOfMathMl(math);
  if (tex === '' || tex.length > LONGEST) return [textNode(textOf(math))];
  const tag = math.attributes.display === 'block' && HOLDS_BLOCKS.has(parent) ? 'div' : 'span';
  return [element(tag, { 'data-formula': tex }, [])];
}

/** TeX in text, and MathML, turned into formulas of ours. */
export function withFormulas(nodes: readonly MarkupNode[], parent = ''): MarkupNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return formulasOf(node.text, parent);
    if (VERBATIM.has(node.name)) return [node];
    if (node.name === 'math') return mathNodes(node, parent);
    return [{ ...node, children: withFormulas(node.children, node.name) }];
  });
}

/** Formulas of ours written as TeX in text. */
export function withTex(nodes: readonly MarkupNode[]): MarkupNode[] {
  return nodes.map((node) => {
    if (node.kind === 'text') return node;
    const tex = node.attributes['data-formula'];
    if (tex === undefined) return { ...node, children: withTex(node.children) };
    return textNode(node.name === 'div' ? `\\[${tex}\\]` : `\\(${tex}\\)`);
  });
}
