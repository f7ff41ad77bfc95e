import { QUESTION_TYPES, type QuestionType } from '@sullam/domain/questions/question.ts';
import type { Demo } from '../support/demo.ts';

/** A question of each type of the demo's bank. */
export async function find({ asInstructor }: Demo) {
  const { data } = await asInstructor<{ data: { questionId: number; type: QuestionType }[] }>(
    'questions?take=100&sort=newest',
  );
  const questions = Object.fromEntries(
    QUESTION_TYPES.map((type) => {
      const found = data.findLast((question) => question.type === type);
      if (!found) throw new Error(`The demo has no question of the type ${type}.`);
      return [type, found.questionId];
    }),
  ) as Record<QuestionType, number>;
  return { questions };
}
