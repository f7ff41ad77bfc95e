/**
 * Photographs the built showcase in both languages, schemes, sizes and colours, and runs axe over each page:
 *   node scripts/run.mjs packages/ui/showcase/look.ts <folder> [part]
 * Needs a Chromium: CHROMIUM names it, otherwise /usr/bin/chromium is taken.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';

const [folder = 'gallery/ui', onlyPart] = process.argv.slice(2);
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const PARTS = ['content', 'fields', 'overlays', 'prose', 'work'];
const OPENERS = ['dialog', 'confirm', 'start', 'bottom', 'palette', 'popover', 'snackbar'];
const SIZES = [390, 1440];

interface AxeNode {
  readonly html: string;
  readonly failureSummary: string;
}
interface AxeResult {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly AxeNode[] }[];
}

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let found = 0;

/** An open overlay hides the page, its main part and heading included, from readers and so from axe. */
const PAGE_RULES = { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } };

async function check(page: Page, name: string, underOverlay: object = {}): Promise<void> {
  await page.evaluate(axeSource);
  const result = (await page.evaluate(
    `axe.run(document, { resultTypes: ["violations"], rules: ${JSON.stringify(underOverlay)} })`,
  )) as AxeResult;
  for (const violation of result.violations) {
    found += violation.nodes.length;
    const first = violation.nodes[0];
    process.stdout.write(
      `${name}: ${violation.id} x${violation.nodes.length}\n  ${first?.html.slice(0, 300)}\n  ${first?.failureSummary}\n`,
    );
  }
  const wide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  if (Number(wide) > 0) process.stdout.write(`${name}: wider than the screen by ${String(wide)}\n`);
}

await mkdir(folder, { recursive: true });
const server = await preview({
  configFile: false,
  root: 'packages/ui/showcase',
  preview: { port: 4100, strictPort: true },
});
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS });
try {
  for (const part of onlyPart ? [onlyPart] : PARTS) {
    for (const lang of ['en', 'ar']) {
      for (const look of ['light', 'dark-2']) {
        for (const width of SIZES) {
          const [scheme, org = '1'] = look.split('-');
          const page = await browser.newPage({
            viewport: { width, height: 900 },
            hasTouch: width < 600,
            reducedMotion: 'reduce',
          });
          page.on(
            'console',
            (message) => message.type() === 'error' && process.stdout.write(`console: ${message.text()}\n`),
          );
          page.on('pageerror', (problem) => process.stdout.write(`page error: ${problem.message}\n`));
          const name = `${part}-${lang}-${look}-${width}`;
          await page.goto(`http://localhost:4100/?part=${part}&lang=${lang}&scheme=${scheme}&org=${org}`, {
            waitUntil: 'networkidle',
          });
          await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
          await check(page, name);
          if (part === 'overlays') {
            for (const opener of OPENERS) {
              await page.locator(`[data-open=${opener}]`).click();
              await page.waitForTimeout(400);
              await page.screenshot({ path: join(folder, `${name}-${opener}.png`) });
              await check(page, `${name}-${opener}`, PAGE_RULES);
              await page.keyboard.press('Escape');
              await page.waitForTimeout(150);
            }
          }
          await page.close();
        }
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
process.stdout.write(`violations: ${found}\n`);
process.exitCode = found > 0 ? 1 : 0;
