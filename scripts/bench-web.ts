// npm run bench:web [-- --runs 5] [--only login,landing,gradebook] [--weight]: how heavy the first pages are, how Lighthouse judges
// them as a phone, beside an empty page of the same framework in the same run, and how a large gradebook is drawn and scrolled.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { Places } from '../e2e/places.gen.ts';
import { openBrowser, openPage, type StorageState, settled, type View } from '../e2e/support/browser.ts';
import { type BuiltServer, freePort, startBuiltServer } from '../e2e/support/built-server.ts';
import { findPlaces } from '../e2e/support/places.ts';
import { sessionOf, signIn } from '../e2e/support/sign-in.ts';
import { serveEmptyPage, temporaryFolder } from './bench-web/empty-page.ts';
import { type GradebookTimes, LIMITS, measureGradebook } from './bench-web/gradebook.ts';
import { ITEMS, LEARNERS } from './bench-web/gradebook-data.ts';
import { type Examination, examine, middle } from './bench-web/lighthouse.ts';
import { BUDGET, type Weight, weigh } from './bench-web/weight.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './quality/chromium.ts';

interface Page {
  name: string;
  path(places: Places): string;
  as?: string;
  isPublic: boolean;
}

const LEARNER = 'learner@demo.test';
const INSTRUCTOR = 'instructor@demo.test';
const PHONES: readonly View[] = [
  { language: 'en', width: 390 },
  { language: 'ar', width: 390 },
];

const PAGES: readonly Page[] = [
  { name: 'login', path: () => '/auth/login', isPublic: true },
  { name: 'register', path: () => '/register', isPublic: true },
  { name: 'landing', path: () => '/landing-page', isPublic: true },
  { name: 'catalogue', path: () => '/lms/all-courses', isPublic: true },
  { name: 'course overview', path: ({ courseId }) => `/lms/courses/${courseId}/overview`, isPublic: true },
  {
    name: 'course content',
    path: ({ lessons }) => `/lms/courses/${lessons.ARTICLE.courseId}/content/${lessons.ARTICLE.subsectionId}`,
    as: LEARNER,
    isPublic: false,
  },
  { name: 'my courses', path: () => '/lms/my-courses', as: LEARNER, isPublic: false },
  { name: 'studio', path: () => '/studio/home', as: INSTRUCTOR, isPublic: false },
];

