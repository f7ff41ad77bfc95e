import { beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenSurveyWorld, question, type SurveyWorld } from './surveys.factory.ts';

const server = testServer();
let world: SurveyWorld;

beforeEach(async () => {
  world = await givenSurveyWorld(server);
});

const PEOPLE = 20;
/** By chance one of a shuffled row stands in its place; that eight of twenty do happens once in 100,000 times. */
const MOST_BY_CHANCE = 8;

interface AnswerRow {
  question_key: string;
  text: string;
  transaction: number;
  command: number;
}

/** Everybody answers two questions, one after the other, each with words of their own. */
async function givenAnsweredSurvey(): Promise<{ surveyId: number; learners: TestMember[] }> {
  const surveyId = await world.given({}, [question('TEXT', 'q1'), question('TEXT', 'q2')]);
  const learners = await world.givenLearners(PEOPLE);
  for (const [at, learner] of learners.entries()) {
    const answers = ['q1', 'q2'].map((questionKey) => ({ questionKey, text: String(at) }));
    expect((await world.answer(surveyId, learner, ...answers)).status).toBe(204);
  }
  return { surveyId, learners };
}

/** All that PostgreSQL knows of the answers, in the order of their place in the table. */
const answersByPlace = (surveyId: number, key: string) =>
  server.admin<AnswerRow[]>`
    select question_key, answer ->> 'text' as text, xmin::text::bigint as transaction, cmin::text::bigint as command
    from survey_answers where survey_id = ${surveyId} and question_key like ${key} order by ctid`;

const hits = (guessed: readonly string[]): number => guessed.filter((text, at) => text === String(at)).length;

describe('the answers of an anonymous survey', () => {
  it('have nothing in the database that leads to who gave them', async () => {
    const { surveyId, learners } = await givenAnsweredSurvey();
    const participants = await server.admin<{ user_id: number }[]>`
      select user_id from survey_participants where survey_id = ${surveyId} order by xmin::text::bigint, ctid`;
    // that people answered in this order can be seen ...
    expect(participants.map(({ user_id }) => user_id)).toEqual(learners.map(({ userId }) => userId));
    // ... but not which answer came when: all stand in one transaction and one command
    const rows = await answersByPlace(surveyId, 'q%');
    expect(new Set(rows.map(({ transaction, command }) => `${transaction} ${command}`)).size).toBe(1);
    // the order in the table, and that of the ids, are no better than chance
    const byPlace = (await answersByPlace(surveyId, 'q1')).map(({ text }) => text);
    expect(hits(byPlace)).toBeLessThan(MOST_BY_CHANCE);
    const byId = await server.admin<{ text: string }[]>`
      select answer ->> 'text' as text from survey_answers where survey_id = ${surveyId} and question_key = 'q1' order by survey_answer_id`;
    expect(hits(byId.map(({ text }) => text))).toBeLessThan(MOST_BY_CHANCE);
  });

  it('do not reveal which of them come from the same person', async () => {
    const { surveyId } = await givenAnsweredSurvey();
    const rows = await answersByPlace(surveyId, 'q%');
    const neighbours = rows.filter(({ text }, at) => rows[at + 1]?.text === text).length;
    expect(neighbours).toBeLessThan(MOST_BY_CHANCE);
    const [first, second] = [await answersByPlace(surveyId, 'q1'), await answersByPlace(surveyId, 'q2')];
    expect(first.filter(({ text }, at) => second[at]?.text === text).length).toBeLessThan(MOST_BY_CHANCE);
  });

  it('have no column for a person, a time or an order', async () => {
    const { surveyId } = await givenAnsweredSurvey();
    const [row] = await server.admin`select * from survey_answers where survey_id = ${surveyId} limit 1`;
    expect(Object.keys(row!).sort()).toEqual(
      ['answer', 'is_anonymous', 'organization_id', 'question_key', 'survey_answer_id', 'survey_id', 'user_id'].sort(),
    );
    expect(row).toMatchObject({ is_anonymous: true, user_id: null });
    expect(Object.keys((row as unknown as { answer: object }).answer)).toEqual(['text']);
    const columns = await server.admin<{ name: string }[]>`
      select attname as name from pg_attribute where attrelid = 'survey_participants'::regclass and attnum > 0`;
    expect(columns.map(({ name }) => name)).toEqual(['organization_id', 'survey_id', 'user_id']);
  });

  it('are mixed with some hundred others where there are very many', async () => {
    const surveyId = await world.given({}, [question('TEXT', 'q1')]);
    await server.admin`
      insert into survey_answers (organization_id, survey_id, is_anonymous, question_key, answer)
      select ${world.organizationId}, ${surveyId}, true, 'q1', '{"text":"old"}' from generate_series(1, 500)`;
    await world.answer(surveyId, world.learner, { questionKey: 'q1', text: 'new' });
    const rows = await answersByPlace(surveyId, 'q1');
    const transaction = rows.find(({ text }) => text === 'new')!.transaction;
    expect(rows.filter((row) => row.transaction === transaction)).toHaveLength(201);
    expect(rows).toHaveLength(501);
  });

  it('keep long texts whole while they are mixed', async () => {
    const surveyId = await world.given({ minimumAnswers: 3 }, [question('TEXT', 'q1')]);
    const texts = ['ا', 'b', 'c', 'd'].map((letter) => letter.repeat(5000));
    for (const [at, learner] of (await world.givenLearners(4)).entries())
      await world.answer(surveyId, learner, { questionKey: 'q1', text: texts[at] });
    const { questions } = (await world.results(surveyId, world.instructor)).body;
    expect(questions[0]!.texts.toSorted()).toEqual(texts.toSorted());
  });
});
