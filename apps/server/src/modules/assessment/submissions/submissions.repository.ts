import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

/** Whose submission it is. */
export interface Owner {
  assignmentId: number;
  courseId: number;
  userId: number | null;
  courseGroupId: number | null;
}

/** Makes the submission of a learner or a group; nothing where it is there, whoever was first. */
export async function ensureSubmission(
  tx: Tx,
  { assignmentId, courseId, userId, courseGroupId }: Owner,
  now: Date,
): Promise<void> {
  await tx.run(
    db
      .insertInto('assignment_submissions')
      .values({
        course_subsection_id: assignmentId,
        course_id: courseId,
        user_id: userId,
        course_group_id: courseGroupId,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

const submissions = () =>
  db
    .selectFrom('assignment_submissions')
    .select(['assignment_submission_id as assignmentSubmissionId', 'course_subsection_id as assignmentId'])
    .select(['course_id as courseId', 'user_id as userId', 'course_group_id as courseGroupId'])
    .select(['last_number as lastNumber', 'current_number as currentNumber', 'draft_saves as draftSaves'])
    .select('group_name as groupName')
    .select(
      sql<number | null>`coalesce(course_group_id, (select g.course_group_id from course_group_seats g
        where ${inOrganization('g')} and g.course_id = assignment_submissions.course_id
          and g.user_id = assignment_submissions.user_id))`.as('datesGroupId'),
    )
    .select(
      sql<Date | null>`(select e.joined_at from enrollment_records e where ${inOrganization('e')}
        and e.course_id = assignment_submissions.course_id and e.user_id = assignment_submissions.user_id)`.as(
        'joinedAt',
      ),
    );

export type SubmissionRecord = Awaited<ReturnType<ReturnType<typeof submissions>['execute']>>[number];

export const findSubmission = (tx: Tx, id: number): Promise<SubmissionRecord | undefined> =>
  tx.one(submissions().where('assignment_submission_id', '=', id));

/** The submission of an owner, which nobody else changes until the transaction ends. */
export const lockSubmission = (tx: Tx, owner: Owner): Promise<SubmissionRecord | undefined> => {
  const query = submissions().where('course_subsection_id', '=', owner.assignmentId).forUpdate();
  return tx.one(
    owner.userId === null
      ? query.where('course_group_id', '=', owner.courseGroupId)
      : query.where('user_id', '=', owner.userId),
  );
};

export const lockSubmissionById = (tx: Tx, id: number): Promise<SubmissionRecord | undefined> =>
  tx.one(submissions().where('assignment_submission_id', '=', id).forUpdate());

export async function setCurrent(
  tx: Tx,
  id: number,
  {
    lastNumber,
    currentNumber,
    groupName,
  }: Pick<SubmissionRecord, 'lastNumber' | 'currentNumber'> & { groupName?: Localized },
): Promise<void> {
  await tx.run(
    db
      .updateTable('assignment_submissions')
      .set({
        last_number: lastNumber,
        current_number: currentNumber,
        ...(groupName ? { group_name: json(groupName) } : {}),
      })
      .where('assignment_submission_id', '=', id),
  );
}

/** Has anybody begun work for one of these assignments? */
export async function hasSubmissions(tx: Tx, assignmentIds: readonly number[]): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('assignment_submissions')
      .select('assignment_submission_id')
      .where(sql<boolean>`course_subsection_id = any(${[...assignmentIds]}::bigint[])`)
      .limit(1),
  );
  return row !== undefined;
}
