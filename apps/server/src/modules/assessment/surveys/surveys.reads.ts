import type { Localized } from '@sullam/domain/localized.ts';
import type { SurveyAnswer, SurveyType } from '@sullam/domain/surveys/survey.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { type CourseRights, type SurveyRecord, statusAt, surveyAbilities } from './survey-state.ts';
import { listQuestions } from './surveys.repository.ts';
import type { Survey, SurveySummary } from './surveys.schemas.ts';

const surveyQuery = ({ caller }: MemberContext) =>
  db
    .selectFrom('surveys as s')
    .selectAll('s')
    .select([
      sql<number>`(select count(*)::int from survey_questions q where ${inOrganization('q')} and q.survey_id = s.survey_id)`.as(
        'question_count',
      ),
      sql<number>`(select count(*)::int from survey_participants p where ${inOrganization('p')} and p.survey_id = s.survey_id)`.as(
        'participant_count',
      ),
      sql<boolean>`exists (select from survey_participants p where ${inOrganization('p')} and p.survey_id = s.survey_id and p.user_id = ${caller.userId})`.as(
        'has_answered',
      ),
      sql<
        number | null
      >`(select l.course_subsection_id from subsection_surveys l where ${inOrganization('l')} and l.survey_id = s.survey_id)`.as(
        'course_subsection_id',
      ),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof surveyQuery>['execute']>>[number];

function present(row: Row, rights: CourseRights, now: Date): SurveySummary {
  const record = {
    surveyId: row.survey_id,
    courseId: row.course_id,
    title: row.title,
    type: row.type as SurveyRecord['type'],
    status: row.status as SurveyRecord['status'],
    closesAt: row.closes_at,
    isAnonymous: row.is_anonymous,
    allowsChanges: row.allows_changes,
    minimumAnswers: row.minimum_answers,
    resultsVisibility: row.results_visibility as SurveyRecord['resultsVisibility'],
    version: row.version,
    isAnswered: row.participant_count > 0,
    hasAnswered: row.has_answered,
  };
  return {
    ...record,
    status: statusAt(record, now),
    courseSubsectionId: row.course_subsection_id,
    description: row.description as Localized,
    closesAt: row.closes_at?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    questionCount: row.question_count,
    participantCount: row.participant_count,
    abilities: surveyAbilities(record, rights, now),
  };
}

/** A page of a course's surveys, drafts first (writers only), then the newest; without those of locked lessons. */
export async function listSurveys(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  options: {
    rights: CourseRights;
    types: readonly SurveyType[];
    locked: readonly number[];
    skip?: number;
    take?: number;
  },
): Promise<{ data: SurveySummary[]; total: number }> {
  const { rights, types, locked } = options;
  const ofPlace = sql<boolean>`s.course_id = ${courseId} and s.type = any(${[...types]}::text[])
    and s.survey_id <> all(${[...locked]}::bigint[])
    and (${rights.canWrite}::boolean or s.status <> 'DRAFT')`;
  const found = surveyQuery(context)
    .where(ofPlace)
    .orderBy(sql`s.published_at desc nulls first`)
    .orderBy('s.survey_id', 'desc');
  const { data, total } = await readPage(tx, found, options);
  const now = context.clock.now();
  return { data: data.map((row) => present(row, rights, now)), total };
}

/** One that accessSurvey() has let the caller see. */
export async function readSurvey(
  context: MemberContext,
  tx: Tx,
  surveyId: number,
  rights: CourseRights,
): Promise<Survey> {
  const row = await tx.one(surveyQuery(context).where('s.survey_id', '=', surveyId));
  const questions = await listQuestions(tx, surveyId);
  const ownAnswers = await listOwnAnswers(context, tx, surveyId);
  const summary = present(row!, rights, context.clock.now());
  return { ...summary, isAnswered: summary.participantCount > 0, questions, ownAnswers };
}

const answersOf = (surveyId: number) => db.selectFrom('survey_answers as a').where('a.survey_id', '=', surveyId);

const presentAnswer = (row: { question_key: string; answer: unknown }): SurveyAnswer => ({
  questionKey: row.question_key,
  ...(row.answer as Omit<SurveyAnswer, 'questionKey'>),
});

async function listOwnAnswers(context: MemberContext, tx: Tx, surveyId: number): Promise<SurveyAnswer[]> {
  const rows = await tx.all(
    answersOf(surveyId).select(['a.question_key', 'a.answer']).where('a.user_id', '=', context.caller.userId),
  );
  return rows.map(presentAnswer);
}

export interface AnswerFilter {
  questionKey: string;
  option: string;
}

/** All answers, in the order of their random ids: nothing of when they came. A filter keeps those of whoever chose an option. */
export async function listAnswers(
  tx: Tx,
  surveyId: number,
  filter: AnswerFilter | null = null,
): Promise<SurveyAnswer[]> {
  let query = answersOf(surveyId).select(['a.question_key', 'a.answer']).orderBy('a.survey_answer_id');
  if (filter)
    query = query.where(
      sql<boolean>`exists (select from survey_answers f where ${inOrganization('f')} and f.survey_id = a.survey_id
        and f.user_id = a.user_id and f.question_key = ${filter.questionKey} and f.answer -> 'options' ? ${filter.option})`,
    );
  return (await tx.all(query)).map(presentAnswer);
}

export async function countParticipants(tx: Tx, surveyId: number): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('survey_participants')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('survey_id', '=', surveyId),
  );
  return row!.count;
}

