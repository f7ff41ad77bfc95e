import type { AnnotationColor, AnnotationKind, PagePoint } from '@sullam/domain/annotations.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';

/** Where a file that was handed in belongs. */
export const findSubmissionFile = (tx: Tx, submissionFileId: number) =>
  tx.one(
    db
      .selectFrom('submitted_files')
      .select([
        'submission_file_id as submissionFileId',
        'assignment_submission_id as assignmentSubmissionId',
        'number',
      ])
      .where('submission_file_id', '=', submissionFileId),
  );

const annotations = (submissionFileId: number) =>
  db
    .selectFrom('submission_annotations as a')
    .innerJoin('member_names as m', 'm.user_id', 'a.author_user_id')
    .selectAll('a')
    .select(['m.first_name', 'm.last_name'])
    .where('a.submission_file_id', '=', submissionFileId);

export const findAnnotations = (tx: Tx, submissionFileId: number) =>
  tx.all(annotations(submissionFileId).orderBy('a.page').orderBy('a.created_at').orderBy('a.annotation_key'));

export async function lockAnnotation(tx: Tx, submissionFileId: number, key: string) {
  await tx.one(
    db
      .selectFrom('submission_annotations')
      .select('annotation_key')
      .where('submission_file_id', '=', submissionFileId)
      .where('annotation_key', '=', key)
      .forUpdate(),
  );
  return tx.one(annotations(submissionFileId).where('a.annotation_key', '=', key));
}

export async function countAnnotations(tx: Tx, submissionFileId: number): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('submission_annotations')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('submission_file_id', '=', submissionFileId),
  );
  return row?.count ?? 0;
}

export interface DrawnAnnotation {
  page: number;
  kind: AnnotationKind;
  color: AnnotationColor;
  comment: string;
  shapes: PagePoint[][];
}

export interface AnnotationKey {
  submissionFileId: number;
  annotationKey: string;
}

const columnsOf = ({ page, kind, color, comment, shapes }: DrawnAnnotation, now: Date) => ({
  page,
  kind,
  color,
  comment,
  shapes: json(shapes),
  updated_at: now,
});

/** Makes an annotation; answers whether its key was free. */
export async function insertAnnotation(
  tx: Tx,
  { submissionFileId, annotationKey }: AnnotationKey,
  drawn: DrawnAnnotation,
  { userId, now }: { userId: number; now: Date },
): Promise<boolean> {
  const made = await tx.run(
    db
      .insertInto('submission_annotations')
      .values({
        submission_file_id: submissionFileId,
        annotation_key: annotationKey,
        author_user_id: userId,
        created_at: now,
        ...columnsOf(drawn, now),
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return made === 1;
}

export async function updateAnnotation(
  tx: Tx,
  { submissionFileId, annotationKey }: AnnotationKey,
  drawn: DrawnAnnotation,
  { version, now }: { version: number; now: Date },
): Promise<void> {
  await tx.run(
    db
      .updateTable('submission_annotations')
      .set({ ...columnsOf(drawn, now), version })
      .where('submission_file_id', '=', submissionFileId)
      .where('annotation_key', '=', annotationKey),
  );
}

export async function deleteAnnotation(tx: Tx, { submissionFileId, annotationKey }: AnnotationKey): Promise<void> {
  await tx.run(
    db
      .deleteFrom('submission_annotations')
      .where('submission_file_id', '=', submissionFileId)
      .where('annotation_key', '=', annotationKey),
  );
}
