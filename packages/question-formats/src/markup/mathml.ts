import { isElement, type MarkupElement, type MarkupNode, textOf } from './markup-tree.ts';

/** TeX names of signs that TeX would read otherwise, or not at all. */
const SIGNS: Record<string, string> = {
  '×': '\\times ',
  '÷': '\\div ',
  '±': '\\pm ',
  '∓': '\\mp ',
  '⋅': '\\cdot ',
  '·': '\\cdot ',
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '≈': '\\approx ',
  '∞': '\\infty ',
  '∑': '\\sum ',
  '∏': '\\prod ',
  '∫': '\\int ',
  '→': '\\to ',
  '∈': '\\in ',
  '∂': '\\partial ',
  '−': '-',
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u00A0': ' ',
};

const signs = (text: string): string =>
  [...text.trim()]
    .map((sign) => (/[#$%&_{}]/.test(sign) ? `\\${sign}` : sign === '\\' ? '\\backslash ' : (SIGNS[sign] ?? sign)))
    .join('');

const inText = (text: string): string => `\\text{${text.replace(/[\\{}$%#&_^~]/g, ' ')}}`;

const all = (nodes: readonly MarkupNode[]): string => nodes.map(tex).join('');

/** Never with two braces at its beginning, which would be a gap of a cloze text. */
const group = (inner: string): string => (inner.startsWith('{') ? `{ ${inner}}` : `{${inner}}`);

/** Two or three operands of an element, each as a group. */
const groups = (node: MarkupElement): [string, string, string] => {
  const [a = '', b = '', c = ''] = node.children.filter(isElement).map((child) => group(tex(child)));
  return [a, b, c];
};

const ACCENTS: Record<string, string> = {
  '¯': '\\overline',
  '‾': '\\overline',
  '^': '\\hat',
  '→': '\\vec',
  '˙': '\\dot',
  '~': '\\tilde',
};

function over(node: MarkupElement): string {
  const [base, above] = groups(node);
  const accent = ACCENTS[textOf(node.children.filter(isElement)[1] ?? node).trim()];
  return accent ? `${accent}${base}` : `\\overset${above}${base}`;
}

function fenced(node: MarkupElement): string {
  const { open = '(', close = ')', separators = ',' } = node.attributes;
  const parts = node.children.filter(isElement).map(tex);
  return `\\left${signs(open) || '.'}${parts.join(separators.trim()[0] ?? '')}\\right${signs(close) || '.'}`;
}

const WRITERS: Record<string, (node: MarkupElement) => string> = {
  mi: (node) => {
    const name = textOf(node).trim();
    return name.length > 1
      ? /^(?:sin|cos|tan|log|ln|lim|max|min|exp)$/.test(name)
        ? `\\${name} `
        : `\\mathrm{${signs(name)}}`
      : signs(name);
  },
  mtext: (node) => inText(textOf(node)),
  ms: (node) => inText(textOf(node)),
  mspace: () => '\\ ',
  mfrac: (node) => `\\frac${groups(node)[0]}${groups(node)[1]}`,
  msqrt: (node) => `\\sqrt${group(all(node.children))}`,
  mroot: (node) => `\\sqrt[${groups(node)[1].slice(1, -1)}]${groups(node)[0]}`,
  msup: (node) => `${groups(node)[0]}^${groups(node)[1]}`,
  msub: (node) => `${groups(node)[0]}_${groups(node)[1]}`,
  msubsup: (node) => `${groups(node)[0]}_${groups(node)[1]}^${groups(node)[2]}`,
  munderover: (node) => `${groups(node)[0]}_${groups(node)[1]}^${groups(node)[2]}`,
  munder: (node) => `${groups(node)[0]}_${groups(node)[1]}`,
  mover: over,
  mfenced: fenced,
  mtable: (node) => `\\begin{matrix}${node.children.filter(isElement).map(tex).join('\\\\ ')}\\end{matrix}`,
  mtr: (node) => node.children.filter(isElement).map(tex).join('&'),
  mphantom: () => '',
  annotation: () => '',
  'annotation-xml': () => '',
};

function tex(node: MarkupNode): string {
  if (!isElement(node)) return signs(node.text);
  const writer = Object.hasOwn(WRITERS, node.name) ? WRITERS[node.name] : undefined;
  return writer ? writer(node) : all(node.children);
}

function annotated(node: MarkupElement): string | undefined {
  for (const child of node.children.filter(isElement)) {
    if (child.name === 'annotation' && /tex/i.test(child.attributes.encoding ?? '')) return textOf(child).trim();
    const inner = annotated(child);
    if (inner) return inner;
  }
  return undefined;
}

/** A formula of MathML as TeX: what it says itself of how it is written, else its presentation. */
export const texOfMathMl = (math: MarkupElement): string => annotated(math) || all(math.children).trim();
