/// <reference lib="dom" />

import type { Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations of WCAG 2.2 AA in what is on the screen now, one line each: rule, element, what to do. */
export async function violationsIn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source); // through the debugger: the page's security policy lets no script in
  const results = (await page.evaluate(
    (tags) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        iframes: false, // a sandboxed page can't answer the questions that axe would send into it
      }),
    TAGS,
  )) as axe.AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.target.join(' ')} — ${node.failureSummary?.replaceAll(/\s+/g, ' ') ?? ''} ${node.html.slice(0, 160)}`,
    ),
  );
}
