import { createHash } from 'node:crypto';
import type { SystemContext } from '../kernel/context.ts';
import { db, type Tx } from '../kernel/database/database.ts';
import { json } from '../kernel/database/json.ts';
import { demandAssessment } from '../modules/rubrics/rubrics.public.ts';
import { putMark, putReview, recordChange } from '../modules/submission-marking/submission-marking.public.ts';
import {
  ensureSubmission,
  freezeMembers,
  insertVersion,
  lockSubmission,
  putDraft,
  setCurrent,
  wordsOf,
} from '../modules/submissions/submissions.public.ts';
import type { DemoSubmission } from './content/types.ts';
import { daysAgo } from './days.ts';
import type { LoadedRubric } from './load-assignments.ts';

interface Place {
  assignmentId: number;
  courseId: number;
  userId: number;
  markerUserId: number;
  rubric: LoadedRubric | undefined;
  mediaIds: number[];
}

/** What one learner has written, handed in, and got for it; answers the submission's id. */
export async function loadSubmission(
  context: SystemContext,
  tx: Tx,
  demo: DemoSubmission,
  place: Place,
): Promise<number> {
  const { assignmentId, courseId, userId, mediaIds } = place;
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
  await tx.run(
    db
      .insertInto('finished_subsections')
      .values({
        user_id: userId,
        course_id: courseId,
        course_subsection_id: assignmentId,
        finished_at: at,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (demo.mark) await markSubmission(context, tx, assignmentSubmissionId, demo.mark, place, at);
  return assignmentSubmissionId;
}

const receiptOf = (id: number): string =>
  createHash('sha256').update(`demo receipt ${id}`).digest('hex').slice(0, 10).toUpperCase().replaceAll(/[01]/g, 'X');

async function filesOf(tx: Tx, mediaIds: readonly number[]) {
  if (mediaIds.length === 0) return [];
  return tx.all(
    db
      .selectFrom('media')
      .select(['media_id as mediaId', 'original_name as name', 'byte_size as byteSize'])
      .where('media_id', 'in', [...mediaIds]),
  );
}

async function markSubmission(
  context: SystemContext,
  tx: Tx,
  id: number,
  mark: NonNullable<DemoSubmission['mark']>,
  { markerUserId, rubric }: Place,
  handedInAt: Date,
): Promise<void> {
  const { points, comment } = mark;
  const assessment = mark.assessment ?? null;
  const given = assessment && rubric ? demandAssessment(rubric.content, assessment).points : (points ?? '0');
  const markedAt = new Date(handedInAt.getTime() + 36 * 3_600_000);
  const now = markedAt < context.clock.now() ? markedAt : context.clock.now();
  const judged = { number: 1, points: given, assessment, rubricVersion: assessment ? 1 : null, comment, version: 1 };
  await putReview(tx, id, { ...judged, markerUserId, reviewedAt: now });
  await putMark(tx, id, { ...judged, isDisputed: false, markedBy: markerUserId, markedAt: now });
  const change = { userId: null, oldPoints: null, newPoints: given, reason: '', by: markerUserId, now };
  await recordChange(tx, id, change);
  if (mark.annotations) await annotate(tx, id, mark.annotations, { by: markerUserId, now });
}

/** Marks on the first page of the first file. */
async function annotate(
  tx: Tx,
  submissionId: number,
  annotations: NonNullable<NonNullable<DemoSubmission['mark']>['annotations']>,
  { by, now }: { by: number; now: Date },
): Promise<void> {
  const file = await tx.one(
    db
      .selectFrom('submission_files')
      .select('submission_file_id')
      .where('assignment_submission_id', '=', submissionId)
      .orderBy('position'),
  );
  await tx.run(
    db.insertInto('submission_annotations').values(
      annotations.map(({ shapes, ...annotation }, index) => ({
        submission_file_id: file!.submission_file_id,
        annotation_key: `demo-${index + 1}`,
        page: 1,
        ...annotation,
        shapes: json(shapes),
        author_user_id: by,
        created_at: now,
        updated_at: now,
      })),
    ),
  );
}
