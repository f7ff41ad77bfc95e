import { itemStatistics } from '@sullam/domain/grading/item-statistics.ts';
import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { type HeldExam, loadKeys, loadQuestions, titleOf } from '../subsection-exams/subsection-exams.public.ts';
import { markedVersions, spentSeconds } from './asked-versions.repository.ts';
import type { ExamStatistics, Spread } from './exam-results.schemas.ts';
import { meanOf, medianOf, offeredChoices, percentFor, responseOf, spreadOf } from './statistics.ts';

/** Learners' attempts that are wholly marked: previews and what waits for a marker would bend the figures. */
const markedAttempts = ({ organizationId }: MemberContext, held: HeldExam) =>
  db
    .selectFrom('exam_attempts as t')
    .where('t.organization_id', '=', organizationId)
    .where('t.course_subsection_id', '=', held.course_subsection_id)
    .where('t.is_preview', '=', false)
    .where('t.score', 'is not', null);

const readResponses = (context: MemberContext, tx: Tx, held: HeldExam) =>
  tx.all(
    markedVersions(context)
      .where('t.course_subsection_id', '=', held.course_subsection_id)
      .where('t.is_preview', '=', false)
      .where('t.score', 'is not', null)
      .leftJoin('attempt_answers as a', (join) =>
        join
          .onRef('a.organization_id', '=', 'q.organization_id')
          .onRef('a.exam_attempt_id', '=', 'q.exam_attempt_id')
          .onRef('a.position', '=', 'q.position'),
      )
      .select([
        'q.question_id as questionId',
        'q.version',
        'q.key_version as keyVersion',
        'q.marks',
        'm.score',
        't.score as attemptScore',
        't.marks as attemptMarks',
        'a.answer',
        'v.name',
        'v.type',
        spentSeconds,
      ])
      .orderBy('q.question_id')
      .orderBy('q.version'),
  );

type Response = Awaited<ReturnType<typeof readResponses>>[number];

function byItem(responses: readonly Response[]): Response[][] {
  const items = new Map<string, Response[]>();
  for (const response of responses) {
    const key = `${response.questionId} ${response.version}`;
    const item = items.get(key);
    if (item) item.push(response);
    else items.set(key, [response]);
  }
  return [...items.values()];
}

/** How the scores of an exam lie. */
export async function readSpread(context: MemberContext, tx: Tx, held: HeldExam): Promise<Spread> {
  const attempts = await tx.all(markedAttempts(context, held).select(['t.score', 't.marks']));
  return spreadOf(attempts.map(percentFor));
}

/** How an exam and each of its questions went. */
export async function readStatistics(context: MemberContext, tx: Tx, held: HeldExam): Promise<ExamStatistics> {
  const attempts = await tx.all(
    markedAttempts(context, held).select(['t.score', 't.marks', 't.started_at', 't.finished_at']),
  );
  const responses = await readResponses(context, tx, held);
  const items = byItem(responses);
  const firsts = items.map((item) => item[0] as Response);
  const questionOf = await loadQuestions(context, tx, firsts);
  const keyRef = ({ questionId, keyVersion }: Response) => ({ questionId, version: keyVersion });
  const keyOf = await loadKeys(context, tx, firsts.map(keyRef));
  return {
    title: titleOf(held),
    courseId: held.course_id,
    attemptCount: attempts.length,
    ...spreadOf(attempts.map(percentFor)),
    meanSeconds: meanOf(
      attempts.flatMap(({ started_at: from, finished_at: to }) => (to ? [(+to - +from) / 1000] : [])),
    ),
    items: items.map((item, index) => {
      const first = firsts[index] as Response;
      const offered = offeredChoices(questionOf(first).content, keyOf(keyRef(first)));
      const { choices, ...figures } = itemStatistics(
        item.map((row) =>
          responseOf({
            ...row,
            score: row.score ?? '0',
            attemptScore: row.attemptScore ?? '0',
            answer: (row.answer ?? null) as QuestionAnswer,
          }),
        ),
        offered.map(({ id }) => id),
      );
      return {
        questionId: first.questionId,
        version: first.version,
        questionName: first.name,
        type: first.type,
        ...figures,
        medianSeconds: medianOf(item.flatMap((row) => row.spentSeconds ?? [])),
        choices: choices.map((choice) => {
          const { text = {}, isRight = false } = offered.find(({ id }) => id === choice.choiceId) ?? {};
          return { ...choice, text, isRight };
        }),
      };
    }),
  };
}
