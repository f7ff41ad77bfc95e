import { randomInt } from 'node:crypto';
import {
  plainQuestion,
  type SurveyAnswer,
  type SurveyQuestion,
  type SurveyType,
} from '@sullam/domain/surveys/survey.ts';
import { type InferResult, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { type JsonInput, json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { SurveyRecord, SurveyStatus } from './survey-state.ts';
import type { SurveyBody, SurveyPatch } from './surveys.schemas.ts';

/** How many answers to each question are written anew with a new one. */
const MIXED_WITH = 200;

export async function findSurveyRecord(
  { caller }: MemberContext,
  tx: Tx,
  surveyId: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<SurveyRecord | undefined> {
  const query = db
    .selectFrom('surveys as s')
    .select([
      's.survey_id as surveyId',
      's.course_id as courseId',
      's.title',
      sql<SurveyType>`s.type`.as('type'),
      sql<SurveyStatus>`s.status`.as('status'),
      's.closes_at as closesAt',
      's.is_anonymous as isAnonymous',
      's.allows_changes as allowsChanges',
      's.minimum_answers as minimumAnswers',
      sql<SurveyRecord['resultsVisibility']>`s.results_visibility`.as('resultsVisibility'),
      's.version',
    ])
    .where('s.survey_id', '=', surveyId);
  const survey = await tx.one(lock ? query.forUpdate() : query);
  if (!survey) return undefined;
  // a statement of its own: it sees who answered while this one waited for the lock
  const participants = await tx.one(
    db
      .selectFrom('survey_participants')
      .select([
        sql<boolean>`count(*) > 0`.as('isAnswered'),
        sql<boolean>`coalesce(bool_or(user_id = ${caller.userId}), false)`.as('hasAnswered'),
      ])
      .where('survey_id', '=', surveyId),
  );
  return { ...survey, isAnswered: participants!.isAnswered, hasAnswered: participants!.hasAnswered };
}

export async function insertSurvey(
  tx: Tx,
  values: { courseId: number; userId: number; body: SurveyBody; now: Date },
): Promise<number> {
  const { courseId, userId, body, now } = values;
  const row = await tx.one(
    db
      .insertInto('surveys')
      .values({
        course_id: courseId,
        type: body.type,
        title: json(body.title),
        results_visibility: body.type === 'POLL' ? 'AFTER_ANSWER' : 'NEVER',
        created_by: userId,
        created_at: now,
      })
      .returning('survey_id'),
  );
  return row!.survey_id;
}

const one = (surveyId: number) => db.updateTable('surveys').where('survey_id', '=', surveyId);

/** Saves the settings that are given. */
export async function updateSurvey(tx: Tx, surveyId: number, patch: SurveyPatch): Promise<void> {
  const { title, description, isAnonymous, allowsChanges, minimumAnswers, resultsVisibility, closesAt } = patch;
  await tx.run(
    one(surveyId).set({
      ...(title === undefined ? {} : { title: json(title) }),
      ...(description === undefined ? {} : { description: json(description) }),
      ...(isAnonymous === undefined ? {} : { is_anonymous: isAnonymous }),
      ...(allowsChanges === undefined ? {} : { allows_changes: allowsChanges }),
      ...(minimumAnswers === undefined ? {} : { minimum_answers: minimumAnswers }),
      ...(resultsVisibility === undefined ? {} : { results_visibility: resultsVisibility }),
      ...(closesAt === undefined ? {} : { closes_at: closesAt === null ? null : new Date(closesAt) }),
      version: patch.version + 1,
    }),
  );
}

export async function setStatus(
  tx: Tx,
  surveyId: number,
  change: { status: SurveyStatus; publishedAt?: Date; closesAt?: Date | null },
): Promise<void> {
  await tx.run(
    one(surveyId).set({
      status: change.status,
      ...(change.publishedAt === undefined ? {} : { published_at: change.publishedAt }),
      ...(change.closesAt === undefined ? {} : { closes_at: change.closesAt }),
      version: sql<number>`version + 1`,
    }),
  );
}

export async function deleteSurvey(tx: Tx, surveyId: number): Promise<void> {
  await tx.run(db.deleteFrom('surveys').where('survey_id', '=', surveyId));
}

const questions = () =>
  db
    .selectFrom('survey_questions as q')
    .select(['q.question_key', 'q.kind', 'q.title', 'q.hint', 'q.is_required', 'q.content'])
    .orderBy('q.position');

type QuestionRow = InferResult<ReturnType<typeof questions>>[number];

const presentQuestion = ({ question_key, kind, title, hint, is_required, content }: QuestionRow): SurveyQuestion =>
  plainQuestion({
    questionKey: question_key,
    kind,
    title,
    hint,
    isRequired: is_required,
    ...(content as object),
  } as SurveyQuestion);

export const listQuestions = async (tx: Tx, surveyId: number): Promise<SurveyQuestion[]> =>
  (await tx.all(questions().where('q.survey_id', '=', surveyId))).map(presentQuestion);

/** The questions of every survey and poll of a course, by survey. */
export async function listQuestionsOfCourse(
  tx: Tx,
  courseId: number,
): Promise<(surveyId: number) => readonly SurveyQuestion[]> {
  const rows = await tx.all(
    questions()
      .innerJoin('surveys as s', 's.survey_id', 'q.survey_id')
      .select('q.survey_id')
      .where('s.course_id', '=', courseId),
  );
  return (surveyId) => rows.filter((row) => row.survey_id === surveyId).map(presentQuestion);
}

/** Puts these questions in the place of those that were there. Questions that were answered stay, with their words changed. */
export async function replaceQuestions(tx: Tx, surveyId: number, questions: readonly SurveyQuestion[]): Promise<void> {
  const keys = questions.map(({ questionKey }) => questionKey);
  await tx.run(
    db
      .deleteFrom('survey_questions')
      .where('survey_id', '=', surveyId)
      .where(sql<boolean>`question_key <> all(${keys}::text[])`),
  );
  if (questions.length === 0) return;
  await tx.run(
    db
      .insertInto('survey_questions')
      .values(
        questions.map(plainQuestion).map(({ questionKey, kind, title, hint, isRequired, ...content }, position) => ({
          survey_id: surveyId,
          question_key: questionKey,
          position,
          kind,
          title: json(title),
          hint: json(hint),
          is_required: isRequired,
          content: json(content),
        })),
      )
      .onConflict((c) =>
        c.columns(['organization_id', 'survey_id', 'question_key']).doUpdateSet((set) => ({
          position: set.ref('excluded.position'),
          kind: set.ref('excluded.kind'),
          title: set.ref('excluded.title'),
          hint: set.ref('excluded.hint'),
          is_required: set.ref('excluded.is_required'),
          content: set.ref('excluded.content'),
        })),
      ),
  );
}

/** Notes that a member has answered; false when that was noted before. */
export const insertParticipant = async (tx: Tx, surveyId: number, userId: number): Promise<boolean> =>
  (await tx.run(
    db
      .insertInto('survey_participants')
      .values({ survey_id: surveyId, user_id: userId })
      .onConflict((c) => c.doNothing()),
  )) === 1;

/** Puts somebody's named answers in the place of those before. */
export async function replaceNamedAnswers(
  tx: Tx,
  surveyId: number,
  userId: number,
  answers: readonly SurveyAnswer[],
): Promise<void> {
  await tx.run(db.deleteFrom('survey_answers').where('survey_id', '=', surveyId).where('user_id', '=', userId));
  if (answers.length === 0) return;
  await tx.run(
    db.insertInto('survey_answers').values(
      answers.map(({ questionKey, ...answer }) => ({
        survey_id: surveyId,
        is_anonymous: false,
        question_key: questionKey,
        user_id: userId,
        answer: json(answer),
      })),
    ),
  );
}

/**
 * Adds anonymous answers. With them as many of those before, drawn for each question, are written anew under new ids and
 * in random order, all inserted by one statement: they share a transaction, a command and a stretch of the table with the new
 * ones, so that nothing PostgreSQL keeps about a row shows which are new.
 */
export async function mixInAnonymousAnswers(tx: Tx, surveyId: number, answers: readonly SurveyAnswer[]): Promise<void> {
  const taken = await tx.sql<{ key: string; answer: string }[]>`
    delete from survey_answers where ${inOrganization()} and survey_answer_id in (
      select survey_answer_id from (
        select survey_answer_id, row_number() over (partition by question_key order by random()) as place
        from survey_answers where ${inOrganization()} and survey_id = ${surveyId}) drawn
      where place <= ${MIXED_WITH})
    returning question_key as key, answer::text as answer`;
  const given = answers.map(({ questionKey, ...answer }) => ({ key: questionKey, answer: JSON.stringify(answer) }));
  const mixed = [...given, ...taken]
    .map((row) => ({ ...row, place: randomInt(2 ** 47) }))
    .sort((a, b) => a.place - b.place);
  if (mixed.length === 0) return;
  await tx.run(
    db.insertInto('survey_answers').values(
      mixed.map(({ key, answer }) => ({
        survey_id: surveyId,
        is_anonymous: true,
        question_key: key,
        answer: sql<JsonInput>`(${answer}::text)::jsonb`,
      })),
    ),
  );
}
