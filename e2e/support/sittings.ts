import type { Browser } from '@playwright/test';
import { nameOf, openPage, type View, type WatchedPage } from './browser.ts';
import { serverUrl } from './server-url.ts';
import { sessionFor } from './sign-in.ts';

/** Both languages and both widths, in light or in dark. */
export const PAIRS = [
  [
    { language: 'en', width: 1440, scheme: 'light' },
    { language: 'ar', width: 390, scheme: 'light' },
  ],
  [
    { language: 'en', width: 390, scheme: 'dark' },
    { language: 'ar', width: 1440, scheme: 'dark' },
  ],
] as const satisfies readonly (readonly View[])[];

/** Each language in light and dark, each of them once on a phone and once on a desktop. */
export const VIEWS: readonly View[] = PAIRS.flat();

interface Visit {
  screen: { as?: string };
  view: View;
}

/** What one person looks at in one view: a window for all of it, so that what the pages share is fetched once. */
interface Sitting<Visited extends Visit> {
  person: string | undefined;
  view: View;
  visits: Visited[];
}

/** Sorts visits by person and view; the longest sitting comes first. */
export function sittingsOf<Visited extends Visit>(visits: readonly Visited[]): Sitting<Visited>[] {
  const found = new Map<string, Sitting<Visited>>();
  for (const visit of visits) {
    const { screen, view } = visit;
    const key = `${screen.as} ${nameOf(view)}`;
    const sitting = found.get(key) ?? { person: screen.as, view, visits: [] };
    sitting.visits.push(visit);
    found.set(key, sitting);
  }
  return [...found.values()].sort((one, other) => other.visits.length - one.visits.length);
}

/** The window of a sitting. */
export async function makeWindow(browser: Browser, person: string | undefined, view: View): Promise<WatchedPage> {
  const state = person ? await sessionFor(serverUrl, person) : undefined;
  const made = await openPage(browser, serverUrl, view, state);
  made.page.on('dialog', (dialog) => void dialog.accept()); // an exam asks before it is left
  return made;
}
