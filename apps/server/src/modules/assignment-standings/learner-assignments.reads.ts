import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import {
  acceptedOf,
  assignmentQuery,
  findGrants,
  type HeldAssignment,
  heldOf,
  isLocked,
  presentWindow,
  readTexts,
} from '../assignments/assignments.public.ts';
import { readRubricVersion } from '../rubrics/rubrics.public.ts';
import {
  handInRefusal,
  isAhead,
  learnerStanding,
  readGroup,
  readStandings,
  windowFor,
} from '../submissions/submissions.public.ts';
import type { AssignmentCard, AssignmentDetail } from './assignment-standings.schemas.ts';

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Before the window opens, and of a lesson that waits for its date, for another one or isn't for the learner's group. */
const NOTHING_TOLD = { instructions: {}, attachments: [], rubric: null };

/** All that is asked: texts, files, and the rubric by which it is marked. */
async function readTask(context: MemberContext, tx: Tx, held: HeldAssignment) {
  const { rubricId, rubricVersion } = held;
  const [texts, rubric] = await Promise.all([
    readTexts(context, tx, held),
    rubricId && rubricVersion ? readRubricVersion(context, tx, rubricId, rubricVersion) : null,
  ]);
  return { ...texts, rubric };
}

/** An assignment as a learner sees it, with how they stand. */
export async function readAssignment(
  context: MemberContext,
  tx: Tx,
  held: HeldAssignment,
  { canEdit, isEnrolled }: { canEdit: boolean; isEnrolled: boolean },
): Promise<AssignmentDetail> {
  const { assignmentId, courseId } = held;
  const [isLockedNow, grants, standings] = await Promise.all([
    !canEdit && isLocked(context, tx, assignmentId),
    findGrants(context, tx, [assignmentId]),
    readStandings(context, tx, [assignmentId], context.caller.userId),
  ]);
  const row = standings.get(assignmentId)!;
  const now = context.clock.now();
  const { window, submittedAt, ...standing } = learnerStanding(held, grants, row, now);
  const isTold = canEdit || !(isLockedNow || isAhead(window, now));
  const refusal = handInRefusal(held, windowFor(held, grants, row), row, {
    isEnrolled,
    isLocked: isLockedNow,
    now,
  });
  return {
    assignmentId,
    courseId,
    title: held.title,
    isTold,
    ...(isTold ? await readTask(context, tx, held) : NOTHING_TOLD),
    ...acceptedOf(held),
    ...presentWindow(window),
    ...standing,
    submittedAt: text(submittedAt),
    isPublished: held.isPublished,
    group: row.currentGroupId === null ? null : await readGroup(context, tx, row.currentGroupId),
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
  let query = assignmentQuery(context)
    .innerJoin('course_overviews as c', (join) =>
      join.onRef('c.organization_id', '=', 'a.organization_id').onRef('c.course_id', '=', 'a.course_id'),
    )
    .innerJoin('sections as t', (join) =>
      join
        .onRef('t.organization_id', '=', 's.organization_id')
        .onRef('t.course_section_id', '=', 's.course_section_id'),
    )
    .leftJoin('finished_lessons as f', (join) =>
      join
        .onRef('f.organization_id', '=', 'a.organization_id')
        .onRef('f.course_subsection_id', '=', 'a.course_subsection_id')
        .on('f.user_id', '=', userId),
    )
    .select(['c.title as courseTitle'])
    .select([sql<boolean>`f.user_id is not null`.as('isFinished'), sql<number>`count(*) over ()::int`.as('total')]);
  if (!canEdit) query = query.where('a.is_published', '=', true);
  query =
    courseId === undefined
      ? query
          .where(
            sql<boolean>`exists (select from learners e where e.organization_id = a.organization_id and e.course_id = a.course_id
              and e.user_id = ${userId})`,
          )
          .orderBy('a.due_at', (order) => order.asc().nullsLast())
      : query.where('a.course_id', '=', courseId).orderBy('t.position').orderBy('s.position');
  const rows = await tx.all(query.orderBy('a.course_subsection_id').offset(skip).limit(take));
  const ids = rows.map(({ assignmentId }) => assignmentId);
  const [grants, standings] = await Promise.all([
    findGrants(context, tx, ids),
    readStandings(context, tx, ids, userId),
  ]);
  const now = context.clock.now();
  return {
    total: rows[0]?.total ?? 0,
    data: rows.map((row) => {
      const { assignmentId } = row;
      const own = grants.filter((grant) => grant.assignmentId === assignmentId);
      const standing = learnerStanding(heldOf(row), own, standings.get(assignmentId)!, now);
      const { window, submittedAt, ...rest } = standing;
      return {
        assignmentId,
        courseId: row.courseId,
        courseTitle: row.courseTitle as Localized,
        title: row.title as Localized,
        isPublished: row.isPublished,
        isGroupWork: row.isGroupWork,
        isFinished: row.isFinished,
        ...presentWindow(window),
        ...rest,
        submittedAt: text(submittedAt),
        maximum: row.maximum,
      };
    }),
  };
}
