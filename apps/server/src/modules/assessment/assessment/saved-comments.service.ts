import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { notFound, Problem } from '../../../kernel/problem.ts';
import {
  deleteSavedComment,
  findSameComment,
  findSavedComments,
  insertSavedComment,
} from './saved-comments.repository.ts';

/** More than that nobody finds again. */
const MOST = 200;

const tooMany = (): Problem => new Problem('saved-comment.too-many', 422);

/**
 * Keeps a comment for its marker; twice is once.
 * @throws Problem saved-comment.too-many
 */
export const saveComment = (context: MemberContext, text: string): Promise<{ savedCommentId: number }> =>
  transaction(context, async (tx) => {
    const { userId } = context.caller;
    const comment = text.trim();
    const same = await findSameComment(tx, userId, comment);
    if (same !== undefined) return { savedCommentId: same };
    if ((await findSavedComments(tx, userId)).length >= MOST) throw tooMany();
    const made = await insertSavedComment(tx, userId, comment, context.clock.now());
    // somebody who pressed twice was as fast
    return { savedCommentId: made ?? (await findSameComment(tx, userId, comment))! };
  });

/** @throws Problem not-found */
export const forgetComment = (context: MemberContext, savedCommentId: number): Promise<void> =>
  transaction(context, async (tx) => {
    if (!(await deleteSavedComment(tx, context.caller.userId, savedCommentId))) throw notFound();
  });
