import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readersTag } from './tag-names.repository.ts';

/** Questions (q) in their newest version (v) with its key (k). */
export const currentQuestions = () =>
  db
    .selectFrom('questions as q')
    .innerJoin('question_versions as v', (join) =>
      join.onRef('v.question_id', '=', 'q.question_id').onRef('v.version', '=', 'q.current_version'),
    )
    .innerJoin('question_keys as k', (join) =>
      join.onRef('k.question_id', '=', 'v.question_id').onRef('k.version', '=', 'v.version'),
    );

/** The tags of a question (q) of the statement. */
export const tagsOf = sql<
  string[]
>`(select coalesce(array_agg(${readersTag} order by t.tag_folded), '{}') from question_tags t
  where ${inOrganization('t')} and t.question_id = q.question_id)`;

/** The newest version of a question and its type. */
export const findCurrentVersion = (tx: Tx, questionId: number) =>
  tx.one(currentQuestions().select(['q.current_version as version', 'v.type']).where('q.question_id', '=', questionId));

/** What questions are called in their newest version, by their ids. */
export const listCurrentNames = (tx: Tx, ids: readonly number[]) =>
  tx.all(
    currentQuestions()
      .select(['q.question_id as questionId', 'v.name as questionName', 'v.type'])
      .where(sql<boolean>`q.question_id = any(${[...ids]}::bigint[])`),
  );