export interface NamedAnswers {
  firstName: string;
  lastName: string;
  email: string;
  answers: SurveyAnswer[];
}

/** Everybody's answers to a named survey, by name. */
export async function listNamedAnswers(tx: Tx, surveyId: number): Promise<NamedAnswers[]> {
  const rows = await tx.all(
    db
      .selectFrom('survey_participants as p')
      .innerJoin('member_records as m', 'm.user_id', 'p.user_id')
      .leftJoin('survey_answers as a', (join) =>
        join.onRef('a.survey_id', '=', 'p.survey_id').onRef('a.user_id', '=', 'p.user_id'),
      )
      .select(['p.user_id', 'm.first_name', 'm.last_name', 'm.email', 'a.question_key', 'a.answer'])
      .where('p.survey_id', '=', surveyId)
      .orderBy('m.last_name')
      .orderBy('m.first_name')
      .orderBy('p.user_id'),
  );
  const people = new Map<number, NamedAnswers>();
  for (const row of rows) {
    const { first_name: firstName, last_name: lastName, email } = row;
    const person = people.get(row.user_id) ?? { firstName, lastName, email, answers: [] };
    people.set(row.user_id, person);
    if (row.question_key !== null)
      person.answers.push(presentAnswer({ question_key: row.question_key, answer: row.answer }));
  }
  return [...people.values()];
}

/** Who watches the results of a poll come: those who answered (if they may see them) and those who teach the course. */
export async function listPollWatchers(tx: Tx, surveyId: number): Promise<number[]> {
  const ofSurvey = db.selectFrom('surveys as s').where('s.survey_id', '=', surveyId);
  const teachers = ofSurvey.innerJoin('course_teachers as i', 'i.course_id', 's.course_id').select('i.user_id');
  const participants = ofSurvey
    .innerJoin('survey_participants as p', 'p.survey_id', 's.survey_id')
    .select('p.user_id')
    .where('s.results_visibility', '=', 'AFTER_ANSWER');
  const rows = await tx.all(teachers.union(participants));
  return rows.map((row) => row.user_id);
}

/** What a notification says about a survey; null when it is gone or no longer out. */
export async function findSurveyToNotify(tx: Tx, surveyId: number) {
  const row = await tx.one(
    db
      .selectFrom('surveys as s')
      .innerJoin('course_overviews as c', 'c.course_id', 's.course_id')
      .select(['s.title', 'c.title as course_title'])
      .where('s.survey_id', '=', surveyId)
      .where('s.status', '=', 'PUBLISHED'),
  );
  return row ? { title: row.title, courseTitle: row.course_title as Localized } : null;
}
