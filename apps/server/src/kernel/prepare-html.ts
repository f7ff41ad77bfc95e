import { type BeyondLimit, firstBeyond, type GivenHtml, prepareHtmlTask } from './html.task.ts';
import { keepPrepared } from './html.ts';
import { Problem } from './problem.ts';
import { inThread } from './threads/thread-pool.ts';

/** Characters of all HTML in a request that are cheaper to clean at once than to send to a thread: a few milliseconds. */
const SMALL = 8000;

const CODES = {
  depth: 'html.too-deep',
  elements: 'html.too-many-elements',
  attributes: 'html.too-many-attributes',
  formulas: 'html.too-many-formulas',
} as const;

function refused({ path, limit, most }: BeyondLimit): Problem {
  const values = { most };
  return new Problem(CODES[limit], 422, { values, details: [{ path, code: CODES[limit], values }] });
}

/**
 * Checks the markup of a request's HTML against HTML_LIMITS, and has a thread clean large texts, so that the functions of
 * html.ts find them cleaned.
 * @throws Problem html.too-deep, html.too-many-elements, html.too-many-attributes or html.too-many-formulas (422), too-complex, unavailable
 */
export async function prepareHtml(texts: readonly GivenHtml[]): Promise<void> {
  const size = texts.reduce((sum, { html }) => sum + html.length, 0);
  const beyond =
    size <= SMALL
      ? firstBeyond(texts)
      : await inThread(prepareHtmlTask, [...texts], ({ index, prepared }) => {
          const text = texts[index];
          if (text) keepPrepared(text.kind, text.html, prepared);
        });
  if (beyond) throw refused(beyond);
}
