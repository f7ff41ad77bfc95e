import { randomInt } from 'node:crypto';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { wordsOf } from '../../../kernel/html.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { finishForLearner, unfinishForLearner } from '../../learning/progress/progress.public.ts';
import { assignmentMarked, isLate, lockAssignment } from '../assignments/assignments.public.ts';
import { isEmptyContent, prepareContent } from './submission-content.ts';
import { deleteDraft, findDraft, putDraft } from './submission-drafts.repository.ts';
import { requireFiles } from './submission-files.reads.ts';
import { hasReviews } from './submission-marks.repository.ts';
import { freezeMembers, listMemberIds, releaseMembers } from './submission-members.repository.ts';
import { readGroup } from './submission-status.reads.ts';
import { findVersion, insertVersion, listFiles, markWithdrawn } from './submission-versions.repository.ts';
import { accessOwnWork, lookAgain, type OwnWork, ownerOf } from './submissions.access.ts';
import {
  alreadyMarked,
  draftChanged,
  handInRefused,
  nothingHandedIn,
  nothingToSubmit,
  notWithdrawable,
  tooManyWords,
} from './submissions.errors.ts';
import { ensureSubmission, lockSubmission, type SubmissionRecord, setCurrent } from './submissions.repository.ts';
import type { DraftBody, Receipt } from './submissions.schemas.ts';
import { submissionHandedIn, submissionWithdrawn } from './submissions.signals.ts';

/** The caller's work, written on by nobody else until the transaction ends; the assignment's lock comes first. */
async function lockOwnWork(context: MemberContext, tx: Tx, assignmentId: number) {
  await lockAssignment(tx, assignmentId, 'use');
  const work = await accessOwnWork(context, tx, assignmentId);
  if (work.refusal) throw handInRefused(work.refusal);
  const owner = ownerOf(work);
  await ensureSubmission(tx, owner, work.now);
  const submission = await lockSubmission(tx, owner);
  const seen = await lookAgain(context, tx, work);
  if (seen.refusal) throw handInRefused(seen.refusal);
  return { work: seen, submission: submission as SubmissionRecord };
}

/** Files that may stay in a draft whoever brought them: those in it and those of the last version. */
async function filesThere(tx: Tx, submission: SubmissionRecord): Promise<Set<number>> {
  const { assignmentSubmissionId: id, lastNumber } = submission;
  const draft = await findDraft(tx, id);
  const files = lastNumber > 0 ? await listFiles(tx, id, lastNumber) : [];
  return new Set([...(draft?.mediaIds ?? []), ...files.map(({ mediaId }) => mediaId)]);
}

/** Keeps what is being written. An older version is refused and changes nothing: the other one's words stay. */
export const saveDraft = (
  context: MemberContext,
  assignmentId: number,
  { version, ...content }: DraftBody,
): Promise<{ version: number; savedAt: string }> => {
  return transaction(context, async (tx) => {
    const { work, submission } = await lockOwnWork(context, tx, assignmentId);
    const prepared = prepareContent(work.assignment, content);
    const { assignmentSubmissionId: id } = submission;
    const draft = await findDraft(tx, id);
    if ((draft?.version ?? 0) !== version) throw draftChanged();
    await requireFiles(context, tx, work.assignment, prepared.mediaIds, await filesThere(tx, submission));
    const saved = { savedBy: context.caller.userId, savedAt: work.now };
    const next = await putDraft(tx, submission, { ...prepared, ...saved });
    return { version: next, savedAt: saved.savedAt.toISOString() };
  });
};

/** Without letters and digits that look alike. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const receiptCode = (): string =>
  Array.from({ length: 10 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** Those for whom a version is handed in: the learner, or everybody who is in the group now. */
async function workersOf(tx: Tx, { assignment, row }: OwnWork) {
  if (!assignment.isGroupWork || row.currentGroupId === null) return { userIds: [row.userId], name: undefined };
  const group = await readGroup(tx, row.currentGroupId);
  return { userIds: group?.members.map(({ userId }) => userId) ?? [row.userId], name: group?.name };
}

/** What follows for everybody whose submission it is. */
async function notifyEveryone(
  context: MemberContext,
  tx: Tx,
  submission: SubmissionRecord,
  userIds: readonly number[],
) {
  const { assignmentId: courseSubsectionId, courseId } = submission;
  for (const userId of userIds) await emit(context, tx, assignmentMarked, { courseSubsectionId, courseId, userId });
}

