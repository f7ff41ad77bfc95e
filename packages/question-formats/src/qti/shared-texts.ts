import {
  childNamed,
  descendants,
  type MarkupElement,
  type MarkupNode,
  parseMarkup,
  rewrite,
} from '../markup/markup-tree.ts';
import { inNamesOfQti2 } from './qti-versions.ts';

/** The address of a page that an item shows as a part of itself; null for any other element. */
export function sharedPage({ name, attributes: { data = '', type = '' } }: MarkupElement): string | null {
  if (name !== 'object') return null;
  return /^(?:text\/html|application\/xhtml\+xml)\b/.test(type) || /\.x?html?$/i.test(data) ? data : null;
}

const ADDRESSES = ['src', 'data', 'href'];
const IS_RELATIVE = /^(?![a-z][a-z0-9+.-]*:|[/#])./i;

/** The nodes of a text in a file of its own, or of one element in it; what it names beside itself is found from the item. */
export function sharedNodes(text: string, address: string, within?: string): MarkupNode[] | undefined {
  const root = inNamesOfQti2(parseMarkup(text, within === 'body' ? 'html' : 'xml').root);
  const inner = within === undefined ? root : [...descendants(root)].find(({ name }) => name === within);
  // a page may be written without its body
  const holder = inner ?? (within === 'body' && !childNamed(root, 'html') ? root : undefined);
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  return (
    holder &&
    rewrite(holder.children, (child) => {
      const moved = Object.entries(child.attributes).map(([name, value]) =>
        ADDRESSES.includes(name) && IS_RELATIVE.test(value) ? [name, `${folder}${value}`] : [name, value],
      );
      return [{ ...child, attributes: Object.fromEntries(moved) }];
    })
  );
}
