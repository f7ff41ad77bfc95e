import { areMarksReleased } from '@sullam/domain/assessment/release.ts';
import type { Rational } from '@sullam/domain/rational.ts';
import { type SqlBool, sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import {
  type CourseAssignment,
  cutMark,
  type Due,
  findAssignment,
  findGrants,
  markOfNothing,
  windowOf,
} from '../assignments/assignments.public.ts';
import { isMarkedVersion } from '../submissions/submissions.public.ts';

/** What a learner has for an assignment, with late cut, floor and what is given for missing work. */
export interface AssignmentMark {
  /** PENDING: handed in, not marked. MISSING: nothing came by the due date. BLANK: nothing yet. */
  state: 'MARKED' | 'PENDING' | 'MISSING' | 'BLANK';
  points: Rational | null;
  /** Learners may see it. */
  isReleased: boolean;
  /** Marked without knowing whose work it is: who marks may not learn it before the release. */
  isAnonymous: boolean;
}

interface LearnerRow {
  userId: number;
  joinedAt: Date;
  courseGroupId: number | null;
  groupId: number | null;
  submittedAt: Date | null;
  markedSubmittedAt: Date | null;
  givenPoints: string | null;
  isWithoutSubmission: boolean;
}

/** Learners of the course and whoever handed in, with what counts for each. */
const readLearners = (
  tx: Tx,
  assignment: CourseAssignment,
  userIds: readonly number[] | 'ALL',
): Promise<LearnerRow[]> =>
  tx.all(
    db
      .selectFrom('enrollment_records as e')
      .leftJoin('course_group_seats as g', (join) =>
        join.onRef('g.course_id', '=', 'e.course_id').onRef('g.user_id', '=', 'e.user_id'),
      )
      .leftJoin('submission_people as m', (join) =>
        join.onRef('m.user_id', '=', 'e.user_id').on('m.course_subsection_id', '=', assignment.assignmentId),
      )
      .leftJoin('submitted_work as s', 's.assignment_submission_id', 'm.assignment_submission_id')
      .leftJoin('submitted_versions as v', (join) =>
        join
          .onRef('v.assignment_submission_id', '=', 's.assignment_submission_id')
          .on(sql<SqlBool>`v.number = least(m.last_number, s.current_number)`),
      )
      .leftJoin('work_marks as k', 'k.assignment_submission_id', 's.assignment_submission_id')
      .leftJoin('submitted_versions as w', (join) => join.on(isMarkedVersion))
      .leftJoin('work_member_marks as o', (join) =>
        join
          .onRef('o.assignment_submission_id', '=', 'm.assignment_submission_id')
          .onRef('o.user_id', '=', 'm.user_id'),
      )
      .select([
        'e.user_id as userId',
        'e.joined_at as joinedAt',
        's.course_group_id as groupId',
        'g.course_group_id as courseGroupId',
      ])
      .select(['v.submitted_at as submittedAt', sql<boolean>`coalesce(k.number = 0, false)`.as('isWithoutSubmission')])
      .select('w.submitted_at as markedSubmittedAt')
      .select([sql<string | null>`trim_scale(coalesce(o.points, k.points))::text`.as('givenPoints')])
      .where('e.course_id', '=', assignment.courseId)
      .where(
        userIds === 'ALL'
          ? sql<SqlBool>`(e.is_learning or m.user_id is not null)`
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
  const assignment = await findAssignment(tx, courseSubsectionId);
  if (!assignment) return new Map();
  const grants = await findGrants(tx, [courseSubsectionId]);
  const learners = await readLearners(tx, assignment, userIds);
  const now = context.clock.now();
  const released = areMarksReleased(assignment, now);
  return new Map(
    learners.map((learner): [number, AssignmentMark] => {
      const { userId, joinedAt, submittedAt, givenPoints, isWithoutSubmission } = learner;
      const courseGroupId = learner.groupId ?? learner.courseGroupId;
      const due = windowOf(assignment, grants, { userId, courseGroupId, joinedAt });
      const seen = { isReleased: released, isAnonymous: assignment.isBlind && !released };
      if (givenPoints !== null && isWithoutSubmission)
        return [userId, { state: 'MARKED', points: cutMark(assignment, givenPoints, due, null).points, ...seen }];
      if (submittedAt === null)
        return [userId, { ...absent(assignment, due, now), isReleased: true, isAnonymous: false }];
      if (givenPoints === null) return [userId, { state: 'PENDING', points: null, ...seen }];
      const { points } = cutMark(assignment, givenPoints, due, learner.markedSubmittedAt ?? submittedAt);
      return [userId, { state: 'MARKED', points, ...seen }];
    }),
  );
}

function absent(assignment: CourseAssignment, due: Due, now: Date): Pick<AssignmentMark, 'state' | 'points'> {
  const mark = markOfNothing(assignment, due, now);
  if (mark.state === 'MARKED') return { state: 'MARKED', points: mark.points };
  return { state: mark.state === 'MISSING' ? 'MISSING' : 'BLANK', points: null };
}
