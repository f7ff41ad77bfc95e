import { seenReviews } from '@sullam/domain/assessment/marking-turn.ts';
import { areMarksReleased } from '@sullam/domain/assessment/release.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { readRubricVersion } from '../../gradebook/rubrics/rubrics.public.ts';
import { type Person, personFor } from '../assessment/assessment.public.ts';
import {
  type CourseAssignment,
  cutMark,
  type Due,
  findGrants,
  pointsText,
  windowOf,
  workerOf,
} from '../assignments/assignments.public.ts';
import {
  accessSubmissionToMark,
  findMark,
  findMemberMarks,
  findReviews,
  findSubmittedAt,
  isHiddenNow,
  listChanges,
  listVersions,
  type Mark,
  type Review,
  readVersion,
  summaryOf,
} from '../submissions/submissions.public.ts';
import { summaryWithoutNames, withoutNames } from './blind.ts';
import { momentsOf } from './submission-list.ts';
import type { MarkChange, SubmissionForMarker, VersionForMarker } from './submission-marking.schemas.ts';
import { findNextWork, readWork } from './submission-work.reads.ts';

async function namesOf(tx: Tx, ids: readonly number[]) {
  const rows = await tx.all(
    db
      .selectFrom('member_names')
      .select(['user_id as userId', 'first_name as firstName', 'last_name as lastName'])
      .where(sql<boolean>`user_id = any(${[...new Set(ids)]}::bigint[])`),
  );
  const byId = new Map(rows.map((row) => [row.userId, row]));
  return (userId: number): Person => byId.get(userId) ?? { userId, firstName: '', lastName: '' };
}

/** When these people joined the course, the first time. */
async function findJoinedAt(tx: Tx, courseId: number, people: readonly Pick<Person, 'userId'>[]) {
  if (people.length === 0) return new Map<number, Date>();
  const rows = await tx.all(
    db
      .selectFrom('enrollment_records')
      .select(['user_id as userId', 'joined_at as joinedAt'])
      .where('course_id', '=', courseId)
      .where(sql<boolean>`user_id = any(${people.map(({ userId }) => userId)}::bigint[])`),
  );
  return new Map(rows.map(({ userId, joinedAt }) => [userId, joinedAt]));
}

/** One's own review, and the other marker's once both are there: until then they mark apart from each other. */
export function visibleReviews(
  assignment: CourseAssignment,
  reviews: readonly Review[],
  userId: number,
  number: number | null,
) {
  const current = reviews.filter((review) => review.number === number);
  const areBothThere = assignment.markerCount === 1 || current.length >= 2;
  return seenReviews(reviews, (review) => review.markerUserId === userId, areBothThere);
}

function presentMark(
  assignment: CourseAssignment,
  mark: Mark | undefined,
  when: Due & { submittedAt: Date | null },
  marker: (userId: number) => Person,
): SubmissionForMarker['mark'] {
  if (!mark || (mark.points === null && !mark.isDisputed)) return null;
  const cut =
    mark.points !== null && when.submittedAt ? cutMark(assignment, mark.points, when, when.submittedAt) : null;
  return {
    points: mark.points,
    finalPoints: cut ? pointsText(cut.points) : mark.points,
    lateIntervals: cut?.intervals ?? 0,
    number: mark.number,
    assessment: mark.assessment,
    comment: mark.comment,
    isDisputed: mark.isDisputed,
    markedBy: marker(mark.markedBy),
    markedAt: mark.markedAt.toISOString(),
  };
}

const lateRule = (
  { latePercent, lateInterval, lateFloorPercent }: CourseAssignment,
  intervals: number,
): SubmissionForMarker['late'] =>
  intervals === 0 || latePercent === null
    ? null
    : { intervals, interval: lateInterval, percentPerInterval: latePercent, floorPercent: lateFloorPercent };

