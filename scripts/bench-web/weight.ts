import type { Browser } from '@playwright/test';
import { openPage, type StorageState, settled, type View } from '../../e2e/support/browser.ts';
import { type Shift, shiftsOf, watchShifts } from '../../e2e/support/layout-shifts.ts';
import { BUDGET as SENT } from '../../packages/web-kit/vite/page-weights.ts';

/** What a browser fetches to show a page first. */
export interface Weight {
  /** Bytes as they travelled: the server keeps files compressed with brotli. */
  script: number;
  style: number;
  /** Sum of the layout shifts while it loads; the goal is none. */
  shift: number;
  shifts: readonly Shift[];
  /** The files, heaviest first. */
  files: { name: string; bytes: number }[];
}

/** What a first page may weigh, in bytes as they travel. */
export const BUDGET = { ...SENT, shift: 0.001 };

/** Opens a page as a first visit and adds up what it fetched until it stood still. */
export async function weigh(
  browser: Browser,
  url: string,
  path: string,
  view: View,
  state?: StorageState,
): Promise<Weight> {
  const { page, context } = await openPage(browser, url, view, state);
  const weight: Weight = { script: 0, style: 0, shift: 0, shifts: [], files: [] };
  const fetched: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    const kind = /javascript/.test(type) ? 'script' : /text\/css/.test(type) ? 'style' : null;
    if (!kind || !response.ok()) return;
    fetched.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize: bytes }) => {
          weight[kind] += bytes;
          weight.files.push({ name: new URL(response.url()).pathname.split('/').at(-1) ?? '', bytes });
        }),
    );
  });
  await watchShifts(page);
  await page.goto(path);
  await settled(page);
  await page.waitForTimeout(500);
  await Promise.all(fetched);
  weight.files.sort((a, b) => b.bytes - a.bytes);
  weight.shifts = await shiftsOf(page);
  weight.shift = weight.shifts.reduce((sum, { value }) => sum + value, 0);
  await context.close();
  return weight;
}
