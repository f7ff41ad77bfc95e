import { db, type Tx } from '../../../kernel/database/database.ts';
import { ORGANIZATION } from '../../../kernel/database/organization.ts';
import type { SubmissionRecord } from './submissions.repository.ts';

/** The people to whom a version belongs; who has handed in with another group keeps that, but not a grade without submission. */
export async function freezeMembers(
  tx: Tx,
  { assignmentSubmissionId, assignmentId }: Pick<SubmissionRecord, 'assignmentSubmissionId' | 'assignmentId'>,
  userIds: readonly number[],
  number: number,
): Promise<void> {
  await tx.sql`
    insert into submission_members (organization_id, assignment_submission_id, course_subsection_id, user_id, last_number)
    select ${ORGANIZATION}::bigint, ${assignmentSubmissionId}::bigint, ${assignmentId}::bigint, unnest(${[...userIds]}::bigint[]), ${number}::int
    on conflict (organization_id, course_subsection_id, user_id) do update
      set last_number = excluded.last_number, assignment_submission_id = excluded.assignment_submission_id
      where submission_members.assignment_submission_id = excluded.assignment_submission_id or submission_members.last_number = 0`;
}

/** The people who get a mark although nothing was handed in; who has handed something in keeps that. */
export async function freezeWithoutSubmission(
  tx: Tx,
  { assignmentSubmissionId, assignmentId }: Pick<SubmissionRecord, 'assignmentSubmissionId' | 'assignmentId'>,
  userIds: readonly number[],
): Promise<void> {
  await tx.sql`
    insert into submission_members (organization_id, assignment_submission_id, course_subsection_id, user_id, last_number)
    select ${ORGANIZATION}::bigint, ${assignmentSubmissionId}::bigint, ${assignmentId}::bigint, unnest(${[...userIds]}::bigint[]), 0
    on conflict (organization_id, course_subsection_id, user_id) do update
      set assignment_submission_id = excluded.assignment_submission_id where submission_members.last_number = 0`;
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
