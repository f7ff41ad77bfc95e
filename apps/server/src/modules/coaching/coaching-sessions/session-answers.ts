import { invalidField } from '../../../kernel/problem.ts';
import type { SessionQuestion } from '../coach-availability/coach-availability.public.ts';
import type { SessionAnswer } from './coaching-sessions.schemas.ts';

type Questions = readonly SessionQuestion[];

const fits = ({ kind, choices }: Questions[number], answer: string): boolean =>
  // a choice is answered by its place, so that both languages mean the same
  kind !== 'CHOICE' || (/^\d{1,2}$/.test(answer) && Number(answer) < choices.length);

/** The answers by the keys of their questions, without blank ones. */
export function checkAnswers(
  questions: Questions,
  answers: readonly SessionAnswer[],
  { mustBeComplete }: { mustBeComplete: boolean },
): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [at, { key, answer }] of answers.entries()) {
    const question = questions.find((one) => one.key === key);
    if (!question) throw invalidField(`answers.${at}.key`, 'unknownReference');
    const text = answer.trim();
    if (text === '') continue;
    if (!fits(question, text)) throw invalidField(`answers.${at}.answer`, 'choice');
    given[key] = text;
  }
  const missing = questions.find(({ key, isRequired }) => isRequired && given[key] === undefined);
  if (missing && mustBeComplete) throw invalidField(`answers.${missing.key}`, 'required');
  return given;
}
