/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { seededRandom, shuffled } from '@sullam/domain/seeded-random.ts';
import { seedOfRun } from '../../scripts/quality/seed-of-run.ts';
import { SCREENS } from '../screens.ts';
import { violationsIn, violationsOfSight } from '../support/axe.ts';
import { nameOf, resize, settled, type View, type WatchedPage } from '../support/browser.ts';
import { rawKeysIn } from '../support/raw-keys.ts';
import { pathOf, type Screen } from '../support/screen.ts';
import { makeWindow, PAIRS, sittingsOf, VIEWS } from '../support/sittings.ts';
import { expect, test } from '../support/test.ts';

/** How many screens are opened unless all are; the seed of the run says which. */
const MOST = 18;

interface Visited {
  screen: Screen;
  view: View;
  /** Whether it is then seen in the other width and colours, without being opened again. */
  isTurned: boolean;
}

/** With TEST_ALL every screen in every view; else a sample, each in one view. */
function visits(): Visited[] {
  if (process.env.TEST_ALL)
    return SCREENS.flatMap((screen) => VIEWS.map((view) => ({ screen, view, isTurned: false })));
  const random = seededRandom(`${seedOfRun()}/screens`);
  // half of the windows that all views would take: to open one costs as much as to look at two screens
  const [one, other] = PAIRS[random.below(PAIRS.length)] ?? PAIRS[0];
  return shuffled(SCREENS, random)
    .slice(0, MOST)
    .map((screen, turn) => ({
      screen,
      view: turn % 2 === 0 ? one : other,
      isTurned: !screen.name.startsWith('studio'),
    }));
}

const otherOf = ({ language, width, scheme }: View): View => ({
  language,
  width: width === 390 ? 1440 : 390,
  scheme: scheme === 'dark' ? 'light' : 'dark',
});

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function expectAccessible(page: Page, view: View, ask = violationsIn): Promise<void> {
  expect(await isTooWide(page), `${nameOf(view)}: wider than the window`).toBe(false);
  expect(await ask(page), nameOf(view)).toEqual([]);
  expect(await rawKeysIn(page), nameOf(view)).toEqual([]);
}

test.describe.configure({ mode: 'parallel' });
// what is wrong with a screen stands in the message; recording all of them would take a tenth of the time
test.use({ trace: 'off' });

for (const { person, view, visits: screens } of sittingsOf(visits())) {
  test.describe(`${person ?? 'a visitor'}, ${nameOf(view)}`, () => {
    test.describe.configure({ mode: 'default' });
    let sitting: WatchedPage;

    test.beforeAll(async ({ browser }) => {
      sitting = await makeWindow(browser, person, view);
    });
    // what a screen was answered instead of the server is no answer to the next
    test.afterEach(() => sitting.page.unrouteAll({ behavior: 'ignoreErrors' }));
    test.afterAll(() => sitting.context.close());

    for (const { screen, isTurned } of screens) {
      test(`the screen ${screen.name} is accessible, quiet and as wide as the window: ${nameOf(view)}`, async ({
        places,
      }) => {
        const { page, watch } = sitting;
        watch.begin();
        if (screen.expects) watch.expectStatus(screen.expects.status, screen.expects.address);
        if (screen.losesNetwork) watch.expectLostNetwork();
        await resize(page, view);
        await page.goto(pathOf(screen, places));
        await settled(page);
        await screen.prepare?.(page);
        await expectAccessible(page, view);
        if (isTurned) {
          await resize(page, otherOf(view));
          await settled(page);
          await expectAccessible(page, otherOf(view), violationsOfSight);
        }
        await screen.after?.(page);
        expect(watch.trouble()).toEqual([]);
        await page.goto('about:blank'); // a page that waits for the next test would go on working and keep its stream open
      });
    }
  });
}
