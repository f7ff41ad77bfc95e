import { isBlankAnswer } from './blank-answer.ts';
import type { QuestionAnswer, QuestionContent } from './question.ts';

const isEachGiven = (parts: readonly { id: string }[], given: Readonly<Record<string, string>>): boolean =>
  parts.every(({ id }) => (given[id] ?? '').trim() !== '');

/**
 * Whether an answer answers all that is asked: each blank, each pair, each place in an order. Where a question asks for
 * up to so many (choices, places on a picture, files), fewer are a whole answer too. It says nothing of what counts: a
 * part alone is marked all the same.
 */
export function isCompleteAnswer(content: QuestionContent, answer: QuestionAnswer): boolean {
  if (!answer || isBlankAnswer(answer)) return false;
  if (content.type === 'MATCHING' && answer.type === 'MATCHING') return isEachGiven(content.stems, answer.pairs);
  if (content.type === 'FILL_BLANKS' && answer.type === 'FILL_BLANKS')
    return isEachGiven(content.blanks, answer.blanks);
  if (content.type === 'DROPDOWN_CLOZE' && answer.type === 'DROPDOWN_CLOZE')
    return isEachGiven(content.gaps, answer.gaps);
  if (content.type === 'ORDERING' && answer.type === 'ORDERING')
    return content.choices.every(({ id }) => answer.order.includes(id));
  return content.type === answer.type;
}
