/// <reference lib="dom" />
// npm run gallery [-- --only login,catalogue] [--url http://localhost:3000]: a picture of every screen, both languages, two widths,
// light and dark, into gallery/, with gallery/index.html to leaf through. With --drawn FOLDER only what was drawn before it was built
// is taken, sheets of covers and faces too, each with its drawing from that folder beside it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Places } from '../e2e/places.gen.ts';
import { SCREENS } from '../e2e/screens.ts';
import { nameOf, openBrowser, openPage, settled, type View } from '../e2e/support/browser.ts';
import { startBuiltServer } from '../e2e/support/built-server.ts';
import { findPlaces } from '../e2e/support/places.ts';
import { pathOf, type Screen } from '../e2e/support/screen.ts';
import { sessionOf } from '../e2e/support/sign-in.ts';
import { DRAWINGS, type Drawing } from './quality/drawings.ts';
import { galleryPage, type Picture } from './quality/gallery-page.ts';
import { type Sheet, sheets } from './quality/sheets.ts';

const FOLDER = path.resolve('gallery');
const AT_ONCE = 2;

const VIEWS: readonly View[] = (['en', 'ar'] as const).flatMap((language) =>
  ([1440, 390] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((scheme) => ({ language, width, scheme })),
  ),
);

interface Place {
  browser: Browser;
  url: string;
  places: Places;
}

/** Has the pictures far down the page loaded too, which wait until somebody scrolls near them. */
const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    // a missing picture is reported as a failed request
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });

async function take({ browser, url, places }: Place, screen: Screen, view: View): Promise<Picture> {
  const file = `${screen.name}-${nameOf(view).replaceAll(' ', '-')}.png`;
  const state = screen.as ? await sessionOf(browser, url, screen.as, view) : undefined;
  const { page, watch, context } = await openPage(browser, url, view, state);
  try {
    if (screen.expects) watch.expectStatus(screen.expects.status, screen.expects.address);
    if (screen.losesNetwork) watch.expectLostNetwork();
    await page.goto(pathOf(screen, places));
    await settled(page);
    await screen.prepare?.(page);
    await loadPictures(page);
    await page.screenshot({ path: path.join(FOLDER, file), fullPage: true, animations: 'disabled' });
    return { screen: screen.name, view, file, trouble: watch.trouble() };
  } finally {
    await context.close();
  }
}

const SHEET_VIEW: View = { language: 'en', width: 1440, scheme: 'light' };

/** Draws a sheet with the styles of the learner application, which a page of it has brought along. */
async function takeSheet({ browser, url }: Place, { name, width, html }: Sheet): Promise<Picture> {
  const file = `${name}.png`;
  const { page, watch, context } = await openPage(browser, url, SHEET_VIEW);
  try {
    await page.goto('/auth/login');
    await settled(page);
    await page.setViewportSize({ width, height: 600 });
    await page.evaluate((body) => {
      document.body.innerHTML = body;
    }, html);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(FOLDER, file), fullPage: true, animations: 'disabled' });
    return { screen: name, view: SHEET_VIEW, file, trouble: watch.trouble() };
  } finally {
    await context.close();
  }
}

/** Does the work in the order of the list, some at a time. */
async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as Item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

const optionOf = (args: readonly string[], name: string): string | undefined => {
  const at = args.indexOf(name);
  return at === -1 ? undefined : args[at + 1];
};

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const built = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The applications could not be built.');
  return startBuiltServer();
}

const isSame = (one: View, other: View): boolean => nameOf(one) === nameOf(other);

/** Copies the drawings that there are into the gallery; the others are left out. */
function bringDrawings(folder: string): Drawing[] {
  const found = DRAWINGS.filter(({ drawing }) => existsSync(path.join(folder, `${drawing}.png`)));
  if (found.length === 0) throw new Error(`No drawings in ${folder}.`);
  for (const { drawing } of found)
    copyFileSync(path.join(folder, `${drawing}.png`), path.join(FOLDER, `drawn-${drawing}.png`));
  return found;
}

async function main(args: readonly string[]): Promise<void> {
  const folder = optionOf(args, '--drawn');
  const only = optionOf(args, '--only')?.split(',');
  const screens = SCREENS.filter((screen) => !only || only.includes(screen.name));
  const running = optionOf(args, '--url');
  const server = running ? { url: running, stop: async () => undefined } : await startServer();
  const browser = await openBrowser();
  try {
    if (!only) rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const place = { browser, url: server.url, places: await findPlaces(server.url) };
    const drawings = folder ? bringDrawings(folder) : [];
    const wanted = screens
      .flatMap((screen) => VIEWS.map((view) => ({ screen, view })))
      .filter(
        ({ screen, view }) =>
          !folder || drawings.some((each) => each.screen === screen.name && isSame(each.view, view)),
      );
    let done = 0;
    const pictures = await inTurn(wanted, async ({ screen, view }) => {
      const picture = await take(place, screen, view);
      done += 1;
      process.stdout.write(`\r  ${done} of ${wanted.length} pictures`);
      for (const trouble of picture.trouble) process.stdout.write(`\n  ${screen.name}, ${nameOf(view)}: ${trouble}\n`);
      return picture;
    });
    const ofSheets = folder ? sheets().filter(({ name }) => !only || only.includes(name)) : [];
    pictures.push(...(await inTurn(ofSheets, (sheet) => takeSheet(place, sheet))));
    writeFileSync(path.join(FOLDER, 'index.html'), galleryPage(pictures, drawings));
    process.stdout.write(`\n  gallery/index.html\n`);
    if (pictures.some((picture) => picture.trouble.length > 0)) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

await main(process.argv.slice(2));
