import { db, type Tx } from '../../../kernel/database/database.ts';
import type { SubmissionContent } from './submission-content.ts';

export interface NewVersion {
  number: number;
  content: SubmissionContent;
  files: readonly { mediaId: number; name: string; byteSize: number }[];
  wordCount: number;
  receiptCode: string;
  submittedBy: number;
  submittedAt: Date;
}

/** Writes down what was handed in, for good, and makes it what counts. */
export async function insertVersion(tx: Tx, id: number, version: NewVersion): Promise<void> {
  const key = { assignment_submission_id: id, number: version.number };
  await tx.run(
    db.insertInto('submission_versions').values({
      ...key,
      body: version.content.body,
      link: version.content.link,
      word_count: version.wordCount,
      receipt_code: version.receiptCode,
      submitted_by: version.submittedBy,
      submitted_at: version.submittedAt,
    }),
  );
  if (version.files.length > 0)
    await tx.run(
      db.insertInto('submission_files').values(
        version.files.map((file, position) => ({
          ...key,
          position,
          media_id: file.mediaId,
          file_name: file.name,
          byte_size: file.byteSize,
        })),
      ),
    );
}

export async function markWithdrawn(tx: Tx, id: number, number: number, now: Date): Promise<void> {
  await tx.run(
    db
      .updateTable('submission_versions')
      .set({ withdrawn_at: now })
      .where('assignment_submission_id', '=', id)
      .where('number', '=', number),
  );
}

/** The files of a version in their order. */
export const listFiles = (tx: Tx, id: number, number: number) =>
  tx.all(
    db
      .selectFrom('submission_files')
      .select(['submission_file_id as submissionFileId', 'media_id as mediaId', 'file_name as name'])
      .where('assignment_submission_id', '=', id)
      .where('number', '=', number)
      .orderBy('position'),
  );

const versions = (id: number) =>
  db
    .selectFrom('submission_versions as v')
    .leftJoin('member_names as m', 'm.user_id', 'v.submitted_by')
    .select([
      'v.number',
      'v.submitted_at',
      'v.withdrawn_at',
      'v.receipt_code',
      'm.user_id',
      'm.first_name',
      'm.last_name',
    ])
    .where('v.assignment_submission_id', '=', id);

/** All that was handed in, the newest first, without what it holds. */
export const listVersions = (tx: Tx, id: number) => tx.all(versions(id).orderBy('v.number', 'desc'));

export const findVersion = (tx: Tx, id: number, number: number) =>
  tx.one(versions(id).select(['v.body', 'v.link', 'v.word_count']).where('v.number', '=', number));

export async function findSubmittedAt(tx: Tx, id: number, number: number): Promise<Date | undefined> {
  const row = await tx.one(
    db
      .selectFrom('submission_versions')
      .select('submitted_at')
      .where('assignment_submission_id', '=', id)
      .where('number', '=', number),
  );
  return row?.submitted_at;
}

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];