/** Of the empty page's performance on a busy machine; on a quiet one the page itself reaches 95. */
const SHARE_OF_EMPTY = 0.92;
const QUIET_PERFORMANCE = 95;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
/** What is not enough makes the whole run fail. */
function yes(isEnough: boolean): string {
  if (!isEnough) process.exitCode = 1;
  return isEnough ? 'yes' : 'NO';
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** How long the strip of events may take to find out whether it has something for somebody who has just signed in, in ms. */
const STRIP = 1500;

/** The browser of somebody who has been here before, which knows what the strip above the bar showed them. */
async function returning(browser: Browser, url: string, email: string, view: View): Promise<StorageState> {
  const { page, context } = await openPage(browser, url, view, await sessionOf(browser, url, email, view));
  await page.goto('/');
  await settled(page);
  await page.waitForTimeout(STRIP);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function weights(server: BuiltServer, pages: readonly Page[], places: Places): Promise<Map<string, Weight>> {
  const browser = await openBrowser();
  try {
    const found = new Map<string, Weight>();
    for (const page of pages) {
      for (const view of PHONES) {
        const state = page.as ? await returning(browser, server.url, page.as, view) : undefined;
        found.set(`${page.name}, ${view.language}`, await weigh(browser, server.url, page.path(places), view, state));
      }
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** Examines a page in a browser in which somebody has signed in; Lighthouse attaches to it. */
async function examineSignedIn(url: string, address: string, email: string, executable: string): Promise<Examination> {
  const port = await freePort();
  const folder = temporaryFolder();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: executable,
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
    baseURL: url,
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto('/auth/login');
    await signIn(page, email);
    await settled(page);
    await page.waitForTimeout(STRIP);
    return await examine(address, executable, { port });
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function examinations(
  server: BuiltServer,
  pages: readonly Page[],
  places: Places,
  runs: number,
): Promise<Map<string, Examination[]>> {
  const executable = findChromium();
  const empty = await serveEmptyPage();
  const found = new Map<string, Examination[]>();
  const add = (name: string, examination: Examination) => found.set(name, [...(found.get(name) ?? []), examination]);
  try {
    for (let run = 0; run < runs; run++) {
      process.stdout.write(`  Lighthouse, run ${run + 1} of ${runs}…\n`);
      add('empty', await examine(empty.url, executable));
      for (const page of pages) {
        const address = `${server.url}${page.path(places)}`;
        add(
          page.name,
          page.as
            ? await examineSignedIn(server.url, address, page.as, executable)
            : await examine(address, executable),
        );
      }
    }
  } finally {
    await empty.stop();
  }
  return found;
}

function weightReport(found: ReadonlyMap<string, Weight>): string {
  const rows = [...found].map(([name, { script, style, shift, files }]) => [
    name,
    kilobytes(script),
    kilobytes(style),
    `${files.length}`,
    shift.toFixed(4),
    yes(script <= BUDGET.script && style <= BUDGET.style && shift <= BUDGET.shift),
  ]);
  const files = [...found].map(
    ([name, weight]) =>
      `- ${name}: ${weight.files
        .slice(0, 12)
        .map((file) => `${file.name} ${kilobytes(file.bytes)}`)
        .join(', ')}`,
  );
  const moved = [...found].flatMap(([name, { shifts }]) =>
    shifts.flatMap(({ value, moved }) => moved.map((what) => `- ${name}: ${value.toFixed(4)} ${what}`)),
  );
  return `## Weight of a first visit\n\nSummed from what the browser fetches, as it was sent (brotli). Budget: ${kilobytes(BUDGET.script)} kB of script, ${kilobytes(BUDGET.style)} kB of style, no layout shift.\n\n${table(['page', 'script kB', 'style kB', 'files', 'layout shift', 'within'], rows)}\n\n${[...files, ...moved].join('\n')}`;
}

function lighthouseReport(found: ReadonlyMap<string, Examination[]>, pages: readonly Page[], runs: number): string {
  const empty = middle(found.get('empty')!);
  const rows = pages.map((page) => {
    const { scores } = middle(found.get(page.name)!);
    const ratio = scores.performance / empty.scores.performance;
    const isEnough =
      (scores.performance >= QUIET_PERFORMANCE || ratio >= SHARE_OF_EMPTY) &&
      scores.accessibility === 100 &&
      scores['best-practices'] === 100 &&
      (!page.isPublic || scores.seo >= 95);
    return [
      page.name,
      `${scores.performance}`,
      ratio.toFixed(2),
      `${scores.accessibility}`,
      `${scores['best-practices']}`,
      page.isPublic ? `${scores.seo}` : '-',
      yes(isEnough),
    ];
  });
  const faults = pages.flatMap((page) =>
    middle(found.get(page.name)!).faults.map((fault) => `- ${page.name}: ${fault}`),
  );
  return [
    `## Lighthouse, mobile\n\nMedian of ${runs}, in turn with an empty page of the same framework (performance ${empty.scores.performance}). Wanted: performance ${QUIET_PERFORMANCE}, or ${SHARE_OF_EMPTY} of the empty page's on a busy machine; accessibility and best practices 100; SEO 95 on public pages.`,
    table(['page', 'performance', 'of empty', 'accessibility', 'best practices', 'SEO', 'enough'], rows),
    ...(faults.length > 0 ? [faults.join('\n')] : []),
  ].join('\n\n');
}

const milliseconds = (value: number): string => `${Math.round(value)} ms`;

/** Chromium calls a task long from here on. */
const LONG_TASK = 50;
const taskTime = (value: number): string => (value === 0 ? `under ${LONG_TASK} ms` : milliseconds(value));

function gradebookReport(found: ReadonlyMap<string, GradebookTimes>): string {
  const rows = [...found].map(([language, times]) => [
    language,
    milliseconds(times.firstPaint),
    taskTime(times.longestDown),
    taskTime(times.longestAcross),
    milliseconds(times.longestWork),
    milliseconds(times.frame),
    `${times.cells}`,
    times.shift.toFixed(4),
    yes(times.firstPaint <= LIMITS.firstPaint && Math.max(times.longestDown, times.longestAcross) <= LIMITS.task),
  ]);
  const head = [
    'language',
    'first paint',
    'longest task down',
    'across',
    'of it work',
    'frame p95',
    'cells',
    'layout shift',
    'enough',
  ];
  return `## Gradebook, ${LEARNERS} learners by ${ITEMS} items\n\nMedians. Wanted: cells on the screen within ${LIMITS.firstPaint} ms of a first visit, no task of more than ${LIMITS.task} ms while scrolling (on a busy machine a task waits as well: beside it what the processor worked).\n\n${table(head, rows)}`;
}

async function main(args: readonly string[]): Promise<void> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const only = option('--only')?.split(',');
  const runs = Number(option('--runs') ?? 5);
  const pages = PAGES.filter((page) => !only || only.includes(page.name));
  const built = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The applications could not be built.');
  const parts = ['# Pages'];
  const add = (part: string) => {
    process.stdout.write(`\n${part}\n\n`);
    parts.push(part);
  };
  if (pages.length > 0) {
    const server = await startBuiltServer({ ENVIRONMENT_LABEL: '' });
    try {
      const places = await findPlaces(server.url);
      add(weightReport(await weights(server, pages, places)));
      if (!args.includes('--weight'))
        add(lighthouseReport(await examinations(server, pages, places, runs), pages, runs));
    } finally {
      await server.stop();
    }
  }
  if (only ? only.includes('gradebook') : !args.includes('--weight'))
    add(gradebookReport(await measureGradebook(runs)));
  mkdirSync('bench-results', { recursive: true });
  writeFileSync(path.join('bench-results', 'latest-web.md'), `${parts.join('\n\n')}\n`);
}

await main(process.argv.slice(2));
