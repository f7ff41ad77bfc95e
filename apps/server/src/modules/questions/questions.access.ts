import type { Tx } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { findQuestionRecord, type QuestionRecord } from './questions.repository.ts';

/** What its readers may do with a question; every instructor may write in the whole bank. */
export const questionAbilities = ({ isUsed }: Pick<QuestionRecord, 'isUsed'>) => ({ canDelete: !isUsed });

/**
 * The only way to a question. The routes let in those who teach or administer; the bank is one for all of them.
 * @throws Problem not-found
 */
export async function accessQuestion(tx: Tx, questionId: number) {
  const question = await findQuestionRecord(tx, questionId);
  if (!question) throw notFound();
  return { question, abilities: questionAbilities(question) };
}
