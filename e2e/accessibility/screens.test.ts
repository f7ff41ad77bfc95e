/// <reference lib="dom" />
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SCREENS, type Screen } from '../screens.ts';
import { violationsIn } from '../support/axe.ts';
import { nameOf, openBrowser, openPage, settled, type View } from '../support/browser.ts';
import { findPlaces, type Places } from '../support/places.ts';
import { sessionOf } from '../support/sign-in.ts';

const url = inject('serverUrl');
let browser: Browser;
let places: Places;

beforeAll(async () => {
  browser = await openBrowser();
  places = await findPlaces(url);
});

afterAll(() => browser.close());

/** Each language in light and dark, each of them once on a phone and once on a desktop. */
const VIEWS: readonly View[] = [
  { language: 'en', width: 1440, scheme: 'light' },
  { language: 'en', width: 390, scheme: 'dark' },
  { language: 'ar', width: 390, scheme: 'light' },
  { language: 'ar', width: 1440, scheme: 'dark' },
];

async function examine(
  screen: Screen,
  view: View,
): Promise<{ violations: string[]; trouble: string[]; overflow: number }> {
  const state = screen.as ? await sessionOf(browser, url, screen.as, view) : undefined;
  const { page, watch, context } = await openPage(browser, url, view, state);
  try {
    if (screen.expects) watch.expectStatus(screen.expects.status, screen.expects.address);
    await page.goto(screen.path(places));
    await settled(page);
    await screen.prepare?.(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    return { violations: await violationsIn(page), trouble: watch.trouble(), overflow };
  } finally {
    await context.close();
  }
}

/** Each language once: either on a desktop or on a phone. */
const HALVES = [1440, 390].map((width) => VIEWS.filter((view) => view.width === width));

const inTurn = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item;

/** Visitors' screens in all views, learners' in each language, the studio's in one view each, all views in turn. */
function viewsOf(screen: Screen, index: number): readonly View[] {
  if (!screen.as) return VIEWS;
  return screen.name.startsWith('studio') ? [inTurn(VIEWS, index)] : inTurn(HALVES, index);
}

describe.each(SCREENS.map((screen, index) => [screen.name, screen, viewsOf(screen, index)] as const))(
  'the screen %s',
  (_, screen, views) => {
    it.concurrent.each(views.map((view) => [nameOf(view), view] as const))(
      'is accessible, quiet and as wide as the window: %s',
      async (__, view) => {
        const { violations, trouble, overflow } = await examine(screen, view);
        expect(violations).toEqual([]);
        expect(trouble).toEqual([]);
        expect(overflow).toBeLessThanOrEqual(0);
      },
    );
  },
);
