import { childNamed, descendants, elementsOf, type MarkupElement } from '../markup/markup-tree.ts';

export interface Label {
  ident: string;
  node: MarkupElement;
}

/** One thing to be answered. */
export interface Response {
  ident: string;
  /** What stands beside it: a stem to match, the name of a gap. */
  material: MarkupElement | undefined;
  labels: readonly Label[];
  isMultiple: boolean;
  isOrdered: boolean;
  isTyped: boolean;
  isNumeric: boolean;
  node: MarkupElement;
}

const RESPONSES = new Set(['response_lid', 'response_str', 'response_num', 'response_grp', 'response_xy']);

function* responseNodes(parent: MarkupElement): Generator<MarkupElement> {
  for (const child of elementsOf(parent)) {
    if (RESPONSES.has(child.name)) yield child;
    else yield* responseNodes(child);
  }
}

function responseOf(node: MarkupElement): Response {
  const inner = [...descendants(node)];
  const fib = inner.find(({ name }) => name === 'render_fib');
  const labels = inner
    .filter(({ name }) => name === 'response_label')
    .map((label) => ({ ident: label.attributes.ident ?? '', node: label }));
  const cardinality = (node.attributes.rcardinality ?? 'Single').toLowerCase();
  const isTyped = node.name === 'response_str' || node.name === 'response_num' || fib !== undefined;
  return {
    ident: node.attributes.ident ?? '',
    material: childNamed(node, 'material'),
    labels: isTyped ? [] : labels,
    isMultiple: cardinality === 'multiple',
    isOrdered: cardinality === 'ordered',
    isTyped,
    isNumeric: node.name === 'response_num' || /^(?:decimal|integer|scientific)$/i.test(fib?.attributes.fibtype ?? ''),
    node,
  };
}

/** What an item asks for, in its order. */
export const responsesOf = (presentation: MarkupElement, type: string): Response[] =>
  [...responseNodes(presentation)]
    .map(responseOf)
    // tools that name the type leave out what is typed
    .map((response) => (response.isTyped && /numerical/.test(type) ? { ...response, isNumeric: true } : response));
