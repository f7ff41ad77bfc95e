/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { CONFIGURATION_KEYS } from '@sullam/domain/configuration.ts';
import { PERMISSIONS } from '@sullam/domain/permissions.ts';
import { AREAS } from '@sullam/strings/all-areas.ts';

/** A key of the wording: `shell.menu.courses`. */
const KEY = `(?:${[...AREAS, 'errors'].join('|')})(?:\\.[\\w-]+)+`;
/** Slugs of the data that nobody worded: `two_factor_enabled`. What people write may look like one, as a hashtag does. */
const SLUG = [...CONFIGURATION_KEYS, ...PERMISSIONS.map(({ slug }) => slug)]
  .filter((slug) => slug.includes('_'))
  .join('|');

/** Keys and slugs that the page shows instead of words, names and hints that only screen readers read included. */
export const rawKeysIn = (page: Page): Promise<string[]> =>
  page.evaluate((pattern) => {
    const isRaw = new RegExp(pattern);
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, code, pre')) texts.push(node.nodeValue ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.trim()).filter((text) => isRaw.test(text)))];
  }, `^(?:${KEY}|${SLUG})$`);
