import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { heldLearner } from '../enrollments/enrollments.public.ts';
import type { Facts, StoredCriteria } from './completion.ts';
import { isUnlocked } from './open-lessons.ts';

export interface Mark {
  subsectionId: number;
  userId: number;
  now: Date;
}

const enrollmentHeld = statement(({ subsectionId, userId }: Omit<Mark, 'now'>) =>
  heldLearner(
    sql<number>`${db.selectFrom('lessons').select('course_id').where('course_subsection_id', '=', subsectionId)}`,
    userId,
  ),
);

const markInserted = statement(({ subsectionId, userId, now }: Mark) =>
  db
    .insertInto('finished_subsections')
    .columns(['organization_id', 'user_id', 'course_id', 'course_subsection_id', 'finished_at'])
    .expression(
      db
        .selectFrom('lessons as s')
        .innerJoin('learners as n', (join) =>
          join.onRef('n.course_id', '=', 's.course_id').on('n.user_id', '=', userId),
        )
        .select([
          's.organization_id',
          'n.user_id',
          's.course_id',
          's.course_subsection_id',
          sql<Date>`${now}::timestamptz`.as('finished_at'),
        ])
        .where('s.course_subsection_id', '=', subsectionId)
        .where(isUnlocked(userId, now)),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

interface Marks extends Omit<Mark, 'userId'> {
  userIds: readonly number[];
}

/** The marks of many in one statement: of those who are enrolled and for whom the lesson is open. */
export const insertFinishedOfMany = (tx: Tx, { subsectionId, userIds, now }: Marks): Promise<number> =>
  tx.run(
    db
      .insertInto('finished_subsections')
      .columns(['organization_id', 'user_id', 'course_id', 'course_subsection_id', 'finished_at'])
      .expression(
        db
          .selectFrom('lessons as s')
          .innerJoin('learners as n', 'n.course_id', 's.course_id')
          .select([
            's.organization_id',
            'n.user_id',
            's.course_id',
            's.course_subsection_id',
            sql<Date>`${now}::timestamptz`.as('finished_at'),
          ])
          .where('s.course_subsection_id', '=', subsectionId)
          .where(sql<boolean>`n.user_id = any(${[...userIds]}::bigint[])`)
          .where(isUnlocked(sql.ref<number>('n.user_id'), now)),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );

const markDeleted = statement(({ subsectionId, userId }: Omit<Mark, 'now'>) =>
  db
    .deleteFrom('finished_subsections as d')
    .using('lessons as s')
    .whereRef('s.course_id', '=', 'd.course_id')
    .whereRef('s.course_subsection_id', '=', 'd.course_subsection_id')
    .where('s.course_subsection_id', '=', subsectionId)
    .where('d.user_id', '=', userId),
);

const learnerProgress = statement(({ subsectionId, userId }: Omit<Mark, 'now'>) =>
  db
    .selectFrom('lessons as s')
    .innerJoin('course_overviews as c', 'c.course_id', 's.course_id')
    .leftJoin('learners as n', (join) => join.onRef('n.course_id', '=', 's.course_id').on('n.user_id', '=', userId))
    .leftJoin('course_totals as g', (join) =>
      join.onRef('g.course_id', '=', 'n.course_id').onRef('g.user_id', '=', 'n.user_id'),
    )
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('lessons as a')
          .leftJoin('finished_subsections as d', (join) =>
            join
              .onRef('d.course_id', '=', 'a.course_id')
              .onRef('d.course_subsection_id', '=', 'a.course_subsection_id')
              .on('d.user_id', '=', userId),
          )
          .select([
            sql<number>`count(*) filter (where a.is_required)::int`.as('requiredCount'),
            sql<number>`count(d.finished_at) filter (where a.is_required)::int`.as('finishedCount'),
            sql<boolean>`coalesce(bool_or(d.finished_at is not null) filter (where a.course_subsection_id = ${subsectionId}), false)`.as(
              'isFinished',
            ),
          ])
          .whereRef('a.course_id', '=', 's.course_id')
          .as('t'),
      (join) => join.onTrue(),
    )
    .select([
      's.course_id as courseId',
      's.kind',
      's.is_made as isMade',
      'n.enrollment_id as enrollmentId',
      'n.completed_at as completedAt',
      'c.passing_criteria as criteria',
      'g.percent as grade',
      'g.attendance',
      't.requiredCount',
      't.finishedCount',
      't.isFinished',
    ])
    .where('s.course_subsection_id', '=', subsectionId),
);

/**
 * Marks a subsection as finished where the learner is enrolled in its course and it is open (subsection-lock.ts
 * says what open means); does nothing otherwise. The enrolment is locked, so that of two marks at the same
 * moment the later one counts both.
 */
export async function insertFinished(tx: Tx, mark: Mark): Promise<number> {
  const [, inserted] = await Promise.all([tx.one(enrollmentHeld(mark)), tx.run(markInserted(mark))]);
  return inserted;
}

/** Takes a mark away; an earned completion stays. */
export const deleteFinished = (tx: Tx, mark: Mark): Promise<number> => tx.run(markDeleted(mark));

/** How a learner stands with a subsection and its course, after a mark. */
export interface LearnerProgress extends Facts {
  courseId: number;
  kind: string;
  isMade: boolean;
  enrollmentId: number | null;
  completedAt: Date | null;
  criteria: StoredCriteria;
  isFinished: boolean;
}

export async function findLearnerProgress(
  tx: Tx,
  learner: Pick<Mark, 'subsectionId' | 'userId'>,
): Promise<LearnerProgress | undefined> {
  const row = await tx.one(learnerProgress(learner));
  return row && { ...row, criteria: row.criteria as StoredCriteria };
}
