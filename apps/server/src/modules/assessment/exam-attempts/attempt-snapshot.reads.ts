import { isBlankAnswer } from '@sullam/domain/questions/blank-answer.ts';
import { isCompleteAnswer } from '@sullam/domain/questions/complete-answer.ts';
import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { notFound } from '../../../kernel/problem.ts';
import { readMediaRefs } from '../../organization/media/media.public.ts';
import {
  askedQuestion,
  filesOf,
  isOneWay,
  mediaIdsOf,
  type Paper,
  type PaperQuestion,
  pictureOf,
  presentInstructions,
  presentQuestion,
} from '../exams/exams.public.ts';
import { loadQuestions } from '../questions/questions.public.ts';
import { findSubsectionExam, titleOf } from '../scheduled-exams/scheduled-exams.public.ts';
import { findAttempt } from './exam-attempts.repository.ts';
import type { AttemptQuestion, AttemptSnapshot } from './exam-attempts.schemas.ts';

const answersOf = statement(({ examAttemptId }: { examAttemptId: number }) =>
  db
    .selectFrom('attempt_questions as q')
    .leftJoin('attempt_answers as a', (join) =>
      join.onRef('a.exam_attempt_id', '=', 'q.exam_attempt_id').onRef('a.position', '=', 'q.position'),
    )
    .select(['q.position', 'q.opened_hints', 'a.sequence', 'a.answer', 'a.is_flagged'])
    .where('q.exam_attempt_id', '=', examAttemptId)
    .orderBy('q.position'),
);

export interface GivenAnswer {
  openedHints: number;
  sequence: number;
  answer: QuestionAnswer;
  isFlagged: boolean;
}

/** Answers by position, with how many hints were opened. */
export async function readAnswers(tx: Tx, examAttemptId: number): Promise<(position: number) => GivenAnswer> {
  const rows = await tx.all(answersOf({ examAttemptId }));
  const given = new Map(
    rows.map((row) => [
      row.position,
      {
        openedHints: row.opened_hints,
        sequence: row.sequence ?? 0,
        answer: (row.answer ?? null) as QuestionAnswer,
        isFlagged: row.is_flagged ?? false,
      },
    ]),
  );
  return (position) => given.get(position) ?? { openedHints: 0, sequence: 0, answer: null, isFlagged: false };
}

/** The answers at some places of any attempts, by attempt and position. */
export async function readAnswersAt(
  tx: Tx,
  places: readonly { examAttemptId: number; position: number }[],
): Promise<(place: { examAttemptId: number; position: number }) => QuestionAnswer> {
  if (places.length === 0) return () => null;
  const ids = places.map(({ examAttemptId }) => examAttemptId);
  const positions = places.map(({ position }) => position);
  const rows = await tx.all(
    db
      .selectFrom('attempt_answers')
      .select(['exam_attempt_id', 'position', 'answer'])
      .where(
        sql<boolean>`(exam_attempt_id, position) in (select * from unnest(${ids}::bigint[], ${positions}::int[]))`,
      ),
  );
  const given = new Map(rows.map((row) => [`${row.exam_attempt_id}-${row.position}`, row.answer]));
  return ({ examAttemptId, position }) => (given.get(`${examAttemptId}-${position}`) ?? null) as QuestionAnswer;
}

/** How many questions of an attempt have an answer that is saved. */
export async function countAnswered(tx: Tx, examAttemptId: number): Promise<number> {
  const rows = await tx.all(answersOf({ examAttemptId }));
  return rows.filter(({ answer }) => !isBlankAnswer((answer ?? null) as QuestionAnswer)).length;
}

function stateOf(paper: Paper, question: PaperQuestion, reached: number): AttemptQuestion['state'] {
  if (!isOneWay(paper, question) || question.position === reached) return 'OPEN';
  return question.position < reached ? 'CLOSED' : 'AHEAD';
}

/** How an attempt stands for its learner: nothing of any key, and of questions that aren't open nothing at all. */
export async function readAttemptSnapshot(
  context: MemberContext,
  tx: Tx,
  paper: Paper,
  holder: string | undefined,
  wasElsewhere = false,
): Promise<AttemptSnapshot> {
  const attempt = await findAttempt(tx, paper.examAttemptId);
  const exam = await findSubsectionExam(tx, paper.courseSubsectionId);
  if (!attempt || !exam) throw notFound();
  const now = context.clock.now();
  const isRunning = attempt.state === 'RUNNING';
  return {
    examAttemptId: paper.examAttemptId,
    subsectionExamId: paper.courseSubsectionId,
    courseId: paper.courseId,
    number: attempt.number,
    state: attempt.state,
    isPreview: paper.isPreview,
    title: titleOf(exam),
    instructions: presentInstructions(exam.instructions),
    startedAt: attempt.started_at.toISOString(),
    deadline: attempt.deadline?.toISOString() ?? null,
    finishedAt: attempt.finished_at?.toISOString() ?? null,
    serverTime: now.toISOString(),
    remainingMilliseconds:
      attempt.deadline === null || !isRunning ? null : Math.max(0, attempt.deadline.getTime() - now.getTime()),
    isHolder: isRunning && holder !== undefined && attempt.holder === holder,
    wasElsewhere,
    sections: paper.sections.map(({ title, navigation }) => ({ title, navigation })),
    questions: isRunning ? await readQuestions(context, tx, paper, attempt.reached) : [],
  };
}

async function readQuestions(
  context: MemberContext,
  tx: Tx,
  paper: Paper,
  reached: number,
): Promise<AttemptQuestion[]> {
  const open = paper.questions.filter((question) => stateOf(paper, question, reached) === 'OPEN');
  // those that were left count too, and how much of them is answered is seen beside what they ask
  const reachedOnes = paper.questions.filter((question) => stateOf(paper, question, reached) !== 'AHEAD');
  const questionOf = await loadQuestions(context, tx, reachedOnes);
  const answerAt = await readAnswers(tx, paper.examAttemptId);
  const refs = await readMediaRefs(
    context,
    tx,
    mediaIdsOf(
      open.map(questionOf),
      open.map(({ position }) => answerAt(position).answer),
    ),
  );
  return paper.questions.map((question) => {
    const { position, section, marks } = question;
    const { answer, isFlagged, sequence, openedHints } = answerAt(position);
    const state = stateOf(paper, question, reached);
    const isAnswered = !isBlankAnswer(answer) && isCompleteAnswer(questionOf(question).content, answer);
    const isPartlyAnswered = !isAnswered && !isBlankAnswer(answer);
    const common = { position, section, marks, state, isFlagged, sequence, isAnswered, isPartlyAnswered };
    if (state !== 'OPEN') return { ...common, question: null, picture: null, files: [], answer: null };
    const asked = askedQuestion(paper, question, questionOf(question), openedHints);
    return {
      ...common,
      question: presentQuestion(asked, refs),
      picture: pictureOf(asked, refs),
      files: filesOf(answer, refs),
      answer,
    };
  });
}
