import type { Assessment } from '@sullam/domain/grading/rubric-content.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { readMediaRefs } from '../../organization/media/media.public.ts';
import { type CourseAssignment, type Due, isLate, pointsText } from '../assignments/assignments.public.ts';
import { type Draft, findDraft } from './submission-drafts.repository.ts';
import { findReturnedMark, hasReviews } from './submission-marks.repository.ts';
import { readGroup } from './submission-status.reads.ts';
import { hasHandedIn, returnedPoints, submissionStatus } from './submission-status.ts';
import { findVersion, listFiles, listVersions, type VersionRow } from './submission-versions.repository.ts';
import { accessOwnWork, type OwnWork } from './submissions.access.ts';
import { findSubmission } from './submissions.repository.ts';
import type { OwnSubmission, ReturnedMark, SubmissionVersion, VersionSummary } from './submissions.schemas.ts';

type Person = { user_id: number | null; first_name: string | null; last_name: string | null };

export const personOf = (row: Person | undefined) =>
  row?.user_id == null ? null : { userId: row.user_id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' };

/** What was handed in, in a list; `due` is the date that holds for whoever looks at it. */
export const summaryOf = (assignment: CourseAssignment, due: Due, row: VersionRow): VersionSummary => ({
  number: row.number,
  submittedAt: row.submitted_at.toISOString(),
  submittedBy: personOf(row),
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  isLate: isLate(assignment, due, row.submitted_at),
  receiptCode: row.receipt_code,
});

/** A version with its files. Only for readers who have been checked: addresses of files are minted. */
export async function readVersion(
  context: MemberContext,
  tx: Tx,
  assignment: CourseAssignment,
  id: number,
  number: number,
  due: Due,
): Promise<SubmissionVersion | null> {
  const row = await findVersion(tx, id, number);
  if (!row) return null;
  const files = await listFiles(tx, id, number);
  const refs = await readMediaRefs(
    context,
    tx,
    files.map(({ mediaId }) => mediaId),
  );
  const { receiptCode: _, ...summary } = summaryOf(assignment, due, row);
  return {
    ...summary,
    body: row.body,
    link: row.link,
    wordCount: row.word_count,
    files: files.flatMap(({ submissionFileId, mediaId, name }) => {
      const ref = refs.get(mediaId);
      return ref ? [{ submissionFileId, file: { ...ref, name } }] : [];
    }),
  };
}

async function presentDraft(context: MemberContext, tx: Tx, draft: Draft | undefined): Promise<OwnSubmission['draft']> {
  if (!draft) return null;
  const refs = await readMediaRefs(context, tx, draft.mediaIds);
  const saver = await tx.one(
    db.selectFrom('member_names').select(['user_id', 'first_name', 'last_name']).where('user_id', '=', draft.savedBy),
  );
  return {
    version: draft.version,
    body: draft.body,
    link: draft.link,
    files: draft.mediaIds.flatMap((mediaId) => refs.get(mediaId) ?? []),
    savedAt: draft.savedAt.toISOString(),
    savedBy: personOf(saver),
  };
}

/** The caller's mark with what was said of it; null until it may be seen. */
async function readReturnedMark(tx: Tx, work: OwnWork): Promise<ReturnedMark | null> {
  const { assignment, row, window, now } = work;
  const cut = returnedPoints(assignment, row, window, now);
  if (!cut || row.givenPoints === null || row.markedSubmissionId === null) return null;
  const mark = await findReturnedMark(tx, row.markedSubmissionId, row.userId);
  if (!mark) return null;
  return {
    points: pointsText(cut.points),
    givenPoints: row.givenPoints,
    lateDeduction: pointsText(cut.deducted),
    lateIntervals: cut.intervals,
    maximum: assignment.maximum,
    number: mark.number,
    comment: mark.comment,
    assessment: mark.assessment as unknown as Assessment | null,
    rubricVersion: mark.rubric_version,
    ownReason: mark.reason,
    markedAt: (mark.own_marked_at ?? mark.marked_at).toISOString(),
  };
}

/** Which versions a learner may read: all of theirs; who has left the group, those of their time. */
const mayRead = ({ row }: OwnWork, number: number): boolean =>
  row.groupId === null || row.groupId === row.currentGroupId || (row.ownNumber !== null && number <= row.ownNumber);

/** The caller's own work: what is being written, what was handed in, and what came of it. */
export async function readOwnSubmission(context: MemberContext, tx: Tx, assignmentId: number): Promise<OwnSubmission> {
  const work = await accessOwnWork(context, tx, assignmentId);
  const { assignment, grants, row, window, refusal, now } = work;
  const id = row.assignmentSubmissionId;
  const status = submissionStatus(assignment, grants, row, now);
  const hasLeftGroup = row.isMember && row.groupId !== row.currentGroupId;
  const versionsLeft =
    assignment.versionsAllowed === null ? null : Math.max(0, assignment.versionsAllowed - row.versionsUsed);
  const groupId = row.groupId ?? row.currentGroupId;
  const canWrite = refusal === null;
  const nothing = {
    assignmentSubmissionId: id,
    state: status.state,
    group: groupId === null ? null : await groupOf(tx, groupId, id),
    hasLeftGroup,
    versionsLeft,
    points: status.points,
  };
  if (id === null)
    return {
      ...nothing,
      draft: null,
      current: null,
      versions: [],
      mark: null,
      abilities: { canWrite, canSubmit: false, canWithdraw: false, canComment: false },
    };
  const draft = hasLeftGroup ? undefined : await findDraft(tx, id);
  const versions = await listVersions(tx, id);
  const isReviewed = await hasReviews(tx, id);
  const mark = await readReturnedMark(tx, work);
  const number = hasLeftGroup ? row.ownNumber : row.currentNumber;
  const isOpen = window.closesAt === null || now < window.closesAt;
  return {
    ...nothing,
    draft: await presentDraft(context, tx, draft),
    current:
      number === null || row.currentNumber === null
        ? null
        : await readVersion(context, tx, assignment, id, number, window),
    versions: versions
      .filter((version) => mayRead(work, version.number))
      .map((version) => summaryOf(assignment, window, version)),
    mark,
    abilities: {
      canWrite,
      canSubmit: canWrite && draft !== undefined,
      canWithdraw: assignment.allowsWithdrawal && hasHandedIn(row) && !hasLeftGroup && isOpen && !isReviewed,
      canComment: row.isMember,
    },
  };
}

/** A group that may be gone by now keeps the name under which it handed in. */
async function groupOf(tx: Tx, courseGroupId: number, id: number | null) {
  const group = await readGroup(tx, courseGroupId);
  if (group) return { courseGroupId, name: group.name };
  const submission = id === null ? undefined : await findSubmission(tx, id);
  return { courseGroupId, name: (submission?.groupName ?? {}) as Localized };
}

/** One of the versions that the caller handed in. */
export async function readOwnVersion(
  context: MemberContext,
  tx: Tx,
  assignmentId: number,
  number: number,
): Promise<SubmissionVersion> {
  const work = await accessOwnWork(context, tx, assignmentId);
  const { assignment, row, window } = work;
  if (row.assignmentSubmissionId === null || !mayRead(work, number)) throw notFound();
  const version = await readVersion(context, tx, assignment, row.assignmentSubmissionId, number, window);
  if (!version) throw notFound();
  return version;
}
