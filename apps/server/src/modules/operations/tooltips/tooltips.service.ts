import { HINTS } from '@sullam/domain/hints.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/problem.ts';
import { saveDismissedTooltip } from './tooltips.repository.ts';

/** Closes a hint for the caller, for good. */
export async function dismissTooltip(context: MemberContext, slug: string): Promise<void> {
  if (!HINTS.some((known) => known === slug)) throw notFound();
  await saveDismissedTooltip(context, slug);
}