/**
 * Hands the draft in, as it was when the caller saw it: a version that never changes, with the server's time. Of two
 * members of a group who do so at once, one does; the other's draft is gone.
 */
export const submitAssignment = (context: MemberContext, assignmentId: number, version: number): Promise<Receipt> => {
  return transaction(context, async (tx) => {
    const { work, submission } = await lockOwnWork(context, tx, assignmentId);
    const { assignment, window, now } = work;
    const { assignmentSubmissionId } = submission;
    const draft = await findDraft(tx, assignmentSubmissionId);
    if (draft?.version !== version) throw draftChanged();
    const content = prepareContent(assignment, draft);
    if (isEmptyContent(content)) throw nothingToSubmit();
    const wordCount = wordsOf(content.body);
    if (assignment.mostWords !== null && wordCount > assignment.mostWords) throw tooManyWords(assignment.mostWords);
    const files = await requireFiles(context, tx, assignment, content.mediaIds, new Set(content.mediaIds));
    const number = submission.lastNumber + 1;
    const receipt = { assignmentSubmissionId, number, receiptCode: receiptCode(), wordCount, link: content.link };
    await insertVersion(tx, assignmentSubmissionId, {
      ...receipt,
      content,
      files,
      submittedBy: context.caller.userId,
      submittedAt: now,
    });
    const { userIds, name } = await workersOf(tx, work);
    await setCurrent(tx, assignmentSubmissionId, {
      lastNumber: number,
      currentNumber: number,
      ...(name ? { groupName: name } : {}),
    });
    await freezeMembers(tx, submission, userIds, number);
    await deleteDraft(tx, assignmentSubmissionId);
    const members = await listMemberIds(tx, assignmentSubmissionId);
    for (const userId of members) await finishForLearner(context, tx, { subsectionId: assignmentId, userId, now });
    await audit(context, tx, {
      action: 'submission.submit',
      noun: 'submission',
      nounId: assignmentSubmissionId,
      changes: { number, receiptCode: receipt.receiptCode },
    });
    const { courseId } = assignment;
    await emit(context, tx, submissionHandedIn, {
      assignmentSubmissionId,
      courseSubsectionId: assignmentId,
      courseId,
      number,
    });
    await notifyEveryone(context, tx, submission, members);
    return {
      ...receipt,
      submittedAt: now.toISOString(),
      isLate: isLate(assignment, window, now),
      files: files.map(({ name: fileName, byteSize }) => ({ name: fileName, byteSize })),
    };
  });
};

/** Takes back what was handed in, while nobody has marked it: it becomes the draft again, unless there is a newer one. */
export const withdrawSubmission = (context: MemberContext, assignmentId: number): Promise<void> => {
  return transaction(context, async (tx) => {
    await lockAssignment(tx, assignmentId, 'use');
    const work = await accessOwnWork(context, tx, assignmentId);
    const submission = await lockSubmission(tx, ownerOf(work));
    const number = submission?.currentNumber ?? null;
    const isOwn = work.row.isMember && submission?.assignmentSubmissionId === work.row.assignmentSubmissionId;
    if (!submission || number === null || !isOwn) throw nothingHandedIn();
    const { assignment, window, now } = work;
    if (!assignment.allowsWithdrawal || (window.closesAt && now >= window.closesAt)) throw notWithdrawable();
    const { assignmentSubmissionId: id } = submission;
    if (await hasReviews(tx, id)) throw alreadyMarked();
    const version = await findVersion(tx, id, number);
    const files = await listFiles(tx, id, number);
    if (version && !(await findDraft(tx, id)))
      await putDraft(tx, submission, {
        body: version.body,
        link: version.link,
        mediaIds: files.map(({ mediaId }) => mediaId),
        savedBy: context.caller.userId,
        savedAt: now,
      });
    const members = await listMemberIds(tx, id);
    await markWithdrawn(tx, id, number, now);
    await setCurrent(tx, id, { lastNumber: submission.lastNumber, currentNumber: null });
    await releaseMembers(tx, id);
    for (const userId of members) await unfinishForLearner(tx, { subsectionId: assignmentId, userId, now });
    await audit(context, tx, { action: 'submission.withdraw', noun: 'submission', nounId: id, changes: { number } });
    const { courseId } = assignment;
    await emit(context, tx, submissionWithdrawn, {
      assignmentSubmissionId: id,
      courseSubsectionId: assignmentId,
      courseId,
      number,
    });
    await notifyEveryone(context, tx, submission, members);
  });
};
