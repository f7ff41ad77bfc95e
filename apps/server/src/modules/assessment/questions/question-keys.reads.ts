import type { QuestionKey } from '@sullam/domain/questions/question.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { QuestionRef } from './cached-questions.reads.ts';

/** Keys by version. Only for marking and for what the release rules allow. */
export async function loadKeys(tx: Tx, refs: readonly QuestionRef[]): Promise<(ref: QuestionRef) => QuestionKey> {
  if (refs.length === 0) return absent;
  const rows = await tx.all(
    db
      .selectFrom('question_keys')
      .select(['question_id', 'version', 'key'])
      .where(
        sql<boolean>`(question_id, version) in (select * from unnest(${refs.map(({ questionId }) => questionId)}::bigint[], ${refs.map(({ version }) => version)}::int[]))`,
      ),
  );
  const keys = new Map(rows.map((row) => [`${row.question_id} ${row.version}`, row.key as QuestionKey]));
  return (ref) => keys.get(`${ref.questionId} ${ref.version}`) ?? absent(ref);
}

function absent({ questionId, version }: QuestionRef): never {
  throw new Error(`question ${questionId} has no key in version ${version}`);
}
