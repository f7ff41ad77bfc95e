import type { FoundWord } from '@sullam/domain/word-list.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { plainText } from '../../../kernel/html.ts';
import { type Hidden, hostOf } from './comment-hosts.ts';
import { setCommentHidden } from './comments.repository.ts';
import { openCase, type Thing, updateCase } from './moderation.repository.ts';

/** Takes a comment or its host itself out of sight, or shows it again; answers whether it waited for a moderator until now. */
export const hide = (context: SystemContext, tx: Tx, thing: Thing, hidden: Hidden | null): Promise<boolean> =>
  thing.commentId === null
    ? hostOf(context, thing.hostKind).setHidden(context, tx, thing.hostId, hidden)
    : setCommentHidden(tx, thing.commentId, hidden);

/**
 * Keeps something out of sight until a moderator has looked at the words that were found in it. Answers whether it waits now: what
 * somebody has looked at and kept with these words stays where it is.
 */
export async function holdThing(
  context: SystemContext,
  tx: Tx,
  thing: Thing,
  found: readonly FoundWord[],
): Promise<boolean> {
  if (found.length === 0) return false;
  const now = context.clock.now();
  const { moderationCaseId, status, foundWords } = await openCase(tx, thing, now);
  const known = new Set(foundWords.map(({ word }) => word));
  if (status === 'KEPT' && found.every(({ word }) => known.has(word))) return false;
  await updateCase(tx, moderationCaseId, { status: 'OPEN', foundWords: found });
  await hide(context, tx, thing, { at: now, reason: '', isHeld: true });
  return true;
}

/** Lets the host look at what was written; answers whether it waits for a moderator. */
export async function reviewWritten(
  context: MemberContext,
  tx: Tx,
  thing: Thing,
  { html, isNew }: { html: string; isNew: boolean },
): Promise<boolean> {
  const { hostKind, hostId } = thing;
  const found = await hostOf(context, hostKind).review?.(context, tx, { hostId, text: plainText(html), isNew });
  return holdThing(context, tx, thing, found ?? []);
}
