import { HTML_LIMITS, type HtmlLimit } from '@sullam/domain/author-html.ts';
import { type HtmlKind, type PreparedHtml, prepareHtmlNow } from './html.ts';
import { htmlLimitMet } from './html-limits.ts';
import type { ThreadTask } from './threads/thread-task.ts';

export interface GivenHtml {
  /** Where it stands in the body: `instructions.en`. */
  path: string;
  kind: HtmlKind;
  /** Characters that it may have, as it comes and as it is kept. */
  maxLength: number;
  html: string;
}

/** The first text that is beyond a limit. */
export interface BeyondLimit {
  path: string;
  limit: HtmlLimit | 'length';
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

/**
 * Whether a text is longer cleaned than its field may be: the sanitiser writes five characters for an ampersand. What is kept
 * has to fit the field, or it could not be saved again.
 */
export const outgrown = ({ path, maxLength }: GivenHtml, clean: string): BeyondLimit | null =>
  clean.length > maxLength ? { path, limit: 'length', most: maxLength } : null;

/** Checks and prepares the texts of one request; sends them one by one. */
export const prepareHtmlTask: ThreadTask<GivenHtml[], BeyondLimit | null, { index: number; prepared: PreparedHtml }> = {
  name: 'kernel.prepare-html',
  lane: 'quick',
  deadline: 10_000,
  async run(texts, exchange) {
    const beyond = firstBeyond(texts);
    if (beyond) return beyond;
    for (const [index, text] of texts.entries()) {
      const prepared = prepareHtmlNow(text.kind, text.html);
      const grown = outgrown(text, prepared.clean);
      if (grown) return grown;
      await exchange({ index, prepared });
    }
    return null;
  },
};
