import { expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenCoach, givenType } from './coaches-of.factory.ts';

const server = testServer();

interface Listed {
  data: { sessionTypeId: number; title: object; isOffered: boolean; version: number }[];
}

it('creates, changes, orders and archives types; learners see what is offered', async () => {
  const { coach, coachId, learner } = await givenCoach(server);
  const first = await givenType(server, coach);
  const second = await givenType(server, coach, {
    title: { en: 'Half an hour' },
    lengthMinutes: 30,
    booking: 'REQUEST',
  });
  const own = async () => (await callAs<Listed>(server, coach, 'GET /api/session-types/own')).body.data;
  const offered = async () =>
    (await callAs<Listed>(server, learner, `GET /api/session-types?coachId=${coachId}`)).body.data.map(
      (type) => type.sessionTypeId,
    );
  expect(await own()).toMatchObject([
    { sessionTypeId: first, version: 1, isOffered: true },
    { sessionTypeId: second, noticeMinutes: 0 },
  ]);
  const order = async (ids: number[]) =>
    (await callAs(server, coach, 'PUT /api/session-types/order', { sessionTypeIds: ids })).status;
  expect([await order([second]), await order([second, first, 999_999]), await order([second, first])]).toEqual([
    409, 400, 204,
  ]);
  expect(await offered()).toEqual([second, first]);
  const change = (body: object, who = coach) =>
    callAs<{ version: number }>(server, who, `PATCH /api/session-types/${first}`, body);
  expect((await change({ isOffered: false, version: 1 })).body).toEqual({ version: 2 });
  expect((await change({ isOffered: true, version: 1 })).status).toBe(409);
  expect((await change({ isOffered: true, version: 2 }, learner)).status).toBe(404);
  expect(await offered()).toEqual([second]);
  const archive = async (version: number) =>
    (await callAs(server, coach, `POST /api/session-types/${second}/archive`, { version })).status;
  expect([await archive(7), await archive(1), await archive(2)]).toEqual([409, 204, 404]);
  expect([await offered(), (await own()).length]).toEqual([[], 1]);
});

it.each([
  ['title', { title: { en: ' ' } }],
  ['place', { hasVideo: false }],
  [
    'cancellationTiers.1.hoursBeforeStart',
    {
      cancellationTiers: [
        { hoursBeforeStart: 12, refundPercent: 100 },
        { hoursBeforeStart: 24, refundPercent: 50 },
      ],
    },
  ],
  [
    'questions.0.choices',
    { questions: [{ key: 'a', text: { en: 'Which?' }, kind: 'CHOICE', choices: [], isRequired: true }] },
  ],
  [
    'questions.1.key',
    {
      questions: ['a', 'a'].map((key) => ({ key, text: { en: 'Why?' }, kind: 'LONG', choices: [], isRequired: false })),
    },
  ],
])('refuses a type whose %s contradicts the rest', async (path, type) => {
  const { coach } = await givenCoach(server);
  const { status, body } = await callAs<{ details: { path: string }[] }>(server, coach, 'POST /api/session-types', {
    title: { en: 'One hour' },
    lengthMinutes: 60,
    ...type,
  });
  expect([status, body.details.map((detail) => detail.path)]).toEqual([400, [path]]);
});

it('lets administrators keep the types of a coach, and nobody of another organisation', async () => {
  const { coach, coachId, organizationId } = await givenCoach(server);
  const type = await givenType(server, coach);
  const administrator = await givenMember(server, organizationId, 'administrator');
  const other = await givenCoach(server);
  const change = async (who: typeof coach) =>
    (await callAs(server, who, `PATCH /api/session-types/${type}`, { lengthMinutes: 45, version: 1 })).status;
  expect([await change(other.coach), await change(administrator)]).toEqual([404, 200]);
  expect(await givenType(server, administrator, { coachId })).toBeGreaterThan(type);
});
