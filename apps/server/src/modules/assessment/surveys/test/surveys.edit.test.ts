import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { SurveySummary } from '../surveys.schemas.ts';
import { choose, givenSurveyWorld, question, type SurveyWorld } from './surveys.factory.ts';

const server = testServer();
let world: SurveyWorld;

beforeEach(async () => {
  world = await givenSurveyWorld(server);
});

const list = (as: TestMember, query = '') =>
  call<{ data: SurveySummary[]; total: number }>(server, `GET /api/courses/${world.courseId}/surveys${query}`, { as });

describe('making a survey', () => {
  it('begins with a draft that only the editors of the course see', async () => {
    const surveyId = await world.create();
    expect((await list(world.instructor)).body.data).toMatchObject([
      { surveyId, status: 'DRAFT', isAnonymous: true, minimumAnswers: 5, resultsVisibility: 'NEVER', questionCount: 0 },
    ]);
    expect((await list(world.learner)).body).toEqual({ data: [], total: 0 });
    expect((await world.read(surveyId, world.learner)).status).toBe(404);
    expect((await list(world.neighbour)).status).toBe(403);
  });

  it('is for those who edit the course', async () => {
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    const other = await givenMember(server, world.organizationId, 'instructor');
    const administrator = await givenMember(server, world.organizationId, 'administrator');
    const create = (as: TestMember) =>
      call(server, `POST /api/courses/${world.courseId}/surveys`, {
        as,
        body: { type: 'POLL', title: { en: 'A poll' } },
      });
    expect((await create(world.learner)).status).toBe(403);
    expect((await create(other)).status).toBe(403);
    expect((await create(stranger)).status).toBe(404);
    expect((await create(administrator)).status).toBe(201);
    const surveyId = await world.create();
    expect((await world.patch(surveyId, { version: 1 }, world.learner)).status).toBe(404);
    expect((await world.patch(surveyId, { version: 1 }, stranger)).status).toBe(404);
  });

  it('keeps every kind of question as it was written, without what belongs to other kinds', async () => {
    const surveyId = await world.create();
    const questions = [
      question('CHOICE', 'q1', { isMultiple: true, hasOther: true }),
      question('SCALE', 'q2', { from: 0, to: 10, fromLabel: { en: 'Never' }, toLabel: { ar: 'دائمًا' } }),
      question('MATRIX', 'q3'),
      question('RANKING', 'q4', { isRequired: false }),
      question('TEXT', 'q5', { hint: { en: 'Two sentences' } }),
    ];
    const disguised = { ...questions[4], options: [{ id: 'x', label: {} }], hasOther: true };
    await world.patch(surveyId, { version: 1, questions: [...questions.slice(0, 4), disguised] });
    expect((await world.read(surveyId, world.instructor)).body.questions).toEqual(questions);
    await world.patch(surveyId, { version: 2, questions: [questions[3], questions[0]] });
    expect((await world.read(surveyId, world.instructor)).body.questions).toEqual([questions[3], questions[0]]);
  });

  it('refuses to overwrite what somebody else has saved meanwhile', async () => {
    const surveyId = await world.create();
    expect((await world.patch(surveyId, { version: 1, title: { en: 'First' } })).status).toBe(204);
    const late = await world.patch(surveyId, { version: 1, title: { en: 'Second' } });
    expect(late).toMatchObject({ status: 409, body: { errorCode: 'conflict' } });
    expect((await world.read(surveyId, world.instructor)).body.title).toEqual({ en: 'First' });
  });

  it('knows polls and surveys apart, and neither where the organisation has switched it off', async () => {
    await world.create();
    await world.create({ type: 'POLL' });
    expect((await list(world.instructor, '?type=POLL')).body.data).toMatchObject([
      { type: 'POLL', resultsVisibility: 'AFTER_ANSWER' },
    ]);
    expect((await list(world.instructor)).body.total).toBe(2);
    const closed = await givenSurveyWorld(server);
    const surveyId = await closed.given({});
    const pollId = await closed.given({ type: 'POLL' });
    const administrator = await givenMember(server, closed.organizationId, 'administrator');
    await call(server, 'PUT /api/organizations-dashboard/configurations/features', {
      as: administrator,
      body: { value: { surveys: false } },
    });
    await expect.poll(async () => (await closed.read(surveyId, closed.instructor)).status).toBe(404);
    expect((await closed.read(pollId, closed.learner)).status).toBe(200);
  });
});

