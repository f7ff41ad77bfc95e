/// <reference lib="dom" />

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half as long as `axe.source`: it is sent to every page that is looked at. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What WCAG 2.5.8 leaves out: parts of a sheet have the size that they are printed in; its list beside it has a row for each of them. */
const hasEquivalent = (id: string, html: string): boolean => id === 'target-size' && html.includes(' data-element="');

type Which = axe.RunOptions['runOnly'];

/** What is wrong with what is on the screen now, by these rules, one line each: rule, element, what to do. */
async function violations(page: Page, runOnly: Which): Promise<string[]> {
  // through the debugger: the page's security policy lets no script in
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  // a bar that stays at an edge covers whatever the page has scrolled below it: meanwhile it stands at the end of the page, or its head
  const place = (position: 'static' | '') =>
    page.evaluate((value) => {
      for (const bar of document.querySelectorAll<HTMLElement>('.bottom-bar, :has(> .studio-bar)'))
        bar.style.position = value;
    }, position);
  await place('static');
  const results = (await page.evaluate(
    (which) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: which,
        resultTypes: ['violations'],
        iframes: false, // a sandboxed page can't answer the questions that axe would send into it
      } as axe.RunOptions),
    runOnly as never,
  )) as axe.AxeResults;
  await place('');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !hasEquivalent(id, html))
      .map(
        (node) =>
          `${id}: ${node.target.join(' ')} — ${node.failureSummary?.replaceAll(/\s+/g, ' ') ?? ''} ${node.html.slice(0, 160)}`,
      ),
  );
}

/** Violations of WCAG 2.2 AA. */
export const violationsIn = (page: Page): Promise<string[]> => violations(page, { type: 'tag', values: TAGS });

/** Those that depend on colours and on the room there is: for a page that was examined already, in another width and scheme. */
export const violationsOfSight = (page: Page): Promise<string[]> =>
  violations(page, { type: 'rule', values: ['color-contrast', 'target-size', 'scrollable-region-focusable'] });
