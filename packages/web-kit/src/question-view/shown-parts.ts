import { isBlankAnswer } from '@sullam/domain/questions/blank-answer.ts';
import type { QuestionAnswer, QuestionKey } from '@sullam/domain/questions/question.ts';
import { rightAnswer } from '@sullam/domain/questions/right-answer.ts';
import type { MarkedPart } from '@sullam/domain/questions/verdict.ts';

function rightChoices(key: QuestionKey): string[] {
  const right = rightAnswer(key);
  switch (right?.type) {
    case 'SINGLE_CHOICE':
      return [right.choiceId];
    case 'MULTIPLE_CHOICE':
      return right.choiceIds;
    case 'TRUE_FALSE':
      return [String(right.isTrue)];
    default:
      return [];
  }
}

/** What became of the parts of an answer. A blank has none: where nothing was chosen, the right choices were missed. */
export const shownParts = (
  answer: QuestionAnswer,
  parts: readonly MarkedPart[] | null,
  key: QuestionKey | null,
): readonly MarkedPart[] =>
  isBlankAnswer(answer) && key ? rightChoices(key).map((id) => ({ id, result: 'MISSED' })) : (parts ?? []);
