import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';

/** What was handed in last of each of these submissions. */
export const findCurrentTexts = (tx: Tx, ids: readonly number[]) =>
  tx.all(
    db
      .selectFrom('submitted_work as s')
      .innerJoin('submitted_versions as v', (join) =>
        join
          .onRef('v.assignment_submission_id', '=', 's.assignment_submission_id')
          .onRef('v.number', '=', 's.current_number'),
      )
      .select(['s.assignment_submission_id as id', 'v.body', 'v.link'])
      .where(sql<boolean>`s.assignment_submission_id = any(${[...ids]}::bigint[])`),
  );

/** The files of what was handed in last, with where their bytes lie. */
export const findCurrentFiles = (tx: Tx, ids: readonly number[]) =>
  tx.all(
    db
      .selectFrom('submitted_work as s')
      .innerJoin('submitted_files as f', (join) =>
        join
          .onRef('f.assignment_submission_id', '=', 's.assignment_submission_id')
          .onRef('f.number', '=', 's.current_number'),
      )
      .innerJoin('media_files as m', 'm.media_id', 'f.media_id')
      .select([
        's.assignment_submission_id as id',
        'f.file_name as name',
        'm.visibility',
        'm.storage_key as storageKey',
      ])
      .where(sql<boolean>`s.assignment_submission_id = any(${[...ids]}::bigint[])`)
      .orderBy('s.assignment_submission_id')
      .orderBy('f.position'),
  );
