import { MINUTE } from '@sullam/domain/limits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { choose, givenSurveyWorld, question, type SurveyWorld } from './surveys.factory.ts';

const server = testServer();
let world: SurveyWorld;

beforeEach(async () => {
  world = await givenSurveyWorld(server);
});

const exported = (surveyId: number, as: TestMember = world.instructor, language: 'en' | 'ar' = 'en') =>
  call<string>(server, `GET /api/course-surveys/${surveyId}/export`, { as, language });

const hidden = { status: 403, body: { errorCode: 'survey.results-hidden' } };

describe('the results of a survey', () => {
  it('count what was answered, kind by kind', async () => {
    const surveyId = await world.given({ isAnonymous: false }, [
      question('CHOICE', 'q1', { isMultiple: true, hasOther: true }),
      question('SCALE', 'q2'),
      question('MATRIX', 'q3'),
      question('RANKING', 'q4'),
      question('TEXT', 'q5', { isRequired: false }),
    ]);
    const [one, two] = await world.givenLearners(2);
    const answers = (options: string[], value: number, order: string[], more: object[] = []) => [
      { questionKey: 'q1', options, ...(value === 2 ? { other: 'my own' } : {}) },
      { questionKey: 'q2', value },
      { questionKey: 'q3', cells: ['r1', 'r2'].map((row) => ({ row, option: options[0]! })) },
      { questionKey: 'q4', options: order },
      ...more,
    ];
    await world.answer(surveyId, one!, ...answers(['a', 'b'], 2, ['a', 'b', 'c']));
    await world.answer(surveyId, two!, ...answers(['a'], 5, ['b', 'a', 'c'], [{ questionKey: 'q5', text: 'شكرًا' }]));
    const { body } = await world.results(surveyId, world.instructor);
    expect(body).toMatchObject({ participantCount: 2, minimumAnswers: 0, isHidden: false });
    const [choice, scale, matrix, ranking, text] = body.questions;
    expect(choice).toMatchObject({
      answered: 2,
      options: [
        { id: 'a', count: 2 },
        { id: 'b', count: 1 },
        { id: 'c', count: 0 },
      ],
      otherCount: 1,
      texts: ['my own'],
    });
    expect(scale).toMatchObject({ mean: 3.5 });
    expect(scale!.values.map(({ count }) => count)).toEqual([0, 1, 0, 0, 1]);
    expect(matrix!.rows).toMatchObject([
      { id: 'r1', options: [{ count: 2 }, { count: 0 }, { count: 0 }] },
      { id: 'r2', options: [{ count: 2 }, { count: 0 }, { count: 0 }] },
    ]);
    expect(ranking!.ranks).toEqual([
      { id: 'a', rankSum: 3, meanRank: 1.5 },
      { id: 'b', rankSum: 3, meanRank: 1.5 },
      { id: 'c', rankSum: 6, meanRank: 3 },
    ]);
    expect(text).toMatchObject({ answered: 1, texts: ['شكرًا'] });
  });

  it('of an anonymous survey are hidden until enough have answered, each question for itself', async () => {
    const surveyId = await world.given({ minimumAnswers: 3 }, [
      question('CHOICE', 'q1'),
      question('TEXT', 'q2', { isRequired: false }),
    ]);
    const learners = await world.givenLearners(3);
    for (const learner of learners.slice(0, 2))
      await world.answer(surveyId, learner, choose('a'), { questionKey: 'q2', text: 'secret' });
    const few = await world.results(surveyId, world.instructor);
    expect(few.body).toMatchObject({ participantCount: 2, minimumAnswers: 3, isHidden: true });
    expect(few.body.questions.every(({ isHidden, answered }) => isHidden && answered === 0)).toBe(true);
    expect(JSON.stringify(few.body)).not.toContain('secret');
    expect(await exported(surveyId)).toMatchObject(hidden);
    await world.answer(surveyId, learners[2]!, choose('b'));
    const { questions } = (await world.results(surveyId, world.instructor)).body;
    expect(questions[0]).toMatchObject({ isHidden: false, answered: 3 });
    expect(questions[1]).toMatchObject({ isHidden: true, texts: [] });
    expect((await exported(surveyId)).body).not.toContain('secret');
  });

  it('never fewer than three', async () => {
    const surveyId = await world.create();
    expect((await world.patch(surveyId, { version: 1, minimumAnswers: 2 })).status).toBe(400);
  });

  it('are shown to learners as the editor has chosen', async () => {
    const see = async (resultsVisibility: string) => {
      const surveyId = await world.given({ isAnonymous: false, resultsVisibility });
      const [late] = await world.givenLearners(1);
      const seen = async (as: TestMember) => (await world.results(surveyId, as)).status;
      const before = await seen(world.learner);
      await world.answer(surveyId, world.learner, choose('a'));
      const after = [await seen(world.learner), await seen(late!)];
      await world.act(surveyId, 'close');
      return [before, ...after, await seen(late!), await seen(world.instructor), await seen(world.neighbour)];
    };
    expect(await see('NEVER')).toEqual([403, 403, 403, 403, 200, 404]);
    expect(await see('AFTER_ANSWER')).toEqual([403, 200, 403, 200, 200, 404]);
    expect(await see('AFTER_CLOSE')).toEqual([403, 403, 403, 200, 200, 404]);
  });

  it('open by themselves when the close time has passed', async () => {
    const closesAt = new Date(server.clock.now().getTime() + MINUTE).toISOString();
    const surveyId = await world.given({ isAnonymous: false, resultsVisibility: 'AFTER_CLOSE', closesAt });
    expect(await world.results(surveyId, world.learner)).toMatchObject(hidden);
    server.clock.advance(2 * MINUTE);
    expect((await world.results(surveyId, world.learner)).status).toBe(200);
  });

  it('can be filtered by a choice for the editors of a named survey only', async () => {
    const questions = [question('CHOICE', 'q1'), question('SCALE', 'q2')];
    const surveyId = await world.given({ isAnonymous: false, resultsVisibility: 'AFTER_ANSWER' }, questions);
    const [one, two] = await world.givenLearners(2);
    await world.answer(surveyId, one!, choose('a'), { questionKey: 'q2', value: 1 });
    await world.answer(surveyId, two!, choose('b'), { questionKey: 'q2', value: 5 });
    const filter = '?filterQuestion=q1&filterOption=b';
    const filtered = await world.results(surveyId, world.instructor, filter);
    expect(filtered.body.questions[1]).toMatchObject({ answered: 1, mean: 5 });
    expect((await world.results(surveyId, one!, filter)).body).toMatchObject({ errorCode: 'survey.not-filterable' });
    expect((await world.results(surveyId, world.instructor, '?filterQuestion=q2&filterOption=b')).status).toBe(400);
    const anonymous = await world.given({}, questions);
    expect((await world.results(anonymous, world.instructor, filter)).status).toBe(409);
  });
});