/** A submission for those who mark it, with everything that they decide by. */
export async function readSubmissionForMarker(
  context: MemberContext,
  tx: Tx,
  id: number,
): Promise<SubmissionForMarker> {
  const { assignment, submission } = await accessSubmissionToMark(context, tx, id);
  const { userId } = context.caller;
  const row = await readWork(context, tx, assignment, id);
  if (!row) throw notFound();
  const next = await findNextWork(context, tx, assignment, id);
  const grants = await findGrants(tx, [assignment.assignmentId]);
  const versions = await listVersions(tx, id);
  const mark = await findMark(tx, id);
  const allReviews = await findReviews(tx, id);
  const memberMarks = await findMemberMarks(tx, id);
  const rubric =
    assignment.rubricId && assignment.rubricVersion
      ? await readRubricVersion(tx, assignment.rubricId, assignment.rubricVersion)
      : null;
  const { state, learner, group, dueAt, joinedAt, markVersion } = row;
  const isHidden = row.isHidden || (markVersion === 0 && (await isHiddenNow(context, tx, assignment, submission)));
  const submittedAt = row.markedSubmittedAt ?? row.submittedAt;
  const number = submission.currentNumber;
  const current = number === null ? null : await readVersion(context, tx, assignment, id, number, row);
  const reviews = visibleReviews(assignment, allReviews, userId, number);
  const names = await namesOf(tx, [
    ...allReviews.map(({ markerUserId }) => markerUserId),
    ...(mark ? [mark.markedBy] : []),
  ]);
  const own = allReviews.find(({ markerUserId }) => markerUserId === userId);
  const members = group === null || isHidden ? [] : row.members;
  const joined = await findJoinedAt(tx, submission.courseId, members);
  return {
    assignmentSubmissionId: id,
    assignmentId: assignment.assignmentId,
    courseId: assignment.courseId,
    title: assignment.title,
    learner: learner && personFor(learner, isHidden),
    group: isHidden ? null : group,
    members: members.map((member) => {
      const ownMark = memberMarks.find((each) => each.userId === member.userId);
      const points = ownMark?.points ?? row.givenPoints;
      const window = windowOf(assignment, grants, {
        userId: member.userId,
        courseGroupId: submission.courseGroupId,
        joinedAt: joined.get(member.userId) ?? null,
      });
      const cut = points !== null && submittedAt ? cutMark(assignment, points, window, submittedAt) : null;
      return {
        userId: member.userId,
        firstName: member.firstName,
        lastName: member.lastName,
        ownPoints: ownMark?.points ?? null,
        ownReason: ownMark?.reason ?? null,
        ownVersion: ownMark?.version ?? 0,
        finalPoints: cut && pointsText(cut.points),
      };
    }),
    state,
    maximum: assignment.maximum,
    dueAt: momentsOf(assignment, { ...row, isHidden }).dueAt,
    late: lateRule(assignment, row.currentNumber === null ? 0 : row.lateIntervals),
    current: current && isHidden ? withoutNames(context, current) : current,
    versions: versions.map((version) => {
      const summary = summaryOf(assignment, row, version);
      return isHidden ? summaryWithoutNames(summary) : summary;
    }),
    rubric,
    markerCount: assignment.markerCount,
    isBlind: assignment.isBlind,
    isReleasedAtOnce: areMarksReleased(assignment, context.clock.now()),
    mark: presentMark(assignment, mark, { dueAt, joinedAt, submittedAt: row.markedSubmittedAt }, names),
    version: assignment.markerCount === 2 ? (own?.version ?? 0) : (mark?.version ?? 0),
    markVersion: mark?.version ?? 0,
    reviews: reviews.map((review) => ({
      marker: names(review.markerUserId),
      isOwn: review.markerUserId === userId,
      number: review.number,
      points: review.points,
      assessment: review.assessment,
      comment: review.comment,
      version: review.version,
      reviewedAt: review.reviewedAt.toISOString(),
    })),
    next,
  };
}

/** A version for those who mark it. */
export async function readVersionForMarker(
  context: MemberContext,
  tx: Tx,
  id: number,
  number: number,
): Promise<VersionForMarker> {
  const { assignment, submission } = await accessSubmissionToMark(context, tx, id);
  if (!(await findSubmittedAt(tx, id, number))) throw notFound();
  const window = windowOf(assignment, await findGrants(tx, [assignment.assignmentId]), workerOf(submission));
  const version = await readVersion(context, tx, assignment, id, number, window);
  if (!version) throw notFound();
  return (await isHiddenNow(context, tx, assignment, submission)) ? withoutNames(context, version) : version;
}

/** Every change of a mark: what it was, what it became, who and why. */
export async function listMarkChanges(
  context: MemberContext,
  tx: Tx,
  id: number,
  { skip = 0, take = 20 }: { skip?: number; take?: number },
): Promise<{ data: MarkChange[]; total: number }> {
  const { assignment, submission } = await accessSubmissionToMark(context, tx, id);
  const rows = await listChanges(tx, id, { skip, take });
  const isHidden = await isHiddenNow(context, tx, assignment, submission);
  const names = await namesOf(
    tx,
    rows.flatMap(({ user_id, changed_by }) => [changed_by, ...(user_id === null ? [] : [user_id])]),
  );
  return {
    total: rows[0]?.total ?? 0,
    data: rows.map((row) => ({
      learner: row.user_id === null || isHidden ? null : names(row.user_id),
      oldPoints: row.old,
      newPoints: row.new,
      reason: row.reason,
      changedBy: names(row.changed_by),
      changedAt: row.changed_at.toISOString(),
    })),
  };
}
