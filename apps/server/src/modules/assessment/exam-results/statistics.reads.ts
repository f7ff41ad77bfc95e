import { itemStatistics } from '@sullam/domain/grading/item-statistics.ts';
import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { markedVersions } from '../exam-marks/exam-marks.public.ts';
import { loadKeys, loadQuestions } from '../questions/questions.public.ts';
import { type ScheduledExam, titleOf } from '../scheduled-exams/scheduled-exams.public.ts';
import type { ExamStatistics, Spread } from './exam-results.schemas.ts';
import { meanOf, medianOf, offeredChoices, percentFor, responseOf, spreadOf } from './statistics.ts';

/** Learners' attempts that are wholly marked: previews and what waits for a marker would bend the figures. */
const markedAttempts = (exam: ScheduledExam) =>
  db
    .selectFrom('sat_exams as t')
    .where('t.course_subsection_id', '=', exam.course_subsection_id)
    .where('t.is_preview', '=', false)
    .where('t.score', 'is not', null);

/** Asked questions of those attempts with their marks. */
const markedItems = (exam: ScheduledExam) =>
  markedVersions()
    .where('t.course_subsection_id', '=', exam.course_subsection_id)
    .where('t.is_preview', '=', false)
    .where('t.score', 'is not', null);

/** The versions that were asked, in the order of the paper as far as all have the same. */
const listItems = (tx: Tx, exam: ScheduledExam) =>
  tx.all(
    markedItems(exam)
      .groupBy(['q.question_id', 'q.version', 'v.name', 'v.type'])
      .select(['q.question_id as questionId', 'q.version', 'v.name', 'v.type'])
      // versions of a key differ only after a correction: the newest counts
      .select(({ fn }) => fn.max('q.key_version').as('keyVersion'))
      .orderBy(({ fn }) => fn.min('q.position'))
      .orderBy('q.question_id')
      .orderBy('q.version'),
  );

type Item = Awaited<ReturnType<typeof listItems>>[number];

const readResponses = (tx: Tx, exam: ScheduledExam, { questionId, version }: Item) =>
  tx.all(
    markedItems(exam)
      .where('q.question_id', '=', questionId)
      .where('q.version', '=', version)
      .select([
        'q.marks',
        'm.score',
        't.score as attemptScore',
        't.marks as attemptMarks',
        'q.given_answer as answer',
        'q.spent_seconds as spentSeconds',
      ]),
  );

/** How the scores of an exam lie. */
export async function readSpread(tx: Tx, exam: ScheduledExam): Promise<Spread> {
  const attempts = await tx.all(markedAttempts(exam).select(['t.score', 't.marks']));
  return spreadOf(attempts.map(percentFor));
}

/** How an exam and each of its questions went; question by question, so that others are answered meanwhile. */
export async function readStatistics(context: MemberContext, tx: Tx, exam: ScheduledExam): Promise<ExamStatistics> {
  const attempts = await tx.all(markedAttempts(exam).select(['t.score', 't.marks', 't.started_at', 't.finished_at']));
  const asked = await listItems(tx, exam);
  const questionOf = await loadQuestions(context, tx, asked);
  const keyRef = ({ questionId, keyVersion }: Item) => ({ questionId, version: keyVersion });
  const keyOf = await loadKeys(tx, asked.map(keyRef));
  const items: ExamStatistics['items'] = [];
  for (const item of asked) {
    const responses = await readResponses(tx, exam, item);
    const offered = offeredChoices(questionOf(item).content, keyOf(keyRef(item)));
    const { choices, ...figures } = itemStatistics(
      responses.map((row) =>
        responseOf({
          ...row,
          score: row.score ?? '0',
          attemptScore: row.attemptScore ?? '0',
          answer: (row.answer ?? null) as QuestionAnswer,
        }),
      ),
      offered.map(({ id }) => id),
    );
    items.push({
      questionId: item.questionId,
      version: item.version,
      questionName: item.name,
      type: item.type,
      ...figures,
      medianSeconds: medianOf(responses.flatMap((row) => row.spentSeconds ?? [])),
      choices: choices.map((choice) => {
        const { text = {}, isRight = false } = offered.find(({ id }) => id === choice.choiceId) ?? {};
        return { ...choice, text, isRight };
      }),
    });
  }
  return {
    title: titleOf(exam),
    courseId: exam.course_id,
    attemptCount: attempts.length,
    ...spreadOf(attempts.map(percentFor)),
    meanSeconds: meanOf(
      attempts.flatMap(({ started_at: from, finished_at: to }) => (to ? [(+to - +from) / 1000] : [])),
    ),
    items,
  };
}
