import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { type MediaReference, presentText, readMediaRefs } from '../media/media.public.ts';
import { readRubricVersion } from '../rubrics/rubrics.public.ts';
import type { Window } from './assignment-rules.ts';
import { isLocked } from './assignments.access.ts';
import { assignmentQuery, findGrants, findUse, type HeldAssignment, heldOf } from './assignments.repository.ts';
import type { AssignmentCard, AssignmentDetail, AssignmentEditing } from './assignments.schemas.ts';
import { readGroup, readStandings } from './learner-standing.reads.ts';
import { handInRefusal, isAhead, learnerStanding, windowFor } from './learner-standing.ts';

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

const presentWindow = ({ opensAt, dueAt, closesAt }: Window) => ({
  opensAt: text(opensAt),
  dueAt: text(dueAt),
  closesAt: text(closesAt),
});

const acceptedOf = (held: HeldAssignment) => ({
  acceptsText: held.acceptsText,
  acceptsFiles: held.acceptsFiles,
  acceptsLink: held.acceptsLink,
  mostWords: held.mostWords,
  mostFiles: held.mostFiles,
  mostBytes: held.mostBytes,
  extensions: held.extensions,
  isGroupWork: held.isGroupWork,
  latePercent: held.latePercent,
  lateInterval: held.lateInterval,
  lateFloorPercent: held.lateFloorPercent,
  missingPercent: held.missingPercent,
  versionsAllowed: held.versionsAllowed,
  resubmitsUntil: text(held.resubmitsUntil),
  allowsWithdrawal: held.allowsWithdrawal,
  maximum: held.maximum,
});

/** Before the window opens, and of a lesson that waits for its date, for another one or isn't for the learner's group. */
const NOTHING_TOLD = { instructions: {}, attachments: [], rubric: null };

async function readTexts(context: MemberContext, tx: Tx, held: HeldAssignment) {
  const refs = await readMediaRefs(context, tx, [...held.instructionMediaIds, ...held.attachmentIds]);
  const { en, ar } = held.instructions;
  const instructions: Localized = {
    ...(en ? { en: presentText(en, refs) } : {}),
    ...(ar ? { ar: presentText(ar, refs) } : {}),
  };
  return { instructions, attachments: held.attachmentIds.flatMap((id) => refs.get(id) ?? []) };
}

export async function readAssignmentForEditing(
  context: MemberContext,
  tx: Tx,
  held: HeldAssignment,
): Promise<AssignmentEditing> {
  const [texts, use] = await Promise.all([readTexts(context, tx, held), findUse(tx, held.assignmentId)]);
  return {
    assignmentId: held.assignmentId,
    courseId: held.courseId,
    title: held.title,
    ...texts,
    ...acceptedOf(held),
    ...presentWindow(held),
    rubricId: held.rubricId,
    rubricVersion: held.rubricVersion,
    markerCount: held.markerCount,
    tolerance: held.tolerance,
    isBlind: held.isBlind,
    release: held.release,
    releaseAt: text(held.releaseAt),
    releasedAt: text(held.releasedAt),
    isPublished: held.isPublished,
    ...use,
    version: held.version,
  };
}

/** All that is asked: texts, files, and the rubric by which it is marked. */
async function readTask(context: MemberContext, tx: Tx, held: HeldAssignment) {
  const { rubricId, rubricVersion } = held;
  const [texts, rubric] = await Promise.all([
    readTexts(context, tx, held),
    rubricId && rubricVersion ? readRubricVersion(tx, rubricId, rubricVersion) : null,
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
    findGrants(tx, [assignmentId]),
    readStandings(tx, [assignmentId], context.caller.userId),
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
    .innerJoin('courses as c', 'c.course_id', 'a.course_id')
    .innerJoin('course_sections as t', 't.course_section_id', 's.course_section_id')
    .leftJoin('finished_subsections as f', (join) =>
      join.onRef('f.course_subsection_id', '=', 'a.course_subsection_id').on('f.user_id', '=', userId),
    )
    .select(['c.title as courseTitle'])
    .select([sql<boolean>`f.user_id is not null`.as('isFinished'), sql<number>`count(*) over ()::int`.as('total')]);
  if (!canEdit) query = query.where('a.is_published', '=', true);
  query =
    courseId === undefined
      ? query
          .where(
            sql<boolean>`exists (select from enrollments e where ${ours('e')} and e.course_id = a.course_id
              and e.user_id = ${userId} and e.status = 'ACTIVE')`,
          )
          .orderBy('a.due_at', (order) => order.asc().nullsLast())
      : query.where('a.course_id', '=', courseId).orderBy('t.position').orderBy('s.position');
  const rows = await tx.all(query.orderBy('a.course_subsection_id').offset(skip).limit(take));
  const ids = rows.map(({ assignmentId }) => assignmentId);
  const [grants, standings] = await Promise.all([findGrants(tx, ids), readStandings(tx, ids, userId)]);
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

/** What an assignment hands out and what its instructions show. */
export const showsInAssignment: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from assignments where ${ours()}
    and (${mediaId}::bigint = any(attachment_ids) or ${mediaId}::bigint = any(instruction_media_ids)))`;
