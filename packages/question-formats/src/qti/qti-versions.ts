import type { MarkupElement, MarkupNode } from '../markup/markup-tree.ts';

const PREFIX = 'qti-';
const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Attributes that mean the same in all names: data, accessibility and languages. */
const isOwnName = (name: string): boolean => /^(?:data-|aria-|xml:|xmlns|xsi:)/.test(name);

/** What only wraps text in QTI 3. */
const WRAPPERS = new Set(['contentBody']);
/** For tools that show items, and not part of what is asked. */
const ASIDE = new Set(['catalogInfo', 'companionMaterialsInfo', 'stylesheet', 'interactionMarkup']);

function renamed(node: MarkupNode): MarkupNode[] {
  if (node.kind === 'text') return [node];
  const children = node.children.flatMap(renamed);
  if (!node.name.startsWith(PREFIX)) return [{ ...node, children }];
  const name = camel(node.name.slice(PREFIX.length));
  if (WRAPPERS.has(name)) return children;
  if (ASIDE.has(name)) return [];
  const attributes = Object.entries(node.attributes).map(([key, value]) => [isOwnName(key) ? key : camel(key), value]);
  return [{ ...node, name, attributes: Object.fromEntries(attributes), children }];
}

/** Items of QTI 3 under the names of QTI 2: the elements are the same ones, written otherwise. */
export const inNamesOfQti2 = (root: MarkupElement): MarkupElement => ({
  ...root,
  children: root.children.flatMap(renamed),
});
