import type { DemoSubmission } from '../../../demo/content/types.ts';
import { daysAgo } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { requireAssessment } from '../../gradebook/rubrics/rubrics.public.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import {
  demoSubmissions,
  type LoadedSubmission,
  putMark,
  putReview,
  recordChange,
} from '../submissions/submissions.public.ts';
import { insertAnnotation } from './annotations.repository.ts';

type DemoMark = NonNullable<DemoSubmission['mark']>;

/** What learners got for what they handed in, a day and a half later or just now. */
export async function loadDemoMarks({ context, tx, loaded }: DemoLoad): Promise<void> {
  const members = loaded.get(demoMembers);
  for (const submission of loaded.get(demoSubmissions)) {
    const by = members.get(submission.assignment.demo.author)!;
    if (submission.demo.mark) await markSubmission(context, tx, submission, submission.demo.mark, by);
  }
}

async function markSubmission(
  context: SystemContext,
  tx: Tx,
  { submissionId: id, demo, assignment: { rubric } }: LoadedSubmission,
  mark: DemoMark,
  by: number,
): Promise<void> {
  const { points, comment, annotations } = mark;
  const assessment = mark.assessment ?? null;
  const given = assessment && rubric ? requireAssessment(rubric.content, assessment).points : (points ?? '0');
  const handedInAt = daysAgo(context.clock.now(), demo.daysAgo);
  const markedAt = new Date(handedInAt.getTime() + 36 * 3_600_000);
  const now = markedAt < context.clock.now() ? markedAt : context.clock.now();
  const judged = { number: 1, points: given, assessment, rubricVersion: assessment ? 1 : null, comment, version: 1 };
  await putReview(tx, id, { ...judged, markerUserId: by, reviewedAt: now });
  await putMark(tx, id, { ...judged, isDisputed: false, markedBy: by, markedAt: now });
  await recordChange(tx, id, { userId: null, oldPoints: null, newPoints: given, reason: '', by, now });
  if (annotations) await annotate(tx, id, annotations, { userId: by, now });
}

/** Marks on the first page of the first file. */
async function annotate(
  tx: Tx,
  submissionId: number,
  annotations: NonNullable<DemoMark['annotations']>,
  drawn: { userId: number; now: Date },
): Promise<void> {
  const file = await tx.one(
    db
      .selectFrom('submitted_files')
      .select('submission_file_id as submissionFileId')
      .where('assignment_submission_id', '=', submissionId)
      .orderBy('position'),
  );
  for (const [index, annotation] of annotations.entries()) {
    const key = { submissionFileId: file!.submissionFileId, annotationKey: `demo-${index + 1}` };
    await insertAnnotation(tx, key, { page: 1, ...annotation }, drawn);
  }
}
