/// <reference lib="dom" />
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { connect } from '../../apps/server/src/kernel/database/connect.ts';
import { openBrowser, openPage, type StorageState, type View } from '../../e2e/support/browser.ts';
import { startBuiltServer } from '../../e2e/support/built-server.ts';
import { findPlaces } from '../../e2e/support/places.ts';
import { sessionOf } from '../../e2e/support/sign-in.ts';
import { openCluster } from '../bench/cluster.ts';
import { fillGradebook } from './gradebook-data.ts';

/** How the large gradebook behaves for one reader; milliseconds. */
export interface GradebookTimes {
  /** From the beginning of the navigation until cells are on the screen, nothing in the browser's cache. */
  firstPaint: number;
  longestDown: number;
  longestAcross: number;
  /** Of the longest task what the processor worked on it: on a busy machine a task waits as well. */
  longestWork: number;
  /** Of the frames while scrolling, nineteen of twenty are shorter. */
  frame: number;
  /** Cells in the page when it stands still. */
  cells: number;
  shift: number;
}

export const LIMITS = { firstPaint: 1500, task: 100 };

const DATABASE = 'gradebook';
const VIEWS: readonly View[] = [
  { language: 'en', width: 1440 },
  { language: 'ar', width: 1440 },
];

interface Noted {
  painted: number;
  tasks: number[];
  shift: number;
}

/** Notes when the first cell was painted, tasks that were long, and what moved. */
function note(): void {
  const noted: Noted = { painted: 0, tasks: [], shift: 0 };
  Object.assign(window, { noted });
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('[role="gridcell"]')) return;
    watcher.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (noted.painted = performance.now())));
  });
  watcher.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.tasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) noted.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls the grid for a while, a step each frame; how long frames and tasks took. */
const scroll = (page: Page, way: 'down' | 'across') =>
  page.evaluate(async (along) => {
    const { noted } = window as unknown as { noted: Noted };
    const grid = document.querySelector('[role="grid"]') as HTMLElement;
    const sign = document.dir === 'rtl' ? -1 : 1;
    noted.tasks.length = 0;
    const frames: number[] = [];
    let before = performance.now();
    for (let step = 0; step < 150; step++) {
      grid.scrollBy(along === 'down' ? { top: 400 } : { left: sign * 90 });
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      frames.push(now - before);
      before = now;
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { frames, longest: Math.max(0, ...noted.tasks) };
  }, way);

interface TraceEvent {
  name: string;
  /** Microseconds that the thread worked. */
  tdur?: number;
}

/** Runs with the browser's own recording; the most that the processor worked on one task, in milliseconds. */
async function workDuring<Result>(browser: Browser, page: Page, run: () => Promise<Result>) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  const result = await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const tasks = traceEvents.filter(({ name }) => name.endsWith('RunTask'));
  return { result, work: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000 };
}

async function measureOnce(browser: Browser, url: string, at: string, view: View, state: StorageState) {
  const { page, context } = await openPage(browser, url, view, state);
  await page.addInitScript(note);
  await page.goto(at);
  await page.waitForFunction(() => (window as unknown as { noted: Noted }).noted.painted > 0, null, {
    timeout: 60_000,
  });
  await page.waitForFunction(
    (rows) => Number(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')) >= rows,
    2000,
    { timeout: 60_000 },
  );
  await page.waitForTimeout(1000);
  const { result, work } = await workDuring(browser, page, async () => ({
    down: await scroll(page, 'down'),
    across: await scroll(page, 'across'),
  }));
  const { down, across } = result;
  const noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  const cells = await page.locator('[role="gridcell"]').count();
  await context.close();
  const frames = [...down.frames, ...across.frames].sort((a, b) => a - b);
  return {
    firstPaint: noted.painted,
    longestDown: down.longest,
    longestAcross: across.longest,
    longestWork: work,
    frame: frames[Math.floor(frames.length * 0.95)] ?? 0,
    cells,
    shift: noted.shift,
  };
}

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A gradebook of 2,000 learners by 60 items in the studio, in a database of its own; medians of several visits. */
export async function measureGradebook(runs: number): Promise<Map<string, GradebookTimes>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sullam-gradebook-'));
  const cluster = await openCluster(folder);
  const root = connect(cluster.addressOf('postgres'), cluster.admin, 1);
  await root.unsafe(`create database ${DATABASE}`);
  await root.end();
  const server = await startBuiltServer({ ENVIRONMENT_LABEL: '', DATABASE_URL: cluster.urlOf(DATABASE) });
  const browser = await openBrowser();
  try {
    const { teachingCourseId } = await findPlaces(server.url);
    const admin = connect(cluster.addressOf(DATABASE), cluster.admin, 1);
    await fillGradebook(admin, teachingCourseId);
    await admin.end();
    const found = new Map<string, GradebookTimes>();
    for (const view of VIEWS) {
      const state = await sessionOf(browser, server.url, 'instructor@demo.test', view);
      const visits: GradebookTimes[] = [];
      for (let run = 0; run < runs; run++)
        visits.push(
          await measureOnce(browser, server.url, `/studio/courses/${teachingCourseId}/gradebook`, view, state),
        );
      const middle = (name: keyof GradebookTimes) => middleOf(visits.map((visit) => visit[name]));
      found.set(view.language, {
        firstPaint: middle('firstPaint'),
        longestDown: middle('longestDown'),
        longestAcross: middle('longestAcross'),
        longestWork: middle('longestWork'),
        frame: middle('frame'),
        cells: middle('cells'),
        shift: middle('shift'),
      });
    }
    return found;
  } finally {
    await browser.close();
    await server.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
