import type { Outline } from './builder.api.ts';
import type { TreeOrder } from './outline-order.ts';

/** The order in which the outline stands, as the tree hands it back. */
export const orderOf = ({ sections }: Outline): { id: string; children: string[] }[] =>
  sections.map(({ courseSectionId, subsections }) => ({
    id: `s${courseSectionId}`,
    children: subsections.map(({ courseSubsectionId }) => `l${courseSubsectionId}`),
  }));

const swapped = <Item>(items: readonly Item[], at: number, to: number): Item[] => {
  const next = [...items];
  const [item] = next.splice(at, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
};

/** The order after a row went one step up (-1) or down (1): a lesson at the end of its module goes into the next one. */
export function stepped(order: TreeOrder, id: string, step: -1 | 1): TreeOrder | undefined {
  const at = order.findIndex((section) => section.id === id);
  if (at >= 0) return order[at + step] ? swapped(order, at, at + step) : undefined;
  const from = order.findIndex(({ children }) => children.includes(id));
  const section = order[from];
  if (!section) return undefined;
  const place = section.children.indexOf(id);
  if (section.children[place + step] !== undefined)
    return order.map((each) =>
      each === section ? { ...each, children: swapped(each.children, place, place + step) } : each,
    );
  const next = order[from + step];
  return next && movedTo(order, id, next.id, step === 1 ? 'first' : 'last');
}

/** The order after a lesson went to another module. */
export const movedTo = (order: TreeOrder, id: string, sectionId: string, end: 'first' | 'last' = 'last'): TreeOrder =>
  order.map((section) => {
    const children = section.children.filter((child) => child !== id);
    if (section.id !== sectionId) return { ...section, children };
    return { ...section, children: end === 'first' ? [id, ...children] : [...children, id] };
  });
