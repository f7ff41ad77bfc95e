/// <reference lib="dom" />
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Translator } from '../../../packages/strings/src/translate.ts';
import { violationsIn } from '../../support/axe.ts';
import { openPage, type StorageState, settled, type View } from '../../support/browser.ts';
import type { Watch } from '../../support/watch.ts';
import { beginning, exactly, wordsOf } from './words.ts';

/** Somebody in front of a screen, who finds things by what they are called. */
export interface Walker {
  readonly page: Page;
  readonly view: View;
  readonly watch: Watch;
  readonly t: Translator;
  readonly isPhone: boolean;
  button(name: string): Locator;
  link(name: string): Locator;
  field(name: string): Locator;
  heading(name: string): Locator;
  menuItem(name: string): Locator;
  /** The first place where a text stands to be read. */
  text(text: string): Locator;
  /** Waits for stillness, then demands that nothing went wrong, nothing is cut off and everybody can use it. */
  lookAround(): Promise<void>;
  leave(): Promise<void>;
}

const visible = (locator: Locator): Locator => locator.filter({ visible: true }).first();

/** Opens a fresh window for somebody; `state` is a session that they already have. */
export async function walk(browser: Browser, url: string, view: View, state?: StorageState): Promise<Walker> {
  const { page, watch, context } = await openPage(browser, url, view, state);
  page.setDefaultTimeout(15_000);
  const t = await wordsOf(view.language);
  return {
    page,
    view,
    watch,
    t,
    isPhone: view.width === 390,
    button: (name) => visible(page.getByRole('button', { name: exactly(name) })),
    link: (name) => visible(page.getByRole('link', { name: exactly(name) })),
    field: (name) => visible(page.getByLabel(beginning(name))),
    heading: (name) => visible(page.getByRole('heading', { name: exactly(name) })),
    menuItem: (name) => visible(page.getByRole('menuitem', { name: exactly(name) })),
    text: (text) => visible(page.getByText(beginning(text))),
    lookAround: async () => {
      await settled(page);
      const where = `${new URL(page.url()).pathname} (${view.language} ${view.width})`;
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(watch.trouble(), `trouble at ${where}`).toEqual([]);
      expect(await violationsIn(page), `accessibility at ${where}`).toEqual([]);
      expect(overflow, `wider than the window: ${where}`).toBeLessThanOrEqual(0);
    },
    leave: () => context.close(),
  };
}
