import type { Assessment } from '@sullam/domain/grading/rubric-content.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { upsert } from '../../../kernel/database/upsert.ts';

const toJson = (assessment: Assessment | null) => (assessment === null ? null : json(assessment));

export interface Review {
  markerUserId: number;
  number: number;
  points: string;
  assessment: Assessment | null;
  rubricVersion: number | null;
  comment: string;
  version: number;
  reviewedAt: Date;
}

/** What each marker gave, in the order in which they did. */
export async function findReviews(tx: Tx, id: number): Promise<Review[]> {
  const rows = await tx.all(
    db
      .selectFrom('submission_reviews')
      .select(['marker_user_id as markerUserId', 'number', 'assessment', 'rubric_version as rubricVersion'])
      .select(['comment', 'version', 'reviewed_at as reviewedAt'])
      .select(sql<string>`trim_scale(points)::text`.as('points'))
      .where('assignment_submission_id', '=', id)
      .orderBy('reviewed_at')
      .orderBy('marker_user_id'),
  );
  return rows.map((row) => ({ ...row, assessment: row.assessment as unknown as Assessment | null }));
}

/** Keeps what a marker gave; the caller has compared the versions under the lock of the submission. */
export async function putReview(tx: Tx, id: number, review: Review): Promise<void> {
  const values = {
    number: review.number,
    points: review.points,
    assessment: toJson(review.assessment),
    rubric_version: review.rubricVersion,
    comment: review.comment,
    version: review.version,
    reviewed_at: review.reviewedAt,
  };
  await tx.run(
    upsert(
      db.insertInto('submission_reviews'),
      { assignment_submission_id: id, marker_user_id: review.markerUserId },
      values,
    ),
  );
}

export async function deleteReviews(tx: Tx, id: number): Promise<void> {
  await tx.run(db.deleteFrom('submission_reviews').where('assignment_submission_id', '=', id));
}

export interface Mark {
  points: string | null;
  number: number;
  assessment: Assessment | null;
  rubricVersion: number | null;
  comment: string;
  isDisputed: boolean;
  version: number;
  markedBy: number;
  markedAt: Date;
}

export async function findMark(tx: Tx, id: number): Promise<Mark | undefined> {
  const row = await tx.one(
    db
      .selectFrom('submission_marks')
      .select(['number', 'assessment', 'rubric_version as rubricVersion', 'comment', 'is_disputed as isDisputed'])
      .select(['version', 'marked_by as markedBy', 'marked_at as markedAt'])
      .select(sql<string | null>`trim_scale(points)::text`.as('points'))
      .where('assignment_submission_id', '=', id),
  );
  return row && { ...row, assessment: row.assessment as unknown as Assessment | null };
}

/** Writes the mark that counts. */
export async function putMark(tx: Tx, id: number, mark: Mark): Promise<void> {
  const values = {
    points: mark.points,
    number: mark.number,
    assessment: toJson(mark.assessment),
    rubric_version: mark.rubricVersion,
    comment: mark.comment,
    is_disputed: mark.isDisputed,
    version: mark.version,
    marked_by: mark.markedBy,
    marked_at: mark.markedAt,
  };
  await tx.run(upsert(db.insertInto('submission_marks'), { assignment_submission_id: id }, values));
}

export interface MemberMark {
  userId: number;
  points: string;
  reason: string;
  version: number;
}

/** The marks of their own that members of a group have. */
export const findMemberMarks = (tx: Tx, id: number): Promise<MemberMark[]> =>
  tx.all(
    db
      .selectFrom('submission_member_marks')
      .select(['user_id as userId', 'reason', 'version', sql<string>`trim_scale(points)::text`.as('points')])
      .where('assignment_submission_id', '=', id),
  );

export async function putMemberMark(
  tx: Tx,
  id: number,
  mark: MemberMark,
  { by, now }: { by: number; now: Date },
): Promise<void> {
  const values = {
    points: mark.points,
    reason: mark.reason,
    version: mark.version,
    marked_by: by,
    marked_at: now,
  };
  await tx.run(
    upsert(db.insertInto('submission_member_marks'), { assignment_submission_id: id, user_id: mark.userId }, values),
  );
}

export async function deleteMemberMark(tx: Tx, id: number, userId: number): Promise<void> {
  await tx.run(
    db.deleteFrom('submission_member_marks').where('assignment_submission_id', '=', id).where('user_id', '=', userId),
  );
}

export interface ChangeOfMark {
  /** Of one member; null: of the whole submission. */
  userId: number | null;
  oldPoints: string | null;
  newPoints: string | null;
  reason: string;
  by: number;
  now: Date;
}

/** Writes down, for good, what a mark was and became; nothing where it stays. */
export async function recordChange(tx: Tx, id: number, change: ChangeOfMark): Promise<void> {
  if (change.oldPoints === change.newPoints) return;
  await tx.run(
    db.insertInto('submission_mark_changes').values({
      assignment_submission_id: id,
      user_id: change.userId,
      old_points: change.oldPoints,
      new_points: change.newPoints,
      reason: change.reason,
      changed_by: change.by,
      changed_at: change.now,
    }),
  );
}

/** Every change of a submission's marks, the newest first. */
export const listChanges = (tx: Tx, id: number, { skip, take }: { skip: number; take: number }) =>
  tx.all(
    db
      .selectFrom('submission_mark_changes')
      .select(['user_id', 'reason', 'changed_by', 'changed_at'])
      .select([
        sql<string | null>`trim_scale(old_points)::text`.as('old'),
        sql<string | null>`trim_scale(new_points)::text`.as('new'),
        sql<number>`count(*) over ()::int`.as('total'),
      ])
      .where('assignment_submission_id', '=', id)
      .orderBy('submission_mark_change_id', 'desc')
      .offset(skip)
      .limit(take),
  );

/** Has somebody begun to mark it? */
export async function hasReviews(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.one(
    db.selectNoFrom(
      sql<boolean>`exists (select from submission_reviews where ${inOrganization()} and assignment_submission_id = ${id})`.as(
        'there',
      ),
    ),
  );
  return row?.there === true;
}

/** Did it ever get a mark? Who takes one back leaves its history. */
export async function hasMark(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.one(
    db.selectFrom('submission_marks').select('version').where('assignment_submission_id', '=', id),
  );
  return row !== undefined;
}

/** What was said of a submission, with a member's own mark beside it. Only for readers who may see the mark. */
export const findReturnedMark = (tx: Tx, id: number, userId: number) =>
  tx.one(
    db
      .selectFrom('submission_marks as k')
      .leftJoin('submission_member_marks as o', (join) =>
        join.onRef('o.assignment_submission_id', '=', 'k.assignment_submission_id').on('o.user_id', '=', userId),
      )
      .select(['k.number', 'k.comment', 'k.assessment', 'k.rubric_version', 'k.marked_at'])
      .select(['o.reason', 'o.marked_at as own_marked_at'])
      .where('k.assignment_submission_id', '=', id),
  );
