import type { MarkReleaseState } from '@sullam/domain/assessment/release.ts';
import { areMarksReleased } from '@sullam/domain/assessment/release.ts';
import {
  type CourseAssignment,
  type CutMark,
  cutMark,
  type Due,
  type Grant,
  isLate,
  type MarkRules,
  type OwnWindow,
  pointsText,
  type Window,
  windowOf,
} from '../assignments/assignments.public.ts';

/** Why a learner can't hand in. */
export const HAND_IN_REFUSALS = [
  'NOT_ENROLLED',
  'LOCKED',
  'NOT_OPEN_YET',
  'CLOSED',
  'NO_GROUP',
  'OTHER_GROUP',
  'NO_VERSIONS_LEFT',
  'RESUBMISSION_OVER',
] as const;
export type HandInRefusal = (typeof HAND_IN_REFUSALS)[number];

/** How a learner stands in the database; amounts as text. */
export interface SubmissionStatusRow {
  assignmentId: number;
  userId: number;
  assignmentSubmissionId: number | null;
  /** When they joined the course, the first time; null: they never have. */
  joinedAt: Date | null;
  /** The group of the course that the learner is in now. */
  courseGroupId: number | null;
  /** The group that the learner works with now; null: none, or not group work. */
  currentGroupId: number | null;
  /** The group that the submission belongs to. */
  groupId: number | null;
  /** The learner's own, or they were in the group when it was handed in. */
  isMember: boolean;
  /** The version that counts; null: none. */
  currentNumber: number | null;
  /** The one that was handed in while the learner was in the group. */
  ownNumber: number | null;
  submittedAt: Date | null;
  /** When what the mark is for was handed in: maybe something older. */
  markedSubmittedAt: Date | null;
  versionsUsed: number;
  hasDraft: boolean;
  /** The mark before the late cut, the learner's own in the place of the group's. */
  givenPoints: string | null;
  /** It was given while nothing was handed in: never late. */
  isWithoutSubmission: boolean;
  /** The submission that the mark stands at. */
  markedSubmissionId: number | null;
}

export interface SubmissionStatus {
  window: OwnWindow;
  state: 'NOT_SUBMITTED' | 'DRAFT' | 'SUBMITTED' | 'RETURNED';
  isLate: boolean;
  submittedAt: Date | null;
  /** After the late cut; null: not there, or not to be seen yet. */
  points: string | null;
}

export const hasHandedIn = (row: SubmissionStatusRow): boolean => row.isMember && row.currentNumber !== null;

export const windowFor = (assignment: Window, grants: readonly Grant[], row: SubmissionStatusRow): OwnWindow =>
  windowOf(assignment, grants, {
    userId: row.userId,
    courseGroupId: row.groupId ?? row.courseGroupId,
    joinedAt: row.joinedAt,
  });

/** The window hasn't opened yet. */
export const isAhead = ({ opensAt }: Pick<Window, 'opensAt'>, now: Date): boolean => opensAt !== null && now < opensAt;

/** What a learner may know of how they stand. */
export function submissionStatus(
  assignment: Window & MarkRules & MarkReleaseState,
  grants: readonly Grant[],
  row: SubmissionStatusRow,
  now: Date,
): SubmissionStatus {
  const window = windowFor(assignment, grants, row);
  const { submittedAt } = row;
  const hasWork = hasHandedIn(row) && submittedAt !== null;
  const status = hasWork
    ? { window, isLate: isLate(assignment, window, submittedAt), submittedAt }
    : { window, isLate: false, submittedAt: null };
  const cut = returnedPoints(assignment, row, window, now);
  if (cut) return { ...status, state: 'RETURNED', points: pointsText(cut.points) };
  const missing = row.hasDraft ? 'DRAFT' : 'NOT_SUBMITTED';
  return { ...status, state: hasWork ? 'SUBMITTED' : missing, points: null };
}

/** The mark that the learner may see, after the late cut; null: none, or not yet. */
export function returnedPoints(
  assignment: MarkRules & MarkReleaseState,
  row: SubmissionStatusRow,
  due: Due,
  now: Date,
): CutMark | null {
  const { givenPoints, isWithoutSubmission, markedSubmittedAt } = row;
  if (givenPoints === null || !areMarksReleased(assignment, now)) return null;
  if (isWithoutSubmission) return cutMark(assignment, givenPoints, due, null);
  return hasHandedIn(row) && markedSubmittedAt ? cutMark(assignment, givenPoints, due, markedSubmittedAt) : null;
}

/** Why a learner can't hand in now, or again; null: they can. */
export function handInRefusal(
  assignment: CourseAssignment,
  window: Window,
  row: SubmissionStatusRow,
  { isEnrolled, isLocked, now }: { isEnrolled: boolean; isLocked: boolean; now: Date },
): HandInRefusal | null {
  if (!isEnrolled) return 'NOT_ENROLLED';
  if (isLocked) return 'LOCKED';
  if (assignment.isGroupWork && hasHandedIn(row) && row.groupId !== row.currentGroupId) return 'OTHER_GROUP';
  if (assignment.isGroupWork && row.currentGroupId === null) return 'NO_GROUP';
  if (isAhead(window, now)) return 'NOT_OPEN_YET';
  if (window.closesAt && now >= window.closesAt) return 'CLOSED';
  if (row.versionsUsed === 0) return null;
  if (assignment.versionsAllowed !== null && row.versionsUsed >= assignment.versionsAllowed) return 'NO_VERSIONS_LEFT';
  return assignment.resubmitsUntil && now >= assignment.resubmitsUntil ? 'RESUBMISSION_OVER' : null;
}
