import type { StartRefusal } from '@sullam/domain/exams/sitting.ts';
import type { AnswerProblem } from '@sullam/domain/questions/check-answer.ts';
import { Problem } from '../../../kernel/problem.ts';

const REFUSALS = {
  NOT_OPEN_YET: 'exam.not-open-yet',
  CLOSED: 'exam.closed',
  NO_ATTEMPTS_LEFT: 'exam.no-attempts-left',
} as const satisfies Record<StartRefusal, string>;

export const startRefused = (refusal: StartRefusal): Problem => new Problem(REFUSALS[refusal], 409);
export const wrongPassword = (): Problem => new Problem('exam.password-wrong', 403);
/** Another tab or device holds the attempt. */
export const takenOver = (): Problem => new Problem('exam.taken-over', 409);
export const alreadyFinished = (): Problem => new Problem('exam-attempt.already-finished', 409);
export const timeIsOver = (): Problem => new Problem('exam-attempt.time-over', 409);
/** In a part that goes one way: the question was left, or isn't reached yet. */
export const questionClosed = (): Problem => new Problem('exam-attempt.question-closed', 409);
export const noMoreHints = (): Problem => new Problem('exam-attempt.no-more-hints', 409);

export const invalidAnswer = (problems: readonly AnswerProblem[]): Problem =>
  new Problem('validation', 400, {
    details: problems.map(({ path, values }) => ({
      path: path === '' ? 'answer' : `answer.${path}`,
      code: 'choice',
      values,
    })),
  });
