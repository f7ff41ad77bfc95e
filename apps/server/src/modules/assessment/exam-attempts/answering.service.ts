import { isDeepStrictEqual } from 'node:util';
import { checkAnswer } from '@sullam/domain/questions/check-answer.ts';
import type { QuestionAnswer, QuestionContent } from '@sullam/domain/questions/question.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { sanitizeFormatted } from '../../../kernel/html.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { isOneWay, type Paper, type PaperQuestion } from '../exams/exams.public.ts';
import { loadQuestions, peekQuestion } from '../questions/questions.public.ts';
import { requireAddressOf } from '../scheduled-exams/scheduled-exams.public.ts';
import { requireOwnFiles } from './answer-files.reads.ts';
import { closeOverdue, latestDeadline } from './closing.service.ts';
import { ownPaper } from './exam-attempts.access.ts';
import { alreadyFinished, invalidAnswer, questionClosed, takenOver, timeIsOver } from './exam-attempts.errors.ts';
import type { SubmitBody, Submitted } from './exam-attempts.schemas.ts';
import { saveAnswer } from './save-answer.repository.ts';

export function questionAt(paper: Paper, position: number): PaperQuestion {
  const question = paper.questions[position - 1];
  if (!question) throw invalidField('position', 'choice');
  return question;
}

async function contentOf(context: MemberContext, question: PaperQuestion): Promise<QuestionContent> {
  const kept = peekQuestion(context, question);
  if (kept) return kept.content;
  return reading(context, async (tx) => (await loadQuestions(context, tx, [question]))(question).content);
}

/** The answer as it is kept: of the question's own shape, its HTML cleaned. */
async function prepareAnswer(
  context: MemberContext,
  content: QuestionContent,
  answer: QuestionAnswer,
): Promise<QuestionAnswer> {
  const problems = checkAnswer(content, answer);
  if (problems.length > 0) throw invalidAnswer(problems);
  if (answer?.type === 'ESSAY') return { ...answer, html: sanitizeFormatted(answer.html) };
  if (answer?.type === 'FILE_UPLOAD' && content.type === 'FILE_UPLOAD')
    await reading(context, (tx) => requireOwnFiles(context, tx, content, answer.mediaIds));
  return answer;
}

/**
 * Saves one answer: the busiest write of an exam, one statement. Sent again it changes nothing; an older one never takes
 * the place of a newer one, which is answered instead.
 */
export async function submitAnswer(
  context: MemberContext,
  examAttemptId: number,
  { holder, position, sequence, answer, isFlagged }: SubmitBody,
): Promise<Submitted> {
  const paper = await ownPaper(context, examAttemptId);
  await requireAddressOf(context, paper);
  const question = questionAt(paper, position);
  const prepared = await prepareAnswer(context, await contentOf(context, question), answer);
  const now = context.clock.now();
  const latest = latestDeadline(context);
  const row = await saveAnswer(context, {
    examAttemptId,
    position,
    sequence,
    answer: prepared,
    isFlagged,
    holder,
    isOneWay: isOneWay(paper, question),
    now,
    latest,
  });
  if (!row) throw notFound();
  const times = { serverTime: now.toISOString(), deadline: row.deadline?.toISOString() ?? null };
  if (row.isSaved) return { position, sequence, isSaved: true, stored: null, savedAt: now.toISOString(), ...times };
  const { storedSequence, storedAt } = row;
  const stored = { answer: row.storedAnswer as QuestionAnswer, isFlagged: row.storedFlag === true };
  // two tabs count on from the same number: what another one saved under it isn't what was sent here
  const isStored = storedSequence === sequence && isSame(stored, { answer: prepared, isFlagged });
  if (!isStored) await explainRefusal(context, examAttemptId, row, { holder, latest, position, paper, question });
  if (storedSequence === null || storedAt === null || storedSequence < sequence)
    // the same answer or a newer one came in between, too late to be seen by the same statement
    return submitAnswer(context, examAttemptId, { holder, position, sequence, answer, isFlagged });
  return {
    position,
    sequence: storedSequence,
    isSaved: isStored,
    stored: isStored ? null : stored,
    savedAt: storedAt.toISOString(),
    ...times,
  };
}

/** The same as it would be kept. */
const isSame = (kept: unknown, sent: unknown): boolean => isDeepStrictEqual(kept, JSON.parse(JSON.stringify(sent)));

interface Refused {
  holder: string;
  latest: Date;
  position: number;
  paper: Paper;
  question: PaperQuestion;
}

/** Why nothing was saved; returns where only a newer answer stood in the way. */
async function explainRefusal(
  context: MemberContext,
  examAttemptId: number,
  row: { state: string; holder: string | null; deadline: Date | null; reached: number },
  { holder, latest, position, paper, question }: Refused,
): Promise<void> {
  if (row.state === 'EXPIRED') throw timeIsOver();
  if (row.state !== 'RUNNING') throw alreadyFinished();
  if (row.deadline !== null && row.deadline < latest) {
    await transaction(context, (tx) => closeOverdue(context, tx, { examAttemptId }));
    throw timeIsOver();
  }
  if (row.holder !== holder) throw takenOver();
  if (isOneWay(paper, question) && row.reached !== position) throw questionClosed();
}
