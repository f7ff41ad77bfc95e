import { formulaOfImage, formulaOfScript } from './formula-elements.ts';
import { element, isElement, type MarkupElement, type MarkupNode, textNode, textOf } from './markup-tree.ts';
import { texOfMathMl } from './mathml.ts';

/** TeX as Moodle's filters, Canvas and MathJax read it in text: in a line, or on a line of its own. */
const MARKS = [
  { opens: '\\(', closes: '\\)', isBlock: false },
  { opens: '\\[', closes: '\\]', isBlock: true },
  { opens: '$$', closes: '$$', isBlock: true },
  { opens: '$', closes: '$', isBlock: false },
  { opens: '[tex]', closes: '[/tex]', isBlock: false },
  { opens: '[latex]', closes: '[/latex]', isBlock: false },
] as const;
const OPENING = /\\[([]|\$\$|(?<![\\$\p{L}\p{N}])\$(?=[^\s$])|\[(?:la)?tex\]/gu;
const LONGEST = 4000;
const VERBATIM = new Set(['code', 'pre']);
/** Where a formula on a line of its own may stand. */
const HOLDS_BLOCKS = new Set(['', 'div', 'li', 'td', 'th', 'blockquote']);
/** A word that says to formulas' filters that what is inside is text. */
const NO_FORMULA = /(?:^|\s)(?:tex2jax_ignore|mathjax_ignore|nolink)(?:\s|$)/;
const MATHML = 'http://www.w3.org/1998/Math/MathML';
const LITERAL = 'tex2jax_ignore nolink';

/** A formula between dollar signs, and not two prices: it begins and ends with something, on one line, before no digit. */
function closingDollar(text: string, from: number): number {
  for (let at = text.indexOf('$', from); at !== -1; at = text.indexOf('$', at + 1)) {
    if (text[at - 1] === '\\') continue;
    const inner = text.slice(from, at);
    const isClosing = /\S$/.test(inner) && !inner.includes('\n') && !/^[\d$\p{L}]/u.test(text.slice(at + 1));
    return isClosing && at - from <= 400 ? at : -1;
  }
  return -1;
}

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
    if (opens === '$') end = closingDollar(text, from);
    else if (end !== -1 && end < from) end = text.indexOf(mark.closes, from);
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

const formula = (tex: string, isBlock: boolean, parent: string): MarkupElement =>
  element(isBlock && HOLDS_BLOCKS.has(parent) ? 'div' : 'span', { 'data-formula': tex }, []);

function mathNodes(math: MarkupElement, parent: string): MarkupNode[] {
  const tex = texOfMathMl(math);
  if (tex === '' || tex.length > LONGEST) return [textNode(textOf(math))];
  return [formula(tex, math.attributes.display === 'block', parent)];
}

/** TeX in text, MathML, and what other systems draw formulas with, turned into formulas of ours. */
export function withFormulas(nodes: readonly MarkupNode[], parent = ''): MarkupNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return formulasOf(node.text, parent);
    if (VERBATIM.has(node.name)) return [node];
    if (NO_FORMULA.test(node.attributes.class ?? '')) return node.name === 'span' ? node.children : [node];
    if (node.name === 'math') return mathNodes(node, parent);
    if (node.name === 'tex') return [formula(textOf(node).trim(), false, parent)];
    const found = node.name === 'img' ? formulaOfImage(node) : node.name === 'script' ? formulaOfScript(node) : null;
    if (found && found.tex.length <= LONGEST) return [formula(found.tex, found.isBlock, parent)];
    return [{ ...node, children: withFormulas(node.children, node.name) }];
  });
}

/** Words that would be read as a formula are marked as words. */
function literally(text: string, parent: string): MarkupNode[] {
  const isFormula = formulasOf(text, parent).some(isElement);
  return isFormula ? [element('span', { class: LITERAL }, [textNode(text)])] : [textNode(text)];
}

/** A formula as TeX between signs that it doesn't hold itself, else as MathML that only quotes it. */
function texNode(tex: string, isBlock: boolean): MarkupNode {
  const [opens, closes] = isBlock ? ['\\[', '\\]'] : ['\\(', '\\)'];
  if (!tex.includes(closes) && tex.trim() === tex) return textNode(`${opens}${tex}${closes}`);
  const annotation = element('annotation', { encoding: 'application/x-tex' }, [textNode(tex)]);
  const semantics = element('semantics', {}, [element('mtext', {}, [textNode(tex)]), annotation]);
  return element('math', { xmlns: MATHML, ...(isBlock ? { display: 'block' } : {}) }, [semantics]);
}

/** Formulas of ours written as TeX in text. */
export function withTex(nodes: readonly MarkupNode[], parent = ''): MarkupNode[] {
  return nodes.flatMap((node): MarkupNode[] => {
    if (node.kind === 'text') return literally(node.text, parent);
    const tex = node.attributes['data-formula'];
    if (tex !== undefined) return [texNode(tex, node.name === 'div')];
    return [VERBATIM.has(node.name) ? node : { ...node, children: withTex(node.children, node.name) }];
  });
}
