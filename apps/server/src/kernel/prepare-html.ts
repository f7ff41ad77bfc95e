import { cleanHtml, keepPrepared } from './html.ts';
import { type BeyondLimit, firstBeyond, type GivenHtml, outgrown, prepareHtmlTask } from './prepare-html.task.ts';
import { invalidField, Problem } from './problem.ts';
import { inThread } from './threads/thread-pool.ts';

/** Characters of all HTML in a request that are cheaper to clean at once than to send to a thread: a few milliseconds. */
const SMALL = 8000;

const CODES = {
  depth: 'html.too-deep',
  elements: 'html.too-many-elements',
  attributes: 'html.too-many-attributes',
  formulas: 'html.too-many-formulas',
} as const;

/** No character becomes longer than this when it is cleaned; what else is added is no longer than what was there. */
const MOST_GROWTH = 8;

function refused({ path, limit, most }: BeyondLimit): Problem {
  if (limit === 'length') return invalidField(path, 'textMaximum', { count: most });
  const values = { most };
  return new Problem(CODES[limit], 422, { values, details: [{ path, code: CODES[limit], values }] });
}

/** The same checks of small texts, most of which can't outgrow their fields. */
function firstBeyondNow(texts: readonly GivenHtml[]): BeyondLimit | null {
  const beyond = firstBeyond(texts);
  if (beyond) return beyond;
  for (const text of texts) {
    const mayGrow = text.html.length * MOST_GROWTH > text.maxLength;
    const grown = mayGrow ? outgrown(text, cleanHtml(text.kind, text.html)) : null;
    if (grown) return grown;
  }
  return null;
}

/**
 * Checks the markup of a request's HTML against HTML_LIMITS, and has a thread clean large texts, so that the functions of
 * html.ts find them cleaned.
 * @throws Problem validation (400) where a text is longer cleaned than its field may be; html.too-deep, html.too-many-elements, html.too-many-attributes or html.too-many-formulas (422), too-complex, unavailable
 */
export async function prepareHtml(texts: readonly GivenHtml[]): Promise<void> {
  const size = texts.reduce((sum, { html }) => sum + html.length, 0);
  const beyond =
    size <= SMALL
      ? firstBeyondNow(texts)
      : await inThread(prepareHtmlTask, [...texts], ({ index, prepared }) => {
          const text = texts[index];
          if (text) keepPrepared(text.kind, text.html, prepared);
        });
  if (beyond) throw refused(beyond);
}