describe('the spreadsheet of a survey', () => {
  it('has a line for each person of a named one, and nothing that a spreadsheet would run', async () => {
    const surveyId = await world.given({ isAnonymous: false }, [
      question('CHOICE', 'q1', { title: { en: '=cmd()', ar: 'سؤال' } }),
      question('TEXT', 'q2', { isRequired: false }),
    ]);
    await world.answer(surveyId, world.learner, choose('b'), { questionKey: 'q2', text: '=1+1, "quoted"' });
    const { body, headers } = await exported(surveyId);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body.startsWith('\ufeff')).toBe(true);
    const [head, line, ...rest] = body.slice(1).split('\r\n');
    expect(head).toBe("First name,Last name,Email,'=cmd(),Question q2");
    expect(line).toMatch(new RegExp(`${world.learner.email},b,"'=1\\+1, ""quoted"""$`));
    expect(rest).toEqual(['']);
    expect((await exported(surveyId, world.instructor, 'ar')).body).toContain('سؤال');
  });

  it('has a line for each answer of an anonymous one, without any name', async () => {
    const surveyId = await world.given({ minimumAnswers: 3 }, [question('CHOICE', 'q1'), question('SCALE', 'q2')]);
    const learners = await world.givenLearners(3);
    for (const learner of learners) await world.answer(surveyId, learner, choose('a'), { questionKey: 'q2', value: 4 });
    const { body } = await exported(surveyId);
    expect(body.slice(1).trim().split('\r\n')).toEqual([
      'Question,Answer',
      ...Array.from({ length: 3 }, () => 'Question q1,a'),
      ...Array.from({ length: 3 }, () => 'Question q2,4'),
    ]);
    for (const { email } of learners) expect(body).not.toContain(email);
  });

  it('is for the editors of the course, and that it was taken is written down', async () => {
    const surveyId = await world.given({ isAnonymous: false, resultsVisibility: 'AFTER_ANSWER' });
    await world.answer(surveyId, world.learner, choose('a'));
    expect((await exported(surveyId, world.learner)).status).toBe(403);
    expect((await exported(surveyId)).status).toBe(200);
    const entries = await server.admin`
      select actor_user_id from audit_entries where organization_id = ${world.organizationId} and action = 'survey.export'`;
    expect(entries).toEqual([{ actor_user_id: world.instructor.userId }]);
  });
});