describe('publishing a survey', () => {
  it('names everything that is missing', async () => {
    const surveyId = await world.create();
    expect(await world.act(surveyId, 'publish')).toMatchObject({
      status: 400,
      body: { details: [{ path: 'questions', code: 'listNotEmpty' }] },
    });
    const broken = [
      question('CHOICE', 'q1', { title: {}, options: [{ id: 'a', label: { en: 'One' } }] }),
      question('SCALE', 'q2', { from: 5, to: 5 }),
      question('MATRIX', 'q3', { rows: [{ id: 'r', label: {} }] }),
    ];
    await world.patch(surveyId, { version: 1, questions: broken });
    expect((await world.act(surveyId, 'publish')).body).toMatchObject({
      details: [
        { path: 'questions.0.title' },
        { path: 'questions.0.options' },
        { path: 'questions.1.to' },
        { path: 'questions.2.rows.0' },
      ],
    });
  });

  it('asks one question in a poll', async () => {
    const pollId = await world.create({ type: 'POLL' });
    await world.patch(pollId, { version: 1, questions: [question('CHOICE', 'q1'), question('CHOICE', 'q2')] });
    expect(await world.act(pollId, 'publish')).toMatchObject({
      status: 400,
      body: { details: [{ path: 'questions' }] },
    });
  });

  it('shows it to those who learn in the course and notifies them, once', async () => {
    const surveyId = await world.given({});
    expect((await world.act(surveyId, 'publish')).status).toBe(409);
    await server.runJobs();
    const notified =
      await server.admin`select user_id, data, parameters from notifications where organization_id = ${world.organizationId}`;
    expect(notified).toMatchObject([
      {
        user_id: world.learner.userId,
        data: { surveyId, courseId: world.courseId },
        parameters: { outcome: 'survey' },
      },
    ]);
    expect((await list(world.learner)).body.data).toMatchObject([
      { surveyId, status: 'PUBLISHED', abilities: { canEdit: false, canAnswer: true, canSeeResults: false } },
    ]);
    expect((await world.read(surveyId, world.neighbour)).status).toBe(404);
  });

  it('can be ended and begun again', async () => {
    const surveyId = await world.given({});
    expect((await world.act(surveyId, 'close', world.learner)).status).toBe(403);
    expect((await world.act(surveyId, 'close')).status).toBe(204);
    expect((await world.act(surveyId, 'close')).status).toBe(409);
    expect((await world.read(surveyId, world.learner)).body).toMatchObject({
      status: 'CLOSED',
      abilities: { canAnswer: false },
    });
    const past = await world.act(surveyId, 'reopen', world.instructor, { closesAt: '2020-01-01T00:00:00.000Z' });
    expect(past).toMatchObject({ status: 400, body: { details: [{ path: 'closesAt' }] } });
    expect((await world.act(surveyId, 'reopen', world.instructor, { closesAt: null })).status).toBe(204);
    expect((await world.read(surveyId, world.learner)).body.abilities.canAnswer).toBe(true);
  });
});

describe('changing a survey that somebody has answered', () => {
  it('betters words and nothing else', async () => {
    const asked = question('CHOICE', 'q1');
    const surveyId = await world.given({}, [asked, question('TEXT', 'q2', { isRequired: false })]);
    await world.answer(surveyId, world.learner, choose('a'));
    const { version, questions } = (await world.read(surveyId, world.instructor)).body;
    const [first, second] = questions as [typeof asked, typeof asked];
    const patch = (changed: object[]) => world.patch(surveyId, { version, questions: changed });
    const refused = { status: 409, body: { errorCode: 'survey.questions-fixed' } };
    expect(await patch([first])).toMatchObject(refused);
    expect(await patch([second, first])).toMatchObject(refused);
    expect(await patch([{ ...first, isMultiple: true }, second])).toMatchObject(refused);
    expect(await patch([{ ...first, options: first.options.slice(1) }, second])).toMatchObject(refused);
    const reworded = {
      ...first,
      title: { en: 'Better' },
      options: first.options.map(({ id }) => ({ id, label: { ar: id } })),
    };
    expect((await patch([reworded, second])).status).toBe(204);
    expect((await world.read(surveyId, world.instructor)).body.questions[0]).toEqual(reworded);
  });

  it('stays anonymous, with a group that is no smaller', async () => {
    const surveyId = await world.given({ minimumAnswers: 4 });
    await world.answer(surveyId, world.learner, choose('a'));
    const { version } = (await world.read(surveyId, world.instructor)).body;
    const refused = { status: 409, body: { errorCode: 'survey.anonymity-fixed' } };
    expect(await world.patch(surveyId, { version, isAnonymous: false })).toMatchObject(refused);
    expect(await world.patch(surveyId, { version, minimumAnswers: 3 })).toMatchObject(refused);
    expect((await world.patch(surveyId, { version, minimumAnswers: 6 })).status).toBe(204);
    // the database itself refuses
    await expect(server.admin`update surveys set is_anonymous = false where survey_id = ${surveyId}`).rejects.toThrow(
      /foreign key/,
    );
  });

  it('takes the answers along when it is deleted', async () => {
    const surveyId = await world.given({});
    await world.answer(surveyId, world.learner, choose('a'));
    expect((await call(server, `DELETE /api/course-surveys/${surveyId}`, { as: world.instructor })).status).toBe(204);
    expect(await server.admin`select 1 from survey_answers where survey_id = ${surveyId}`).toHaveLength(0);
  });
});
