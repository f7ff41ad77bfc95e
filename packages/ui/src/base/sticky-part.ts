/** What sticks to an edge of its scroller: how much of the edge it covers, by part. */
const covered = new Map<HTMLElement, { scroller: HTMLElement; edge: Edge; size: number }>();

type Edge = 'head' | 'foot';

const INSET = { head: 'top', foot: 'bottom' } as const;
const PADDING = { head: 'scroll-padding-block-start', foot: 'scroll-padding-block-end' } as const;
/** Room for the ring around what has the focus, in px. */
const AROUND_FOCUS = 16;

function scrollerOf(element: HTMLElement): HTMLElement {
  const { body, documentElement } = element.ownerDocument;
  for (let above = element.parentElement; above && above !== body; above = above.parentElement)
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  return documentElement;
}

function settle(scroller: HTMLElement, edge: Edge): void {
  const sizes = [...covered.values()]
    .filter((part) => part.scroller === scroller && part.edge === edge)
    .map(({ size }) => size);
  const size = Math.max(0, ...sizes);
  // the window has bars of its own besides, which app.css adds
  if (scroller === scroller.ownerDocument.documentElement) scroller.style.setProperty(`--sticky-${edge}`, `${size}px`);
  else scroller.style.setProperty(PADDING[edge], `${size + AROUND_FOCUS}px`);
}

function stick(element: HTMLElement, edge: Edge): () => void {
  const scroller = scrollerOf(element);
  const measure = () => {
    const { position, [INSET[edge]]: inset } = getComputedStyle(element);
    const isStuck = position === 'sticky' || position === 'fixed';
    const size = isStuck ? element.offsetHeight + (Number.parseFloat(inset) || 0) : 0;
    covered.set(element, { scroller, edge, size });
    settle(scroller, edge);
  };
  const watch = new ResizeObserver(measure);
  // its border box: a bar that begins to stick may get an edge, and room beside what it holds
  watch.observe(element, { box: 'border-box' });
  measure();
  return () => {
    watch.disconnect();
    covered.delete(element);
    settle(scroller, edge);
  };
}

/**
 * The `ref` of a part that sticks to the foot of the window or of its scroller. Whatever gets the focus is scrolled clear of it
 * (WCAG 2.2, 2.4.11). A class of theme.css keeps it from sticking where the window is low.
 */
export const stickyFoot = (element: HTMLElement | null) => (element ? stick(element, 'foot') : undefined);

/** The same at the head. */
export const stickyHead = (element: HTMLElement | null) => (element ? stick(element, 'head') : undefined);
