import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { rowsStatement } from '../../../kernel/database/rows.ts';
import type { SubmissionRecord } from './submissions.repository.ts';

interface FrozenMember extends Pick<SubmissionRecord, 'assignmentSubmissionId' | 'assignmentId'> {
  userId: number;
  number: number;
}

const insertion = (rows: readonly FrozenMember[]) =>
  db.insertInto('submission_members').values(
    rows.map((row) => ({
      assignment_submission_id: row.assignmentSubmissionId,
      course_subsection_id: row.assignmentId,
      user_id: row.userId,
      last_number: row.number,
    })),
  );

const KEY = ['organization_id', 'course_subsection_id', 'user_id'] as const;

const freeze = rowsStatement((rows: readonly FrozenMember[]) =>
  insertion(rows).onConflict((conflict) =>
    conflict
      .columns(KEY)
      .doUpdateSet((values) => ({
        last_number: values.ref('excluded.last_number'),
        assignment_submission_id: values.ref('excluded.assignment_submission_id'),
      }))
      .where(
        sql<boolean>`(submission_members.assignment_submission_id = excluded.assignment_submission_id or submission_members.last_number = 0)`,
      ),
  ),
);

const freezeWhoSubmittedNothing = rowsStatement((rows: readonly FrozenMember[]) =>
  insertion(rows).onConflict((conflict) =>
    conflict
      .columns(KEY)
      .doUpdateSet((values) => ({ assignment_submission_id: values.ref('excluded.assignment_submission_id') }))
      .where('submission_members.last_number', '=', 0),
  ),
);

/** The people to whom a version belongs; who has handed in with another group keeps that, but not a grade without submission. */
export async function freezeMembers(
  tx: Tx,
  { assignmentSubmissionId, assignmentId }: Pick<SubmissionRecord, 'assignmentSubmissionId' | 'assignmentId'>,
  userIds: readonly number[],
  number: number,
): Promise<void> {
  await freeze(
    tx,
    userIds.map((userId) => ({ assignmentSubmissionId, assignmentId, userId, number })),
  );
}

/** The people who get a mark although nothing was handed in; who has handed something in keeps that. */
export async function freezeWithoutSubmission(
  tx: Tx,
  { assignmentSubmissionId, assignmentId }: Pick<SubmissionRecord, 'assignmentSubmissionId' | 'assignmentId'>,
  userIds: readonly number[],
): Promise<void> {
  await freezeWhoSubmittedNothing(
    tx,
    userIds.map((userId) => ({ assignmentSubmissionId, assignmentId, userId, number: 0 })),
  );
}

/** Whose submission it is, with the newest version that was handed in while they were in the group. */
export const listMembers = (tx: Tx, id: number) =>
  tx.all(
    db
      .selectFrom('submission_members')
      .select(['user_id as userId', 'last_number as lastNumber'])
      .where('assignment_submission_id', '=', id)
      .orderBy('user_id'),
  );

export const listMemberIds = async (tx: Tx, id: number): Promise<number[]> =>
  (await listMembers(tx, id)).map(({ userId }) => userId);

/** Nobody's any more: what was handed in was withdrawn, or a grade without submission was taken back. */
export async function releaseMembers(tx: Tx, id: number, which: 'ALL' | 'WITHOUT_SUBMISSION' = 'ALL'): Promise<void> {
  const all = db.deleteFrom('submission_members').where('assignment_submission_id', '=', id);
  await tx.run(which === 'ALL' ? all : all.where('last_number', '=', 0));
}
