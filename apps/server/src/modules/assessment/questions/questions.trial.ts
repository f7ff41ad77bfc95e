import { formatDecimal } from '@sullam/domain/decimal.ts';
import { checkAnswer } from '@sullam/domain/questions/check-answer.ts';
import { learnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import { markAnswer } from '@sullam/domain/questions/mark-answer.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { checkMediaChoices } from '../../organization/media/media.public.ts';
import { prepareQuestion } from './prepare-question.ts';
import { accessQuestion } from './questions.access.ts';
import { presentVersion } from './questions.reads.ts';
import { findVersion } from './questions.repository.ts';
import type { Trial, TrialBody } from './questions.schemas.ts';

async function filesThere(context: MemberContext, tx: Tx, questionId: number | null): Promise<ReadonlySet<number>> {
  if (questionId === null) return new Set();
  const { question } = await accessQuestion(context, tx, questionId, 'read');
  return new Set((await findVersion(tx, questionId, question.version))?.mediaIds);
}

/** Shows a question, saved or not, exactly as a learner gets it, and marks an answer to it. Nothing is kept. */
export async function tryQuestion(context: MemberContext, tx: Tx, body: TrialBody): Promise<Trial> {
  const { version, choices } = prepareQuestion({ ...body, name: '', difficulty: null });
  await checkMediaChoices(context, tx, choices, await filesThere(context, tx, body.questionId));
  const { content, key, picture } = await presentVersion(context, tx, version, version.mediaIds);
  const question = learnerQuestion(
    { content, key },
    { seed: body.seed, shufflesChoices: true, openedHints: body.openedHints },
  );
  if (!body.isAnswered) return { question, picture, marking: null };
  const [problem] = checkAnswer(content, body.answer);
  if (problem) throw invalidField(['answer', problem.path].filter(Boolean).join('.'), 'choice');
  const { score, outcome, parts, feedback } = markAnswer(content, key, body.answer, version);
  return {
    question,
    picture,
    marking: {
      score: score && formatDecimal(score),
      outcome,
      parts: [...parts],
      feedback: [...feedback],
      explanation: key.explanation,
    },
  };
}
