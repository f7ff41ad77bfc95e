import type { Rational } from '@sullam/domain/rational.ts';
import { type SqlBool, sql } from 'kysely';
import type { SystemContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { cutMark, isReleased, markOfNothing, windowOf } from './assignment-rules.ts';
import { findAssignment, findGrants, type HeldAssignment } from './assignments.repository.ts';
import { isMarkedVersion } from './learner-standing.reads.ts';

/** What a learner has for an assignment, with late cut, floor and what is given for missing work. */
export interface AssignmentMark {
  /** PENDING: handed in, not marked. MISSING: nothing came by the due date. BLANK: nothing yet. */
  state: 'MARKED' | 'PENDING' | 'MISSING' | 'BLANK';
  points: Rational | null;
  /** Learners may see it. */
  isReleased: boolean;
  /** Marked without knowing whose work it is: who marks may not learn it before the release. */
  isNameless: boolean;
}

interface LearnerRow {
  userId: number;
  courseGroupId: number | null;
  groupId: number | null;
  submittedAt: Date | null;
  markedSubmittedAt: Date | null;
  givenPoints: string | null;
  isWithoutWork: boolean;
}

/** Learners of the course and whoever handed in, with what counts for each. */
const readLearners = (tx: Tx, held: HeldAssignment, userIds: readonly number[] | 'ALL'): Promise<LearnerRow[]> =>
  tx.all(
    db
      .selectFrom('enrollments as e')
      .leftJoin('course_group_members as g', (join) =>
        join.onRef('g.course_id', '=', 'e.course_id').onRef('g.user_id', '=', 'e.user_id'),
      )
      .leftJoin('submission_members as m', (join) =>
        join.onRef('m.user_id', '=', 'e.user_id').on('m.course_subsection_id', '=', held.assignmentId),
      )
      .leftJoin('assignment_submissions as s', 's.assignment_submission_id', 'm.assignment_submission_id')
      .leftJoin('submission_versions as v', (join) =>
        join
          .onRef('v.assignment_submission_id', '=', 's.assignment_submission_id')
          .on(sql<SqlBool>`v.number = least(m.last_number, s.current_number)`),
      )
      .leftJoin('submission_marks as k', 'k.assignment_submission_id', 's.assignment_submission_id')
      .leftJoin('submission_versions as w', (join) => join.on(isMarkedVersion))
      .leftJoin('submission_member_marks as o', (join) =>
        join
          .onRef('o.assignment_submission_id', '=', 'm.assignment_submission_id')
          .onRef('o.user_id', '=', 'm.user_id'),
      )
      .select(['e.user_id as userId', 's.course_group_id as groupId', 'g.course_group_id as courseGroupId'])
      .select(['v.submitted_at as submittedAt', sql<boolean>`coalesce(k.number = 0, false)`.as('isWithoutWork')])
      .select('w.submitted_at as markedSubmittedAt')
      .select([sql<string | null>`trim_scale(coalesce(o.points, k.points))::text`.as('givenPoints')])
      .where('e.course_id', '=', held.courseId)
      .where(
        userIds === 'ALL'
          ? sql<SqlBool>`(e.status = 'ACTIVE' or m.user_id is not null)`
          : sql<SqlBool>`e.user_id = any(${[...userIds]}::bigint[])`,
      ),
  );

/**
 * The marks of an assignment by learner: those asked for who are or were enrolled, or all. Marks that learners may not
 * see are among them: whoever shows them asks `isReleased`.
 */
export async function marksOfAssignment(
  context: Pick<SystemContext, 'organizationId' | 'database' | 'clock'>,
  tx: Tx,
  courseSubsectionId: number,
  userIds: readonly number[] | 'ALL',
): Promise<Map<number, AssignmentMark>> {
  const held = await findAssignment(tx, courseSubsectionId);
  if (!held) return new Map();
  const [grants, learners] = await Promise.all([findGrants(tx, [courseSubsectionId]), readLearners(tx, held, userIds)]);
  const now = context.clock.now();
  const released = isReleased(held, now);
  return new Map(
    learners.map((learner): [number, AssignmentMark] => {
      const { userId, submittedAt, givenPoints, isWithoutWork } = learner;
      const courseGroupId = learner.groupId ?? learner.courseGroupId;
      const { dueAt } = windowOf(held, grants, { userId, courseGroupId });
      const seen = { isReleased: released, isNameless: held.isBlind && !released };
      if (givenPoints !== null && isWithoutWork)
        return [userId, { state: 'MARKED', points: cutMark(held, givenPoints, dueAt, null).points, ...seen }];
      if (submittedAt === null) return [userId, { ...absent(held, dueAt, now), isReleased: true, isNameless: false }];
      if (givenPoints === null) return [userId, { state: 'PENDING', points: null, ...seen }];
      const { points } = cutMark(held, givenPoints, dueAt, learner.markedSubmittedAt ?? submittedAt);
      return [userId, { state: 'MARKED', points, ...seen }];
    }),
  );
}

function absent(held: HeldAssignment, dueAt: Date | null, now: Date): Pick<AssignmentMark, 'state' | 'points'> {
  const mark = markOfNothing(held, dueAt, now);
  if (mark.state === 'MARKED') return { state: 'MARKED', points: mark.points };
  return { state: mark.state === 'MISSING' ? 'MISSING' : 'BLANK', points: null };
}
