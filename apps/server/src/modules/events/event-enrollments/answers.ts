import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { invalidField } from '../../../kernel/problem.ts';
import type { EventQuestion } from '../events/events.public.ts';
import type { EventAnswer } from './event-enrollments.schemas.ts';

const isChoice = ({ kind, choices }: EventQuestion, answer: string): boolean => {
  if (kind === 'TEXT') return true;
  if (kind === 'YES_NO') return answer === 'yes' || answer === 'no';
  // a choice is answered by its place, so that both languages mean the same
  return /^\d{1,2}$/.test(answer) && Number(answer) < choices.length;
};

const questionsOf = statement(({ eventId }: { eventId: number }) =>
  db
    .selectFrom('event_records')
    .select(sql<EventQuestion[]>`questions`.as('questions'))
    .where('event_id', '=', eventId),
);

export const readQuestions = async (tx: Tx, eventId: number): Promise<EventQuestion[]> =>
  (await tx.one(questionsOf({ eventId })))?.questions ?? [];

/** Every question that must be answered is, and every answer fits a question. */
export function checkAnswers(questions: readonly EventQuestion[], answers: readonly EventAnswer[]): void {
  for (const [at, { key, answer }] of answers.entries()) {
    const question = questions.find((one) => one.key === key);
    if (!question) throw invalidField(`answers.${at}.key`, 'unknownReference');
    if (answer.trim() !== '' && !isChoice(question, answer)) throw invalidField(`answers.${at}.answer`, 'choice');
  }
  for (const { key, isRequired } of questions) {
    const given = answers.find((one) => one.key === key);
    if (isRequired && !given?.answer.trim()) throw invalidField(`answers.${key}`, 'required');
  }
}
