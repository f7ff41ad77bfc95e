/// <reference lib="dom" />
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SCREENS } from '../screens.ts';
import { violationsIn } from '../support/axe.ts';
import { nameOf, openBrowser, openContext, settled, type View } from '../support/browser.ts';
import { findPlaces, type Places } from '../support/places.ts';
import { pathOf, type Screen } from '../support/screen.ts';
import { signIn } from '../support/sign-in.ts';
import { watch } from '../support/watch.ts';

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

const known = new Map<string, Promise<BrowserContext>>();

/** The browser of a person, or of a visitor, who goes from screen to screen: what the pages share is fetched once. */
function contextOf(person: string | undefined, view: View): Promise<BrowserContext> {
  const key = `${person} ${nameOf(view)}`;
  const made = known.get(key) ?? makeContext(person, view);
  known.set(key, made);
  return made;
}

async function makeContext(person: string | undefined, view: View): Promise<BrowserContext> {
  const context = await openContext(browser, url, view);
  if (person) {
    const page = await context.newPage();
    await signIn(page, person);
    await page.close();
  }
  return context;
}

async function examine(
  screen: Screen,
  view: View,
): Promise<{ violations: string[]; trouble: string[]; overflow: number }> {
  const page = await (await contextOf(screen.as, view)).newPage();
  const seen = watch(page);
  try {
    if (screen.expects) seen.expectStatus(screen.expects.status, screen.expects.address);
    await page.goto(pathOf(screen, places));
    await settled(page);
    await screen.prepare?.(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    return { violations: await violationsIn(page), trouble: seen.trouble(), overflow };
  } finally {
    await page.close();
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
