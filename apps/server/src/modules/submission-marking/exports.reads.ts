import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';

/** What was handed in last of each of these submissions. */
export const findCurrentTexts = ({ organizationId }: Tenant, tx: Tx, ids: readonly number[]) =>
  tx.all(
    db
      .selectFrom('submitted_work as s')
      .innerJoin('submitted_versions as v', (join) =>
        join
          .onRef('v.organization_id', '=', 's.organization_id')
          .onRef('v.assignment_submission_id', '=', 's.assignment_submission_id')
          .onRef('v.number', '=', 's.current_number'),
      )
      .select(['s.assignment_submission_id as id', 'v.body', 'v.link'])
      .where('s.organization_id', '=', organizationId)
      .where(sql<boolean>`s.assignment_submission_id = any(${[...ids]}::bigint[])`),
  );

/** The files of what was handed in last, with where their bytes lie. */
export const findCurrentFiles = ({ organizationId }: Tenant, tx: Tx, ids: readonly number[]) =>
  tx.all(
    db
      .selectFrom('submitted_work as s')
      .innerJoin('submitted_files as f', (join) =>
        join
          .onRef('f.organization_id', '=', 's.organization_id')
          .onRef('f.assignment_submission_id', '=', 's.assignment_submission_id')
          .onRef('f.number', '=', 's.current_number'),
      )
      .innerJoin('media_files as m', (join) =>
        join.onRef('m.organization_id', '=', 'f.organization_id').onRef('m.media_id', '=', 'f.media_id'),
      )
      .select([
        's.assignment_submission_id as id',
        'f.file_name as name',
        'm.visibility',
        'm.storage_key as storageKey',
      ])
      .where('s.organization_id', '=', organizationId)
      .where(sql<boolean>`s.assignment_submission_id = any(${[...ids]}::bigint[])`)
      .orderBy('s.assignment_submission_id')
      .orderBy('f.position'),
  );
