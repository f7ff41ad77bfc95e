import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { invalidField } from '../../kernel/problem.ts';
import type { EventAnswer, EventQuestion } from './events.schemas.ts';

const isChoice = ({ kind, choices }: EventQuestion, answer: string): boolean => {
  if (kind === 'TEXT') return true;
  if (kind === 'YES_NO') return answer === 'yes' || answer === 'no';
  // a choice is answered by its place, so that both languages mean the same
  return /^\d{1,2}$/.test(answer) && Number(answer) < choices.length;
};

/** Every question that must be answered is, and every answer fits a question. */
export async function checkAnswers(tx: Tx, eventId: number, answers: readonly EventAnswer[]): Promise<void> {
  const row = await tx.one(
    db.selectFrom('events').select(sql<EventQuestion[]>`questions`.as('questions')).where('event_id', '=', eventId),
  );
  const questions = row?.questions ?? [];
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
