import { ANNOTATION_LIMITS, isDrawable, type PagePoint } from '@sullam/domain/annotations.ts';
import { areMarksReleased } from '@sullam/domain/assessment/release.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField, notAllowed, notFound } from '../../../kernel/problem.ts';
import { lockAssignment } from '../assignments/assignments.public.ts';
import { accessSubmission, accessSubmissionToMark, findMark, findReviews } from '../submissions/submissions.public.ts';
import {
  type AnnotationKey,
  countAnnotations,
  deleteAnnotation,
  findAnnotations,
  findSubmissionFile,
  insertAnnotation,
  lockAnnotation,
  updateAnnotation,
} from './annotations.repository.ts';
import { tooManyAnnotations } from './submission-marking.errors.ts';
import type { AnnotationBody, AnnotationRow } from './submission-marking.schemas.ts';

/** The file for those whose it is and those who mark it. */
async function accessFile(context: MemberContext, tx: Tx, submissionFileId: number) {
  const file = await findSubmissionFile(tx, submissionFileId);
  if (!file) throw notFound();
  const access = await accessSubmission(context, tx, file.assignmentSubmissionId);
  if (file.number > access.lastNumber) throw notFound();
  return { file, ...access };
}

/** Whose annotations the caller sees: none before the release of the version's mark, one's own while two mark apart, else all. */
async function scopeOf(context: MemberContext, tx: Tx, submissionFileId: number): Promise<'NONE' | 'OWN' | 'ALL'> {
  const { file, assignment, isMarker } = await accessFile(context, tx, submissionFileId);
  const { assignmentSubmissionId: id } = file;
  if (!isMarker) {
    const mark = await findMark(tx, id);
    // handed in again, a version waits for a mark of its own
    const isMarked = mark !== undefined && mark.points !== null && mark.number >= file.number;
    return isMarked && areMarksReleased(assignment, context.clock.now()) ? 'ALL' : 'NONE';
  }
  if (assignment.markerCount === 1) return 'ALL';
  const reviews = await findReviews(tx, id);
  return reviews.filter(({ number }) => number === file.number).length >= 2 ? 'ALL' : 'OWN';
}

/** Marks and comments on the pages of a file. Learners get them with the mark. */
export async function listAnnotations(
  context: MemberContext,
  tx: Tx,
  submissionFileId: number,
): Promise<AnnotationRow[]> {
  const scope = await scopeOf(context, tx, submissionFileId);
  if (scope === 'NONE') return [];
  const { userId } = context.caller;
  const rows = await findAnnotations(tx, submissionFileId);
  return rows
    .filter((row) => scope === 'ALL' || row.author_user_id === userId)
    .map((row) => ({
      annotationKey: row.annotation_key,
      page: row.page,
      kind: row.kind,
      color: row.color,
      comment: row.comment,
      shapes: row.shapes as unknown as PagePoint[][],
      author: { userId: row.author_user_id, firstName: row.first_name, lastName: row.last_name },
      isOwn: row.author_user_id === userId,
      version: row.version,
      updatedAt: row.updated_at.toISOString(),
    }));
}

async function accessToDraw(context: MemberContext, tx: Tx, submissionFileId: number): Promise<void> {
  const file = await findSubmissionFile(tx, submissionFileId);
  if (!file) throw notFound();
  const { assignment } = await accessSubmissionToMark(context, tx, file.assignmentSubmissionId);
  await lockAssignment(tx, assignment.assignmentId, 'use');
}

async function ownAnnotation(context: MemberContext, tx: Tx, { submissionFileId, annotationKey }: AnnotationKey) {
  const found = await lockAnnotation(tx, submissionFileId, annotationKey);
  if (found && found.author_user_id !== context.caller.userId) throw notAllowed();
  return found;
}

/** Keeps an annotation; version 0 makes it. Only who drew it changes it. */
export const saveAnnotation = (
  context: MemberContext,
  key: AnnotationKey,
  { version, ...drawn }: AnnotationBody,
): Promise<{ version: number }> => {
  if (!isDrawable(drawn)) throw invalidField('shapes', 'pattern');
  return transaction(context, async (tx) => {
    await accessToDraw(context, tx, key.submissionFileId);
    const found = await ownAnnotation(context, tx, key);
    if ((found?.version ?? 0) !== version) throw conflict();
    const now = context.clock.now();
    if (found) {
      await updateAnnotation(tx, key, drawn, { version: version + 1, now });
      return { version: version + 1 };
    }
    if ((await countAnnotations(tx, key.submissionFileId)) >= ANNOTATION_LIMITS.perFile) throw tooManyAnnotations();
    const isMade = await insertAnnotation(tx, key, drawn, { userId: context.caller.userId, now });
    if (!isMade) throw conflict();
    return { version: 1 };
  });
};

export const removeAnnotation = (context: MemberContext, key: AnnotationKey): Promise<void> =>
  transaction(context, async (tx) => {
    await accessToDraw(context, tx, key.submissionFileId);
    if (!(await ownAnnotation(context, tx, key))) throw notFound();
    await deleteAnnotation(tx, key);
  });
