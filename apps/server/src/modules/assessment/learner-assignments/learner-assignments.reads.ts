import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readRubricVersion } from '../../gradebook/rubrics/rubrics.public.ts';
import {
  acceptedOf,
  assignmentQuery,
  type CourseAssignment,
  courseAssignmentOf,
  findGrants,
  isDueBeforeEnrollment,
  isLocked,
  presentWindow,
  readTexts,
} from '../assignments/assignments.public.ts';
import {
  handInRefusal,
  isAhead,
  readGroup,
  readSubmissionStatuses,
  submissionStatus,
  windowFor,
} from '../submissions/submissions.public.ts';
import type { AssignmentCard, AssignmentDetail } from './learner-assignments.schemas.ts';

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Before the window opens, and of a lesson that waits for its date, for another one or isn't for the learner's group. */
const NOTHING_SHOWN = { instructions: {}, attachments: [], rubric: null };

/** All that is asked: texts, files, and the rubric by which it is marked. */
async function readTask(context: MemberContext, tx: Tx, assignment: CourseAssignment) {
  const { rubricId, rubricVersion } = assignment;
  const texts = await readTexts(context, tx, assignment);
  const rubric = rubricId && rubricVersion ? await readRubricVersion(tx, rubricId, rubricVersion) : null;
  return { ...texts, rubric };
}

/** An assignment as a learner sees it, with how they stand. */
export async function readAssignment(
  context: MemberContext,
  tx: Tx,
  assignment: CourseAssignment,
  { canEdit, isEnrolled }: { canEdit: boolean; isEnrolled: boolean },
): Promise<AssignmentDetail> {
  const { assignmentId, courseId } = assignment;
  const isLockedNow = !canEdit && (await isLocked(context, tx, assignmentId));
  const grants = await findGrants(tx, [assignmentId]);
  const statuses = await readSubmissionStatuses(tx, [assignmentId], context.caller.userId);
  const row = statuses.get(assignmentId)!;
  const now = context.clock.now();
  const { window, submittedAt, ...status } = submissionStatus(assignment, grants, row, now);
  const isTold = canEdit || !(isLockedNow || isAhead(window, now));
  const refusal = handInRefusal(assignment, windowFor(assignment, grants, row), row, {
    isEnrolled,
    isLocked: isLockedNow,
    now,
  });
  return {
    assignmentId,
    courseId,
    title: assignment.title,
    isTold,
    ...(isTold ? await readTask(context, tx, assignment) : NOTHING_SHOWN),
    ...acceptedOf(assignment),
    ...presentWindow(window),
    isDueBeforeEnrollment: isDueBeforeEnrollment(window),
    ...status,
    submittedAt: text(submittedAt),
    isPublished: assignment.isPublished,
    group: row.currentGroupId === null ? null : await readGroup(tx, row.currentGroupId),
    serverTime: now.toISOString(),
    refusal,
    canEdit,
  };
}

interface ListOptions {
  skip?: number;
  take?: number;
  /** Of one course; without it, of all in which the caller is enrolled. */
  courseId?: number;
  /** Unpublished ones too. */
  canEdit: boolean;
}

/** The assignments of a course in the order of its outline, or of all courses by their due date, with how the caller stands. */
export async function listAssignments(
  context: MemberContext,
  tx: Tx,
  { skip = 0, take = 20, courseId, canEdit }: ListOptions,
): Promise<{ data: AssignmentCard[]; total: number }> {
  const { userId } = context.caller;
  let query = assignmentQuery()
    .innerJoin('course_overviews as c', 'c.course_id', 'a.course_id')
    .innerJoin('sections as t', 't.course_section_id', 's.course_section_id')
    .leftJoin('finished_lessons as f', (join) =>
      join.onRef('f.course_subsection_id', '=', 'a.course_subsection_id').on('f.user_id', '=', userId),
    )
    .select(['c.title as courseTitle'])
    .select([sql<boolean>`f.user_id is not null`.as('isFinished'), sql<number>`count(*) over ()::int`.as('total')]);
  if (!canEdit) query = query.where('a.is_published', '=', true);
  query =
    courseId === undefined
      ? query
          .where(
            sql<boolean>`exists (select from learners e where ${inOrganization('e')} and e.course_id = a.course_id
              and e.user_id = ${userId})`,
          )
          .orderBy('a.due_at', (order) => order.asc().nullsLast())
      : query.where('a.course_id', '=', courseId).orderBy('t.position').orderBy('s.position');
  const rows = await tx.all(query.orderBy('a.course_subsection_id').offset(skip).limit(take));
  const ids = rows.map(({ assignmentId }) => assignmentId);
  const grants = await findGrants(tx, ids);
  const statuses = await readSubmissionStatuses(tx, ids, userId);
  const now = context.clock.now();
  return {
    total: rows[0]?.total ?? 0,
    data: rows.map((row) => {
      const { assignmentId } = row;
      const own = grants.filter((grant) => grant.assignmentId === assignmentId);
      const status = submissionStatus(courseAssignmentOf(row), own, statuses.get(assignmentId)!, now);
      const { window, submittedAt, ...rest } = status;
      return {
        assignmentId,
        courseId: row.courseId,
        courseTitle: row.courseTitle as Localized,
        title: row.title,
        isPublished: row.isPublished,
        isGroupWork: row.isGroupWork,
        isFinished: row.isFinished,
        ...presentWindow(window),
        isDueBeforeEnrollment: isDueBeforeEnrollment(window),
        ...rest,
        submittedAt: text(submittedAt),
        maximum: row.maximum,
      };
    }),
  };
}
