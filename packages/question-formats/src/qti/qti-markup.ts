import { BLOCKS } from '../markup/html-languages.ts';
import { element, type MarkupElement, type MarkupNode, rewrite } from '../markup/markup-tree.ts';
import type { Notes } from '../report.ts';

/** HTML that QTI 2.1 doesn't know leaves as a span or a division of this class and comes back from it. */
const MARKED = /^html-(u|s|mark|figure|figcaption)$/;
const UNKNOWN = new Set(['u', 's', 'mark', 'figure', 'figcaption']);

const ATTRIBUTES: Record<string, readonly string[]> = {
  '*': ['class', 'xml:lang'],
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  object: ['data', 'type', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  col: ['span'],
};

/** Nodes of the product's HTML as QTI 2.1 allows them. */
export function qtiNodes(nodes: readonly MarkupNode[], notes: Notes): MarkupNode[] {
  return rewrite(nodes, (child) => {
    const allowed = [...(ATTRIBUTES['*'] ?? []), ...(ATTRIBUTES[child.name] ?? [])];
    const attributes: Record<string, string> = {};
    for (const [name, value] of Object.entries(child.attributes)) {
      const written = name === 'lang' ? 'xml:lang' : name;
      if (allowed.includes(written)) attributes[written] = value;
      else if (!['target', 'rel'].includes(name)) notes.add('formatting-left');
    }
    if (!UNKNOWN.has(child.name)) return [{ ...child, attributes }];
    const name = BLOCKS.has(child.name) ? 'div' : 'span';
    return [element(name, { ...attributes, class: `html-${child.name}` }, child.children)];
  });
}

/** The same way back. */
export const htmlNodes = (nodes: readonly MarkupNode[]): MarkupNode[] =>
  rewrite(nodes, (child) => {
    const name = MARKED.exec(child.attributes.class ?? '')?.[1];
    if (!name) return [child];
    const { class: _, ...attributes } = child.attributes;
    return [{ ...child, name, attributes }];
  });

/** Where the question's text stands in an item of ours, apart from what is answered. */
export const PROMPT_CLASS = 'question-prompt';
/** A gap of a cloze text, apart from a short answer. */
export const BLANK_CLASS = 'blank';

export const hasClass = (node: MarkupElement, name: string): boolean =>
  (node.attributes.class ?? '').split(/\s+/).includes(name);
