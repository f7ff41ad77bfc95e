import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { momentFor, personFor } from '../assessment/assessment.public.ts';
import type { CourseAssignment } from '../assignments/assignments.public.ts';
import type { SubmissionList, SubmissionListQuery, SubmissionRow } from './submission-marking.schemas.ts';
import { type ListedRow, readWorkPage, type WorkRow } from './submission-work.reads.ts';

/** Which times are shown: where names are hidden, only the common due date and whether the work is late. */
export const momentsOf = (assignment: CourseAssignment, { isHidden, submittedAt, dueAt, lateIntervals }: WorkRow) => ({
  isLate: lateIntervals > 0,
  submittedAt: momentFor(submittedAt, isHidden),
  dueAt: (isHidden ? assignment.dueAt : dueAt)?.toISOString() ?? null,
});

function present(assignment: CourseAssignment, row: ListedRow): SubmissionRow {
  const { isHidden, learner, group, members, currentNumber, markedNumber, commentCount, markVersion } = row;
  // who took their work back is listed by name: that must not lead to what a blind marker has read of it
  const hasNothing = currentNumber === null && markVersion === 0 && (commentCount === 0 || assignment.isBlind);
  return {
    assignmentSubmissionId: hasNothing ? null : row.assignmentSubmissionId,
    learner: learner && personFor(learner, isHidden),
    group: isHidden || !group ? null : { ...group, memberCount: members.length },
    state: row.state,
    ...momentsOf(assignment, row),
    lateIntervals: isHidden ? null : row.lateIntervals,
    number: currentNumber,
    wordCount: row.wordCount,
    fileCount: row.fileCount,
    points: row.points,
    isOutdated: row.givenPoints !== null && currentNumber !== null && markedNumber !== currentNumber,
    isReviewed: row.isReviewed,
    markers: row.markers,
    commentCount,
    markVersion,
  };
}

/** A page of the list, and how many there are of each state. */
export async function listSubmissions(
  context: MemberContext,
  tx: Tx,
  assignment: CourseAssignment,
  query: SubmissionListQuery,
): Promise<SubmissionList> {
  const { rows, total, counts } = await readWorkPage(context, tx, assignment, query);
  return { data: rows.map((row) => present(assignment, row)), total, counts };
}
