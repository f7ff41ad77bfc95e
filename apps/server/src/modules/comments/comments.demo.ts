import { db, type Tx } from '../../kernel/database/database.ts';
import { wordsOf } from '../../kernel/html.ts';
import { prepareText } from '../media/media.public.ts';
import { mentionsIn } from './comment-text.ts';
import { countAnew, insertComment, noteReading } from './comments.repository.ts';

export interface DemoComment {
  hostKind: string;
  hostId: number;
  parentCommentId: number | null;
  authorUserId: number;
  html: string;
  isAnonymous?: boolean;
  at: Date;
}

/** A comment of the demo, without anything that follows from one. */
export async function insertDemoComment(tx: Tx, { html, at, ...comment }: DemoComment): Promise<number> {
  const clean = prepareText(html);
  const { hostKind, hostId, authorUserId: userId } = comment;
  const { commentId } = await insertComment(tx, {
    isAnonymous: false,
    ...comment,
    html: clean.html,
    mediaIds: clean.mediaIds,
    mentions: mentionsIn(clean.html),
    wordCount: wordsOf(clean.html),
    attachmentIds: [],
    requestKey: null,
    now: at,
  });
  await noteReading(tx, { hostKind, hostId, userId }, { has_talked: true, read_at: at });
  await countAnew(tx, hostKind, hostId);
  return commentId;
}

export async function insertDemoLikes(
  tx: Tx,
  liked: { kind: string; id: number },
  userIds: readonly number[],
  at: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  await tx.run(
    db
      .insertInto('likes')
      .values(userIds.map((user_id) => ({ liked_kind: liked.kind, liked_id: liked.id, user_id, created_at: at })))
      .onConflict((conflict) => conflict.doNothing()),
  );
}
