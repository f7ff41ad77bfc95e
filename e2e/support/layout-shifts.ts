/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** Something that moved on its own while a page was there. */
export interface Shift {
  /** How much of the window, and how far: as browsers count it. */
  value: number;
  /** What moved, and by how many pixels to the end and down. */
  moved: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Notes what moves on the pages that this window opens from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const text = node?.textContent?.trim().slice(0, 30) ?? '';
      return element ? `${element.tagName.toLowerCase()}.${element.className} "${text}"` : 'something gone';
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(({ node, previousRect: from, currentRect: to }) =>
              [nameOf(node), `x ${to.x - from.x}`, `y ${to.y - from.y}`, `height ${from.height} to ${to.height}`].join(
                ', ',
              ),
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved so far. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
