import { countWords, textOfHtml } from './essay-text.ts';
import type { QuestionAnswer } from './question.ts';

/** Whether an essay was begun and is shorter than its question asks for. It may be handed in so, not unknowingly. */
export function isTooShort(
  question: { readonly type: string; readonly leastWords?: number },
  answer: QuestionAnswer,
): boolean {
  if (question.type !== 'ESSAY' || answer?.type !== 'ESSAY') return false;
  return countWords(textOfHtml(answer.html)) < (question.leastWords ?? 0);
}
