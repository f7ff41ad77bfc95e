import { comparedTextOf } from '@sullam/domain/assessment/alike-answers.ts';
import { countWords, textOfHtml } from '@sullam/domain/questions/essay-text.ts';
import { isMarkedByHand, type QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { momentFor } from '../assessment/assessment.public.ts';
import { readAnswersAt } from '../exam-attempts/exam-attempts.public.ts';
import { askedVersions, markedVersions } from '../exam-marks/exam-marks.public.ts';
import { listFixedQuestions } from '../exams/exams.public.ts';
import { listCurrentNames } from '../questions/questions.public.ts';
import { type ScheduledExam, titleOf } from '../scheduled-exams/scheduled-exams.public.ts';
import { isHidden, learnerOf } from './blind-learner.ts';
import type { MarkingProgress, QueuedAnswer, QueueQuery } from './exam-marking.schemas.ts';
import { findQuestionRubrics, isMarkedAlready } from './question-rubrics.repository.ts';

/** An answer (m) that a person marks or has marked. */
export const awaitsMarker = sql<boolean>`(m.score is null or m.source = 'MARKER')`;

/** Answers of learners that a person marks or has marked, each with how it stands for the caller. */
const queued = (exam: ScheduledExam) =>
  markedVersions()
    .where('t.course_subsection_id', '=', exam.course_subsection_id)
    .where('t.is_preview', '=', false)
    .where(awaitsMarker);

/** WAITING: the caller has marked it, another one hasn't yet. */
export const answerStateFor = ({ caller }: MemberContext) => sql<QueuedAnswer['state']>`case
  when m.is_disputed then 'DISPUTED'
  when m.score is not null then 'MARKED'
  when exists (select from answer_reviews r where ${inOrganization('r')}
    and r.exam_attempt_id = m.exam_attempt_id and r.position = m.position and r.marker_user_id = ${caller.userId}) then 'WAITING'
  else 'PENDING' end`;

/** So much of a written answer goes along with the list; who marks it opens the whole. */
const MOST_TEXT = 1200;

/** What is read of an answer without opening it, and whether another one says the same. */
function beginningOf(
  answer: QuestionAnswer,
): Pick<QueuedAnswer, 'text' | 'isTextWhole' | 'wordCount' | 'fileCount' | 'comparedText'> {
  const fileCount = answer?.type === 'FILE_UPLOAD' ? answer.mediaIds.length : 0;
  if (answer?.type !== 'ESSAY') return { text: null, isTextWhole: true, wordCount: 0, fileCount, comparedText: null };
  const text = textOfHtml(answer.html).trim();
  return {
    text: text.slice(0, MOST_TEXT),
    isTextWhole: text.length <= MOST_TEXT,
    wordCount: countWords(text),
    fileCount,
    comparedText: comparedTextOf(text),
  };
}

/** Answers that a person marks, the oldest first; in an order that gives nothing away where names are hidden. */
export async function listQueue(
  context: MemberContext,
  tx: Tx,
  exam: ScheduledExam,
  { skip = 0, take = 20, state = 'PENDING', questionId, examAttemptId }: QueueQuery,
): Promise<{ data: QueuedAnswer[]; total: number }> {
  let asked = queued(exam)
    .innerJoin('member_names as p', 'p.user_id', 't.user_id')
    .leftJoin('answer_reviews as own', (join) =>
      join
        .onRef('own.exam_attempt_id', '=', 'm.exam_attempt_id')
        .onRef('own.position', '=', 'm.position')
        .on('own.marker_user_id', '=', context.caller.userId),
    );
  if (state !== 'ALL') asked = asked.where(sql<boolean>`${answerStateFor(context)} = ${state}`);
  if (questionId !== undefined) asked = asked.where('q.question_id', '=', questionId);
  if (examAttemptId !== undefined) asked = asked.where('q.exam_attempt_id', '=', examAttemptId);
  const rows = await tx.all(
    asked
      .select(['m.exam_attempt_id', 'm.position', 'm.score', 'q.question_id', 'q.marks', 'v.name', 'v.type'])
      .select(['m.comment', 'm.version'])
      .select(['own.score as own_score', 'own.comment as own_comment', 'own.version as own_version'])
      .select(['t.finished_at', 't.marked_at', 'p.user_id', 'p.first_name', 'p.last_name'])
      .select([answerStateFor(context).as('state'), sql<number>`count(*) over ()::int`.as('total')])
      .orderBy('q.question_id')
      .orderBy(exam.is_blind ? sql`md5(t.seed)` : sql`t.finished_at`)
      .orderBy('m.exam_attempt_id')
      .orderBy('m.position')
      .offset(skip)
      .limit(take),
  );
  const answerAt = await readAnswersAt(
    tx,
    rows.map((row) => ({ examAttemptId: row.exam_attempt_id, position: row.position })),
  );
  return {
    total: rows[0]?.total ?? 0,
    data: rows.map((row) => {
      const hidden = isHidden(exam, row.marked_at);
      const isDouble = exam.marker_count === 2 && isMarkedByHand(row.type);
      return {
        ...beginningOf(answerAt({ examAttemptId: row.exam_attempt_id, position: row.position })),
        givenScore: isDouble ? row.own_score : row.score,
        givenComment: (isDouble ? row.own_comment : row.comment) ?? '',
        version: isDouble ? (row.own_version ?? 0) : row.version,
        markVersion: row.version,
        examAttemptId: row.exam_attempt_id,
        position: row.position,
        questionId: row.question_id,
        questionName: row.name,
        type: row.type,
        marks: row.marks,
        score: row.score,
        state: row.state,
        learner: learnerOf(row, hidden),
        finishedAt: momentFor(row.finished_at, hidden),
      };
    }),
  };
}

/** How far the marking of each question is, for the caller. */
export async function readProgress(context: MemberContext, tx: Tx, exam: ScheduledExam): Promise<MarkingProgress> {
  const state = answerStateFor(context);
  const count = (name: QueuedAnswer['state']) =>
    sql<number>`(count(*) filter (where ${state} = ${sql.lit(name)}))::int`;
  const rows = await tx.all(
    queued(exam)
      .select(['q.question_id', sql<string>`max(v.name)`.as('name'), sql<QueuedAnswer['type']>`max(v.type)`.as('type')])
      .select([
        count('PENDING').as('pending'),
        count('WAITING').as('waiting'),
        count('DISPUTED').as('disputed'),
        count('MARKED').as('marked'),
      ])
      .groupBy('q.question_id')
      .orderBy('q.question_id'),
  );
  const asked = rows.map((row) => ({
    questionId: row.question_id,
    questionName: row.name,
    type: row.type,
    pendingCount: row.pending,
    waitingCount: row.waiting,
    disputedCount: row.disputed,
    markedCount: row.marked,
  }));
  const rubrics = await findQuestionRubrics(tx, exam.course_subsection_id);
  const questions: MarkingProgress['questions'] = [];
  for (const question of [...asked, ...(await notAskedYet(tx, exam, asked))])
    questions.push({
      ...question,
      rubric: rubrics.get(question.questionId) ?? null,
      canChangeRubric: !(await isMarkedAlready(tx, exam.course_subsection_id, question.questionId)),
    });
  return {
    title: titleOf(exam),
    courseId: exam.course_id,
    isBlind: exam.is_blind,
    markerCount: exam.marker_count,
    asked: await listAsked(tx, exam),
    questions,
  };
}

/** Every question that was asked in attempts at the exam, by its newest name there. */
const listAsked = (tx: Tx, exam: ScheduledExam) =>
  tx.all(
    askedVersions()
      .innerJoin('sat_exams as t', 't.exam_attempt_id', 'q.exam_attempt_id')
      .where('t.course_subsection_id', '=', exam.course_subsection_id)
      .where('t.state', '<>', 'ABANDONED')
      .distinctOn('q.question_id')
      .select(['q.question_id as questionId', 'v.name as questionName'])
      .orderBy('q.question_id')
      .orderBy('q.version', 'desc'),
  );

const NONE = { pendingCount: 0, waitingCount: 0, disputedCount: 0, markedCount: 0 };

/** Questions that people will have to mark, which the exam holds and nobody has answered yet. */
async function notAskedYet(tx: Tx, exam: ScheduledExam, asked: readonly { questionId: number }[]) {
  const ids = await listFixedQuestions(tx, exam.exam_id);
  const named = new Map((await listCurrentNames(tx, ids)).map((row) => [row.questionId, row]));
  return ids
    .flatMap((id) => named.get(id) ?? [])
    .filter(({ type, questionId }) => isMarkedByHand(type) && asked.every((other) => other.questionId !== questionId))
    .map((row) => ({ ...row, ...NONE }));
}
