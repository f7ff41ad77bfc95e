import type { ReportReason } from '@sullam/domain/discussions/discussion.ts';
import { mentionsIn } from '@sullam/domain/discussions/mentions.ts';
import { HOUR, MINUTE } from '@sullam/domain/limits.ts';
import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { wordsOf } from '../../../kernel/html.ts';
import { prepareTalk } from '../../organization/media/media.public.ts';
import { countAnew } from './comment-activity.repository.ts';
import { insertComment, setCommentHidden } from './comments.repository.ts';
import { insertReport, openCase, type Thing, updateCase } from './moderation.repository.ts';
import { noteReading } from './readings.repository.ts';

export interface DemoComment {
  hostKind: CommentedSubject;
  hostId: number;
  parentCommentId: number | null;
  authorUserId: number;
  html: string;
  isAnonymous?: boolean;
  at: Date;
}

/** A comment of the demo, without anything that follows from one. */
export async function insertDemoComment(tx: Tx, { html, at, ...comment }: DemoComment): Promise<number> {
  const clean = prepareTalk(html);
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

interface DemoReports {
  reports: readonly { userId: number; why: ReportReason; note: string }[];
  /** It was taken out of sight, and its author asks for another look. */
  appealed: { userId: number; reason: string; words: string } | null;
  at: Date;
}

/** Something of the demo that waits for a decision. */
export async function insertDemoReports(tx: Tx, thing: Thing, { reports, appealed, at }: DemoReports): Promise<void> {
  if (reports.length === 0) return;
  const { moderationCaseId } = await openCase(tx, thing, at);
  for (const [index, report] of reports.entries())
    await insertReport(tx, moderationCaseId, { ...report, now: new Date(at.getTime() + index * MINUTE) });
  if (!appealed || thing.commentId === null) return;
  const { userId, reason, words } = appealed;
  await setCommentHidden(tx, thing.commentId, { at, reason });
  const decided = { reason, decided_at: new Date(at.getTime() + HOUR), decided_by: userId };
  await updateCase(tx, moderationCaseId, { status: 'APPEALED', appeal: words, ...decided });
  await countAnew(tx, thing.hostKind, thing.hostId);
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
