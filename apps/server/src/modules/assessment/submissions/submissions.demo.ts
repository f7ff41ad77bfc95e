import { createHash } from 'node:crypto';
import type { DemoSubmission } from '../../../demo/content/types.ts';
import { daysAgo } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { wordsOf } from '../../../kernel/html.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { insertDemoFinished } from '../../learning/progress/progress.public.ts';
import { demoMedia, storeDemoPdf } from '../../organization/media/media.public.ts';
import { demoAssignments, type LoadedAssignment } from '../assignments/assignments.public.ts';
import { putDraft } from './submission-drafts.repository.ts';
import { freezeMembers } from './submission-members.repository.ts';
import { insertVersion } from './submission-versions.repository.ts';
import { ensureSubmission, lockSubmission, setCurrent } from './submissions.repository.ts';

export interface LoadedSubmission {
  demo: DemoSubmission;
  assignment: LoadedAssignment;
  submissionId: number;
}

/** What was handed in; drafts are left out. */
export const demoSubmissions = demoKey<readonly LoadedSubmission[]>('submissions');

/** What learners have written, and mostly handed in. */
export async function loadDemoSubmissions(load: DemoLoad): Promise<void> {
  const { demo, loaded } = load;
  const members = loaded.get(demoMembers);
  const submissions: LoadedSubmission[] = [];
  for (const assignment of loaded.get(demoAssignments)) {
    const { course } = assignment.demo;
    const learners = demo.members
      .filter(({ key, progress }) => /^m\d\d$/.test(key) && progress.some((one) => one.course === course))
      .map(({ key }) => members.get(key)!);
    for (const submission of assignment.demo.submissions) {
      const { member } = submission;
      const userId = typeof member === 'number' ? learners[member] : members.get(member);
      if (userId === undefined) continue;
      const submissionId = await loadSubmission(load, assignment, submission, userId);
      if (!submission.isDraft) submissions.push({ demo: submission, assignment, submissionId });
    }
  }
  loaded.put(demoSubmissions, submissions);
}

async function loadSubmission(
  load: DemoLoad,
  { assignmentId, courseId }: LoadedAssignment,
  demo: DemoSubmission,
  userId: number,
): Promise<number> {
  const { context, tx, loaded } = load;
  const mediaIds = [
    ...(demo.pdf ? [await storeDemoPdf(load, userId, demo.pdf)] : []),
    ...(demo.asset ? [loaded.get(demoMedia).idOf(demo.asset)] : []),
  ];
  const at = daysAgo(context.clock.now(), demo.daysAgo);
  const owner = { assignmentId, courseId, userId, courseGroupId: null };
  await ensureSubmission(tx, owner, at);
  const submission = (await lockSubmission(tx, owner))!;
  const { assignmentSubmissionId } = submission;
  const content = { body: demo.body ?? '', link: demo.link ?? '', mediaIds };
  if (demo.isDraft) {
    await putDraft(tx, submission, { ...content, savedBy: userId, savedAt: at });
    return assignmentSubmissionId;
  }
  await insertVersion(tx, assignmentSubmissionId, {
    number: 1,
    content,
    files: await filesOf(tx, mediaIds),
    wordCount: wordsOf(content.body),
    receiptCode: receiptOf(assignmentSubmissionId),
    submittedBy: userId,
    submittedAt: at,
  });
  await setCurrent(tx, assignmentSubmissionId, { lastNumber: 1, currentNumber: 1 });
  await freezeMembers(tx, submission, [userId], 1);
  await insertDemoFinished(tx, [{ userId, courseId, subsectionId: assignmentId, finishedAt: at }]);
  return assignmentSubmissionId;
}

const receiptOf = (id: number): string =>
  createHash('sha256').update(`demo receipt ${id}`).digest('hex').slice(0, 10).toUpperCase().replaceAll(/[01]/g, 'X');

async function filesOf(tx: Tx, mediaIds: readonly number[]) {
  if (mediaIds.length === 0) return [];
  return tx.all(
    db
      .selectFrom('media_files')
      .select(['media_id as mediaId', 'original_name as name', 'byte_size as byteSize'])
      .where('media_id', 'in', [...mediaIds]),
  );
}
