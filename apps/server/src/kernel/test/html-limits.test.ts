import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { HTML_LIMITS } from '@sullam/domain/author-html.ts';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../html.ts';
import { htmlLimitMet } from '../html-limits.ts';
import { prepareHtml } from '../prepare-html.ts';

const { depth, elements, attributes, formulas } = HTML_LIMITS;
const nested = (count: number) => '<div>'.repeat(count);
const wide = (count: number) => '<p>a</p>'.repeat(count);
const withAttributes = (count: number) =>
  `<p ${Array.from({ length: count }, (_, at) => `a${at}="b"`).join(' ')}>a</p>`;
const withFormulas = (count: number) => '<span data-formula="x"></span>'.repeat(count);

describe('the limits of markup', () => {
  it.each([
    ['depth', nested, depth],
    ['elements', wide, elements],
    ['attributes', withAttributes, attributes],
    ['formulas', withFormulas, formulas],
  ] as const)('are met by one more than the most: %s', (limit, make, most) => {
    expect(htmlLimitMet(make(most))).toBeNull();
    expect(htmlLimitMet(make(most + 1))).toBe(limit);
  });

  it('count elements that close each other as beside one another', () => {
    expect(htmlLimitMet('<p>a'.repeat(depth * 5))).toBeNull();
    expect(htmlLimitMet('<ul><li>'.repeat(depth))).toBe('depth');
  });

  it.each([
    ['small', 200],
    ['large', 40_000],
  ])('are named with the field and the most, in a %s text', async (_, count) => {
    const text = { path: 'body.en', kind: 'article', maxLength: 400_000, html: nested(count) } as const;
    await expect(prepareHtml([text])).rejects.toMatchObject({
      status: 422,
      code: 'html.too-deep',
      values: { most: depth },
      details: [{ path: 'body.en', code: 'html.too-deep' }],
    });
  });

  it.each([
    ['small', 6000],
    ['large', 60_000],
  ])('hold for a %s text as it is kept, with what the sanitiser writes for an ampersand', async (_, maxLength) => {
    const text = (html: string) => ({ path: 'body.en', kind: 'article', maxLength, html }) as const;
    await expect(prepareHtml([text('&'.repeat(maxLength / 5))])).resolves.toBeUndefined();
    await expect(prepareHtml([text('&'.repeat(maxLength / 5 + 1))])).rejects.toMatchObject({
      status: 400,
      code: 'validation',
      details: [{ path: 'body.en', code: 'textMaximum', values: { count: maxLength } }],
    });
  });
});

/** Milliseconds for which the main thread was busy during some work. */
async function busyDuring(work: () => unknown): Promise<number> {
  const before = performance.eventLoopUtilization();
  await work();
  await setImmediate();
  return performance.eventLoopUtilization(before).active;
}

it('a large text within the limits is cleaned in a thread, and not a second time where it is used', async () => {
  const busy = { here: Number.POSITIVE_INFINITY, prepared: Number.POSITIVE_INFINITY, used: Number.POSITIVE_INFINITY };
  // what else runs on the machine makes a measurement longer and never shorter
  for (const attempt of [1, 2, 3]) {
    const html = `${wide(elements - 1)}<p>${attempt}</p>`;
    const given = { path: 'body.en', kind: 'article', maxLength: 400_000, html } as const;
    const measured = {
      here: await busyDuring(() => cleanHtml('article', `${html} here`)),
      prepared: await busyDuring(() => prepareHtml([given])),
      used: await busyDuring(() => cleanHtml('article', html)),
    };
    for (const name of ['here', 'prepared', 'used'] as const) busy[name] = Math.min(busy[name], measured[name]);
  }
  expect(busy.prepared).toBeLessThan(busy.here / 2);
  expect(busy.used).toBeLessThan(busy.here / 2);
});
