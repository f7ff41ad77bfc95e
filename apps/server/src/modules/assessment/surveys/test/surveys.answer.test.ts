import { MINUTE } from '@sullam/domain/limits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { openStream } from '../../../operations/live-updates/test/open-stream.ts';
import { choose, givenSurveyWorld, question, type SurveyWorld } from './surveys.factory.ts';

const server = testServer();
let world: SurveyWorld;

beforeEach(async () => {
  world = await givenSurveyWorld(server);
});

const NAMED = { isAnonymous: false };

describe('answering a survey', () => {
  it('counts once, also when somebody sends it twice at the same time', async () => {
    const surveyId = await world.given({});
    const sent = await Promise.all(['a', 'b', 'c', 'a'].map((id) => world.answer(surveyId, world.learner, choose(id))));
    expect(sent.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
    expect(await server.admin`select 1 from survey_answers where survey_id = ${surveyId}`).toHaveLength(1);
    expect((await world.read(surveyId, world.learner)).body).toMatchObject({
      hasAnswered: true,
      ownAnswers: [],
      abilities: { canAnswer: false, canChange: false },
    });
  });

  it('refuses what its questions do not allow, and writes nothing then', async () => {
    const questions = [
      question('CHOICE', 'q1'),
      question('SCALE', 'q2', { isRequired: false }),
      question('MATRIX', 'q3'),
      question('RANKING', 'q4', { isRequired: false }),
    ];
    const surveyId = await world.given({}, questions);
    const cells = [
      { row: 'r1', option: 'a' },
      { row: 'r2', option: 'b' },
    ];
    const matrix = { questionKey: 'q3', cells };
    const faults = async (...answers: object[]) => {
      const answer = await world.answer(surveyId, world.learner, ...answers);
      return (answer.body as unknown as { details: { path: string; code: string }[] }).details.map(
        ({ path, code }) => `${path} ${code}`,
      );
    };
    expect(await faults()).toEqual(['answers.q1 required', 'answers.q3 required']);
    expect(await faults(choose('a'), { questionKey: 'q3', cells: cells.slice(1) })).toEqual(['answers.q3 required']);
    expect(await faults({ questionKey: 'q1', options: ['a', 'b'] }, matrix)).toEqual(['answers.q1 choice']);
    expect(await faults({ questionKey: 'q1', other: 'mine' }, matrix)).toEqual(['answers.q1 choice']);
    expect(await faults(choose('zzz'), matrix, { questionKey: 'q2', value: 9 })).toEqual([
      'answers.q1 choice',
      'answers.q2 choice',
    ]);
    expect(await faults(choose('a'), matrix, { questionKey: 'q4', options: ['a', 'b'] })).toEqual([
      'answers.q4 choice',
    ]);
    expect(await faults(choose('a'), choose('b'), matrix)).toEqual(['answers.q1 choice']);
    expect(await faults(choose('a'), matrix, choose('a', 'q9'))).toEqual(['answers.q9 choice']);
    expect((await world.read(surveyId, world.learner)).body.hasAnswered).toBe(false);
    expect((await world.answer(surveyId, world.learner, choose('a'), matrix)).status).toBe(204);
  });

  it('ends with its close time, by the clock of the server', async () => {
    const closesAt = new Date(server.clock.now().getTime() + MINUTE).toISOString();
    const surveyId = await world.given({ ...NAMED, allowsChanges: true, closesAt });
    expect((await world.answer(surveyId, world.learner, choose('a'))).status).toBe(204);
    server.clock.advance(2 * MINUTE);
    const [late] = await world.givenLearners(1);
    const closed = { status: 409, body: { errorCode: 'survey.closed' } };
    expect(await world.answer(surveyId, late!, choose('a'))).toMatchObject(closed);
    expect(await world.answer(surveyId, world.learner, choose('b'))).toMatchObject(closed);
    expect((await world.read(surveyId, world.learner)).body.status).toBe('CLOSED');
  });

  it('can be changed until then where a named survey allows it', async () => {
    const surveyId = await world.given({ ...NAMED, allowsChanges: true });
    await world.answer(surveyId, world.learner, choose('a'));
    expect((await world.answer(surveyId, world.learner, choose('b'))).status).toBe(204);
    expect((await world.read(surveyId, world.learner)).body).toMatchObject({
      ownAnswers: [choose('b')],
      abilities: { canChange: true },
    });
    const firm = await world.given(NAMED);
    await world.answer(firm, world.learner, choose('a'));
    expect((await world.answer(firm, world.learner, choose('b'))).status).toBe(409);
    expect((await world.read(firm, world.learner)).body.ownAnswers).toEqual([choose('a')]);
  });

  it('is for those who learn in the course: an editor only looks', async () => {
    const surveyId = await world.given({});
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    expect((await world.answer(surveyId, world.instructor, choose('a'))).status).toBe(403);
    expect((await world.answer(surveyId, world.neighbour, choose('a'))).status).toBe(404);
    expect((await world.answer(surveyId, stranger, choose('a'))).status).toBe(404);
    expect((await world.read(surveyId, world.instructor)).body.participantCount).toBe(0);
  });

  it('is written down for a named survey, and for an anonymous one not', async () => {
    const entries = async (surveyId: number) =>
      (
        await server.admin`select action from audit_entries where organization_id = ${world.organizationId}
          and noun = 'survey' and noun_id = ${String(surveyId)} and action = 'survey.answer'`
      ).length;
    const [named, anonymous] = [await world.given(NAMED), await world.given({})];
    for (const surveyId of [named, anonymous]) await world.answer(surveyId, world.learner, choose('a'));
    expect([await entries(named), await entries(anonymous)]).toEqual([1, 0]);
  });
});

describe('answering a poll', () => {
  it('notifies those who watch it, without revealing the answer', async () => {
    const pollId = await world.given({ ...NAMED, type: 'POLL' });
    const [other] = await world.givenLearners(1);
    await world.answer(pollId, world.learner, choose('a'));
    server.clock.advance(MINUTE);
    await server.runJobs();
    const streams = await Promise.all(
      [world.instructor, world.learner].map(({ headers }) => openStream(server.app, headers)),
    );
    for (const stream of streams) await expect.poll(() => stream.lastId()).not.toBeNull();
    await world.answer(pollId, other!, choose('b'));
    server.clock.advance(MINUTE);
    expect(await server.runJobs()).toContain('surveys.tell-results');
    for (const stream of streams) {
      expect((await stream.next('poll-results')).data).toEqual({ surveyId: pollId });
      stream.close();
    }
    expect((await world.results(pollId, world.learner)).body.questions[0]!.options).toEqual([
      { id: 'a', count: 1 },
      { id: 'b', count: 1 },
      { id: 'c', count: 0 },
    ]);
  });
});
