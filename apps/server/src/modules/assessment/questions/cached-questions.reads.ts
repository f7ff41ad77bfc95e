import type { QuestionContent } from '@sullam/domain/questions/question.ts';
import { sql } from 'kysely';
import { type Database, db, type Tenant, type Tx } from '../../../kernel/database/database.ts';
import { Newest } from '../../../kernel/newest.ts';

/** A version of a question that was given out: never changed, so it is kept in memory. It holds nothing of the key. */
export interface KeptQuestion {
  content: QuestionContent;
  marks: string;
  negativeMarks: string;
  /** Files that its texts show. */
  mediaIds: number[];
}

export interface QuestionRef {
  questionId: number;
  version: number;
}

const keptOf = new WeakMap<Database, Newest<KeptQuestion>>();

function keptFor({ database }: Tenant): Newest<KeptQuestion> {
  const kept = keptOf.get(database) ?? new Newest<KeptQuestion>();
  keptOf.set(database, kept);
  return kept;
}

const questionKey = ({ organizationId }: Tenant, { questionId, version }: QuestionRef): string =>
  `${organizationId} ${questionId} ${version}`;

/** What is kept of a question, without asking the database. */
export const peekQuestion = (tenant: Tenant, ref: QuestionRef): KeptQuestion | undefined =>
  keptFor(tenant).get(questionKey(tenant, ref));

/** Versions of questions by `questionId version`; asks for those that aren't kept yet. */
export async function loadQuestions(
  tenant: Tenant,
  tx: Tx,
  refs: readonly QuestionRef[],
): Promise<(ref: QuestionRef) => KeptQuestion> {
  const questions = keptFor(tenant);
  const missing = refs.filter((ref) => !questions.get(questionKey(tenant, ref)));
  const loaded = new Map<string, KeptQuestion>();
  if (missing.length > 0) {
    const rows = await tx.all(
      db
        .selectFrom('question_versions')
        .select(['question_id', 'version', 'content', 'marks', 'negative_marks', 'media_ids'])
        .where(
          sql<boolean>`(question_id, version) in (select * from unnest(${missing.map(({ questionId }) => questionId)}::bigint[], ${missing.map(({ version }) => version)}::int[]))`,
        ),
    );
    for (const row of rows) {
      const key = questionKey(tenant, { questionId: row.question_id, version: row.version });
      const question: KeptQuestion = {
        content: row.content as QuestionContent,
        marks: row.marks,
        negativeMarks: row.negative_marks,
        mediaIds: row.media_ids,
      };
      loaded.set(key, question);
      questions.set(key, question);
    }
  }
  return (ref) => {
    const key = questionKey(tenant, ref);
    const question = loaded.get(key) ?? questions.get(key);
    if (!question) throw new Error(`there is no version ${ref.version} of question ${ref.questionId}`);
    return question;
  };
}
