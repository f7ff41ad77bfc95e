import { HTML_LIMITS, type HtmlLimit } from '@sullam/domain/author-html.ts';
import { type HtmlKind, type PreparedHtml, prepareHtmlNow } from './html.ts';
import { htmlLimitMet } from './html-limits.ts';
import type { ThreadTask } from './threads/thread-task.ts';

export interface GivenHtml {
  /** Where it stands in the body: `instructions.en`. */
  path: string;
  kind: HtmlKind;
  html: string;
}

/** The first text that is beyond a limit. */
export interface BeyondLimit {
  path: string;
  limit: HtmlLimit;
  most: number;
}

/** The first of these texts whose markup is beyond a limit, or null. */
export function firstBeyond(texts: readonly GivenHtml[]): BeyondLimit | null {
  for (const { path, html } of texts) {
    const limit = html.includes('<') ? htmlLimitMet(html) : null;
    if (limit) return { path, limit, most: HTML_LIMITS[limit] };
  }
  return null;
}

/** Checks and prepares the texts of one request; sends them one by one. */
export const prepareHtmlTask: ThreadTask<GivenHtml[], BeyondLimit | null, { index: number; prepared: PreparedHtml }> = {
  name: 'kernel.prepare-html',
  lane: 'quick',
  deadline: 10_000,
  async run(texts, exchange) {
    const beyond = firstBeyond(texts);
    if (beyond) return beyond;
    for (const [index, { kind, html }] of texts.entries())
      await exchange({ index, prepared: prepareHtmlNow(kind, html) });
    return null;
  },
};
