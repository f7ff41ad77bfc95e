/** A node of the syntax tree, as far as the rules look. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Visits a tree from the root down; the parents of a node come with it, nearest last. */
export function walk(root: unknown, visit: (node: Node, parents: readonly Node[]) => void): void {
  const parents: Node[] = [];
  const go = (node: Node): void => {
    visit(node, parents);
    parents.push(node);
    for (const key of Object.keys(node)) {
      const value = node[key];
      if (Array.isArray(value)) {
        for (const item of value) if (isNode(item)) go(item);
      } else if (isNode(value)) go(value);
    }
    parents.pop();
  };
  if (isNode(root)) go(root);
}
