import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import type { TableFormat } from '../../../kernel/table-file.ts';
import type { Asked, Listed } from './report-kind.ts';

export type ListedFile = Pick<Listed, 'of' | 'search' | 'sort'>;

export interface NewFile {
  userId: number;
  courseId: number | null;
  kind: string;
  narrowing: Asked['narrowing'];
  listed: ListedFile;
  language: string;
  format: TableFormat;
  rowCount: number;
  now: Date;
  expiresAt: Date;
}

export async function insertFile(tx: Tx, file: NewFile): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('report_files')
      .values({
        user_id: file.userId,
        course_id: file.courseId,
        kind: file.kind,
        narrowing: json(file.narrowing),
        listed: json(file.listed),
        language: file.language,
        format: file.format,
        status: 'WAITING',
        done_count: 0,
        row_count: file.rowCount,
        created_at: file.now,
        expires_at: file.expiresAt,
      })
      .returning('report_file_id'),
  );
  return row!.report_file_id;
}

const files = () =>
  db
    .selectFrom('report_files')
    .select(['report_file_id as reportFileId', 'kind', 'course_id as courseId', 'status', 'done_count as doneCount'])
    .select([
      'row_count as rowCount',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'storage_key as storageKey',
    ])
    .select(['user_id as userId', 'narrowing', 'listed', 'language', 'format']);

/** Somebody's own, the newest first. */
export const listFiles = (tx: Tx, userId: number) =>
  tx.all(files().where('user_id', '=', userId).orderBy('report_file_id', 'desc').limit(20));

export const findFile = (tx: Tx, reportFileId: number) => tx.one(files().where('report_file_id', '=', reportFileId));

export const setProgress = (tx: Tx, reportFileId: number, doneCount: number) =>
  tx.run(db.updateTable('report_files').set({ done_count: doneCount }).where('report_file_id', '=', reportFileId));

export const finishFile = (tx: Tx, reportFileId: number, storageKey: string, doneCount: number) =>
  tx.run(
    db
      .updateTable('report_files')
      .set({ status: 'READY', storage_key: storageKey, done_count: doneCount, row_count: doneCount })
      .where('report_file_id', '=', reportFileId),
  );

export const failFile = (tx: Tx, reportFileId: number) =>
  tx.run(db.updateTable('report_files').set({ status: 'FAILED' }).where('report_file_id', '=', reportFileId));

export const findExpired = (tx: Tx, now: Date) => tx.all(files().where('expires_at', '<=', now).limit(100));

export const deleteFile = (tx: Tx, reportFileId: number) =>
  tx.run(db.deleteFrom('report_files').where('report_file_id', '=', reportFileId));
