/// <reference lib="dom" />
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { PageManifest } from '@sullam/domain/page-manifest.ts';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_PAGES as LEARNER_PAGES } from '../../../apps/learner/src/first-pages.gen.ts';
import { FIRST_PAGES as STUDIO_PAGES } from '../../../apps/studio/src/first-pages.gen.ts';
import { builtPages } from '../../../packages/web-kit/vite/page-manifest.ts';
import { webConfig } from '../../../packages/web-kit/vite/web-config.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../chromium.ts';

const ADDRESS = 'http://build.test';
const SOURCE = path.resolve('packages/web-kit/test/build');
const NO_PAGES = { frameAreas: [], memberParts: [], firstPages: {}, paths: [] };

describe('a page built as the applications are', () => {
  let folder: string;
  let browser: Browser;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'sullam-build-'));
    await build({
      ...webConfig({ base: '/', ...NO_PAGES }),
      configFile: false,
      root: SOURCE,
      mode: 'production',
      logLevel: 'error',
      build: {
        ...webConfig({ base: '/', ...NO_PAGES }).build,
        outDir: folder,
        emptyOutDir: true,
      },
    });
    browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(): Promise<{ page: Page; problems: string[] }> {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.route(`${ADDRESS}/**`, (route) => {
      const file = path.join(folder, new URL(route.request().url()).pathname);
      return path.extname(file)
        ? route.fulfill({ path: file })
        : route.fulfill({ path: path.join(folder, 'index.html') });
    });
    await page.goto(ADDRESS);
    await page.waitForSelector('li');
    return { page, problems };
  }

  it('lets an infinite list grow to its end', async () => {
    const { page, problems } = await open();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByText('Line 2').waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByText('Line 3').waitFor();
    expect(await page.getByRole('listitem').allTextContents()).toEqual(['Line 1', 'Line 2', 'Line 3']);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(problems).toEqual([]);
  }, 60_000);

  it("draws the icons of the library and goes by the router's own link with its own reading of the query", async () => {
    const { page, problems } = await open();
    expect(await page.locator('svg path').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Find' }).click();
    await page.getByText('Found 2').waitFor();
    expect(problems).toEqual([]);
  }, 60_000);

  it('lists for the server its fonts and the files of its frame', () => {
    const { fonts, displayFonts, frame, firstPages } = JSON.parse(
      readFileSync(path.join(folder, 'page.json'), 'utf8'),
    ) as PageManifest;
    const ofHeadings = Object.values(displayFonts).flatMap(({ en, ar }) => [en, ar]);
    expect(ofHeadings).toHaveLength(4);
    const files = [...ofHeadings, ...fonts.en, ...fonts.ar, ...frame.en.scripts, ...frame.ar.styles];
    expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
    expect([fonts.en.length, fonts.ar.length, firstPages]).toEqual([1, 1, []]);
    expect(frame.en.scripts.length).toBeGreaterThan(0);
  });
});

describe('what the build records for the server about first pages', () => {
  const FONTS = [
    'inter-latin-wght-normal',
    'vazirmatn-arabic-wght-normal',
    'alyamama-latin-600-normal',
    'alyamama-arabic-700-normal',
    'alexandria-latin-800-normal',
    'alexandria-arabic-800-normal',
  ].map((name) => [`fonts/${name}.woff2`, { file: `assets/${name}.woff2` }] as const);
  const BUILT = {
    'index.html': { file: 'index.js', imports: ['_base.js'], css: ['index.css'] },
    '_base.js': { file: 'base.js' },
    'src/features/exams/exam.screen.tsx': { file: 'exam.js', imports: ['_base.js', '_cards.js'] },
    '_cards.js': { file: 'cards.js', css: ['cards.css'] },
    'strings/src/areas/common.en.ts': { file: 'common.en.js' },
    'strings/src/areas/common.ar.ts': { file: 'common.ar.js' },
    'strings/src/areas/errors.en.gen.ts': { file: 'errors.en.js' },
    'strings/src/areas/errors.ar.gen.ts': { file: 'errors.ar.js' },
    ...Object.fromEntries(FONTS),
  };
  const rule = { path: '/exam', isPublic: true, screens: ['exam.screen'], areas: ['errors'] } as const;
  const pages = {
    frameAreas: ['common'],
    memberParts: [],
    paths: [],
    firstPages: { 'features/exams': [rule] },
  } as const;

  it('are the files of the screen and of its wording, each once, those of the entry first', () => {
    const { frame, firstPages } = builtPages(pages, BUILT);
    expect(frame.ar).toEqual({ scripts: ['index.js', 'base.js', 'common.ar.js'], styles: ['index.css'] });
    expect(firstPages).toEqual([
      {
        path: '/exam',
        isPublic: true,
        files: {
          en: {
            scripts: ['index.js', 'base.js', 'exam.js', 'cards.js', 'common.en.js', 'errors.en.js'],
            styles: ['index.css', 'cards.css'],
          },
          ar: {
            scripts: ['index.js', 'base.js', 'exam.js', 'cards.js', 'common.ar.js', 'errors.ar.js'],
            styles: ['index.css', 'cards.css'],
          },
        },
      },
    ]);
  });

  it('fails where a declared screen is not built', () => {
    const firstPages = { 'features/exams': [{ ...rule, screens: ['gone.screen'] }] };
    expect(() => builtPages({ ...pages, firstPages }, BUILT)).toThrow('features/exams/gone.screen.tsx');
  });
});

describe.each([
  ['learner', LEARNER_PAGES],
  ['studio', STUDIO_PAGES],
])('the first pages of the application %s', (application, pages) => {
  it('name screens that there are', () => {
    const files = Object.entries(pages).flatMap(([folder, rules]) =>
      rules.flatMap(({ screens }) => screens.map((screen) => `apps/${application}/src/${folder}/${screen}.tsx`)),
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
