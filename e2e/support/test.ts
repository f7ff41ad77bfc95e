import { type BrowserContext, test as base } from '@playwright/test';
import type { Places } from '../places.gen.ts';
import { findPlaces } from './places.ts';
import { serverUrl } from './server-url.ts';
import { type Enter, enterWith } from './visit.ts';

/** What a journey has at hand: the places of the demo, and the way into the product. */
export const test = base.extend<{ enter: Enter }, { places: Places }>({
  places: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are used
    async ({}, use) => {
      await use(await findPlaces(serverUrl));
    },
    { scope: 'worker' },
  ],
  enter: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (...who) => {
      const visit = await enterWith(browser, baseURL ?? serverUrl, ...who);
      opened.push(visit.context);
      return visit;
    });
    for (const context of opened) await context.close();
  },
});

export { expect } from '@playwright/test';
