import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import { statement } from '../../kernel/database/statement.ts';
import type { Facts, StoredCriteria } from './completion.ts';

export interface Mark {
  subsectionId: number;
  userId: number;
  now: Date;
}

interface MarkValues extends Mark {
  organizationId: number;
}

const markInserted = statement(({ organizationId, subsectionId, userId, now }: MarkValues) =>
  db
    .insertInto('finished_subsections')
    .columns(['organization_id', 'user_id', 'course_id', 'course_subsection_id', 'finished_at'])
    .expression(
      db
        .selectFrom('course_subsections as s')
        .innerJoin('enrollments as n', (join) =>
          join.onRef('n.organization_id', '=', 's.organization_id').onRef('n.course_id', '=', 's.course_id'),
        )
        .select([
          's.organization_id',
          'n.user_id',
          's.course_id',
          's.course_subsection_id',
          sql<Date>`${now}::timestamptz`.as('finished_at'),
        ])
        .where('s.organization_id', '=', organizationId)
        .where('s.course_subsection_id', '=', subsectionId)
        .where('n.user_id', '=', userId)
        .where('n.status', '=', 'ACTIVE')
        .where(sql<boolean>`(s.release_at is null or s.release_at <= ${now})`)
        .where(
          sql<boolean>`(s.prerequisite_subsection_id is null or exists (select from finished_subsections p
              where p.organization_id = s.organization_id and p.user_id = n.user_id and p.course_id = s.course_id and p.course_subsection_id = s.prerequisite_subsection_id))`,
        )
        .where(
          sql<boolean>`(s.released_group_ids is null or exists (select from course_group_members g
              where g.organization_id = s.organization_id and g.course_id = s.course_id and g.user_id = n.user_id and g.course_group_id = any(s.released_group_ids)))`,
        )
        .forNoKeyUpdate('n'),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

const markDeleted = statement(({ organizationId, subsectionId, userId }: Omit<MarkValues, 'now'>) =>
  db
    .deleteFrom('finished_subsections as d')
    .using('course_subsections as s')
    .whereRef('s.organization_id', '=', 'd.organization_id')
    .whereRef('s.course_id', '=', 'd.course_id')
    .whereRef('s.course_subsection_id', '=', 'd.course_subsection_id')
    .where('s.organization_id', '=', organizationId)
    .where('s.course_subsection_id', '=', subsectionId)
    .where('d.user_id', '=', userId),
);

const standingOf = statement(({ organizationId, subsectionId, userId }: Omit<MarkValues, 'now'>) =>
  db
    .selectFrom('course_subsections as s')
    .innerJoin('courses as c', (join) =>
      join.onRef('c.organization_id', '=', 's.organization_id').onRef('c.course_id', '=', 's.course_id'),
    )
    .leftJoin('enrollments as n', (join) =>
      join
        .onRef('n.organization_id', '=', 's.organization_id')
        .onRef('n.course_id', '=', 's.course_id')
        .on('n.user_id', '=', userId)
        .on('n.status', '=', 'ACTIVE'),
    )
    .leftJoin('course_totals as g', (join) =>
      join
        .onRef('g.organization_id', '=', 'n.organization_id')
        .onRef('g.course_id', '=', 'n.course_id')
        .onRef('g.user_id', '=', 'n.user_id'),
    )
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('course_subsections as a')
          .leftJoin('finished_subsections as d', (join) =>
            join
              .onRef('d.organization_id', '=', 'a.organization_id')
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
          .whereRef('a.organization_id', '=', 's.organization_id')
          .whereRef('a.course_id', '=', 's.course_id')
          .as('t'),
      (join) => join.onTrue(),
    )
    .select([
      's.course_id as courseId',
      's.kind',
      'n.enrollment_id as enrollmentId',
      'n.completed_at as completedAt',
      'c.passing_criteria as criteria',
      'g.percent as grade',
      't.requiredCount',
      't.finishedCount',
      't.isFinished',
    ])
    .where('s.organization_id', '=', organizationId)
    .where('s.course_subsection_id', '=', subsectionId),
);

/**
 * Marks a subsection as finished where the learner is enrolled in its course and it is open (subsection-lock.ts of the
 * courses says what open means); does nothing otherwise. The enrolment is locked, so that of two marks at the same
 * moment the later one counts both.
 */
export const insertFinished = ({ organizationId }: Tenant, tx: Tx, mark: Mark): Promise<number> =>
  tx.run(markInserted({ organizationId, ...mark }));

/** Takes a mark away; an earned completion stays. */
export const deleteFinished = ({ organizationId }: Tenant, tx: Tx, mark: Mark): Promise<number> =>
  tx.run(markDeleted({ organizationId, ...mark }));

/** How a learner stands with a subsection and its course, after a mark. */
export interface LearnerStanding extends Facts {
  courseId: number;
  kind: string;
  enrollmentId: number | null;
  completedAt: Date | null;
  criteria: StoredCriteria;
  isFinished: boolean;
}

export async function findLearnerStanding(
  { organizationId }: Tenant,
  tx: Tx,
  learner: Pick<Mark, 'subsectionId' | 'userId'>,
): Promise<LearnerStanding | undefined> {
  const row = await tx.one(standingOf({ organizationId, ...learner }));
  return row && { ...row, criteria: row.criteria as StoredCriteria };
}

/** Completes an enrolment that isn't complete yet, and answers whether it was this call that did. */
export async function completeEnrollment(tenant: Tenant, tx: Tx, enrollmentId: number, now: Date): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('enrollments')
      .set({ completed_at: now })
      .where('organization_id', '=', tenant.organizationId)
      .where('enrollment_id', '=', enrollmentId)
      .where('completed_at', 'is', null),
  );
  return touched === 1;
}
