import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner, givenMarker } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  fixed,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  section,
} from '../../../assessment/exam-attempts/test/exams.factory.ts';
import { givenHandedIn } from '../../../assessment/exam-marking/test/exam-marking.factory.ts';
import type { WorkLock } from '../work-locks.schemas.ts';

const server = testServer();
const MINUTE = 60_000;
let hall: Hall;
let colleague: TestMember;
let essay: number;
let attempts: [number, number];

async function givenAttempts(rules: Parameters<typeof givenExam>[3] = {}): Promise<[number, number]> {
  const { subsectionExamId } = await givenExam(server, hall, [section([fixed(essay)])], rules);
  const sit = () => givenHandedIn(server, hall, subsectionExamId, [{ type: 'ESSAY', html: '<p>Rain</p>' }]);
  return [(await sit()).attempt, (await sit()).attempt];
}

beforeAll(async () => {
  hall = await givenHall(server);
  colleague = await givenMarker(server, hall);
  essay = await givenQuestionOf(server, hall, 'ESSAY');
});
beforeEach(async () => {
  attempts = await givenAttempts();
});

const take = (who: TestMember, recordId: number, more: object = {}) =>
  callAs<WorkLock>(server, who, 'PUT /api/work-locks', {
    kind: 'ANSWER',
    recordId,
    part: 1,
    tab: `window-of-${who.userId}`,
    takesOver: false,
    ...more,
  });
const holderOf = async (...asked: Parameters<typeof take>) => (await take(...asked)).body.holder?.userId ?? null;
const letGo = (who: TestMember, tab = `window-of-${who.userId}`) =>
  callAs(server, who, `DELETE /api/work-locks/${tab}`);
/** What the stream has told somebody about work that was taken from them. */
const toldTo = (who: TestMember) =>
  server.admin<{ data: object }[]>`
    select data from stream_events where user_id = ${who.userId} and name = 'work-lock-taken' order by stream_event_id`;

describe('work in hand', () => {
  it('is told to a colleague by name, who may take it over; the one who had it hears of that', async () => {
    const [answer] = attempts;
    const { body } = await take(hall.instructor, answer);
    expect(body).toMatchObject({ holder: null, others: [] });
    const seen = await take(colleague, answer);
    expect(seen.body.holder).toMatchObject({ userId: hall.instructor.userId });
    expect(seen.body.since).toBe(body.since);
    expect(seen.body.others).toMatchObject([{ recordId: answer, part: 1 }]);
    expect(await toldTo(hall.instructor)).toEqual([]);
    expect(await holderOf(colleague, answer, { takesOver: true })).toBeNull();
    expect((await toldTo(hall.instructor)).map(({ data }) => data)).toEqual([
      { kind: 'ANSWER', recordId: answer, part: 1 },
    ]);
    expect(await holderOf(hall.instructor, answer)).toBe(colleague.userId);
  });

  it('is in one hand when two take it at once', async () => {
    const [answer] = attempts;
    const holders = await Promise.all([hall.instructor, colleague].map((who) => holderOf(who, answer)));
    expect(holders.filter((holder) => holder === null)).toHaveLength(1);
    const [first, second] = holders[0] === null ? [hall.instructor, colleague] : [colleague, hall.instructor];
    expect(await holderOf(second, answer)).toBe(first.userId);
    // taken over by both at once it is in the hand of the last, and each that had it was told
    await Promise.all([first, second].map((who) => take(who, answer, { takesOver: true })));
    const after = await Promise.all([first, second].map((who) => holderOf(who, answer)));
    expect(after.filter((holder) => holder === null)).toHaveLength(1);
  });

  it('ends when its window closes, goes on to other work, or is not heard of for two minutes', async () => {
    const [answer, other] = attempts;
    await take(hall.instructor, answer);
    expect((await letGo(hall.instructor)).status).toBe(204);
    expect(await holderOf(colleague, answer)).toBeNull();
    await take(colleague, other);
    expect(await holderOf(hall.instructor, answer)).toBeNull();
    server.clock.advance(MINUTE);
    await take(hall.instructor, answer);
    server.clock.advance(1.5 * MINUTE);
    expect(await holderOf(colleague, answer)).toBe(hall.instructor.userId);
    server.clock.advance(MINUTE);
    expect(await holderOf(colleague, answer)).toBeNull();
  });

  it('stays in hand in another window of the same person', async () => {
    const [answer] = attempts;
    await take(hall.instructor, answer);
    expect(await holderOf(hall.instructor, answer, { tab: 'a-second-window' })).toBeNull();
    await letGo(hall.instructor);
    expect(await holderOf(colleague, answer)).toBe(hall.instructor.userId);
    // nobody lets go of what somebody else has
    await letGo(colleague, 'a-second-window');
    expect(await holderOf(colleague, answer)).toBe(hall.instructor.userId);
  });

  it('is nobody’s alone where two people mark apart from each other', async () => {
    const [answer] = await givenAttempts({ markerCount: 2 });
    expect((await take(hall.instructor, answer)).body).toEqual({ holder: null, since: null, others: [] });
    expect(await holderOf(colleague, answer)).toBeNull();
  });

  it('is refused to who may not do it, and where there is no such work', async () => {
    const [answer] = attempts;
    const stranger = await givenMarker(server, await givenHall(server));
    expect((await take(stranger, answer)).status).toBe(404);
    expect((await take(await givenLearner(server, hall), answer)).status).toBe(403);
    expect((await take(hall.instructor, answer, { part: 2 })).status).toBe(404);
    expect((await take(hall.instructor, answer, { kind: 'SUBMISSION', part: 0 })).status).toBe(404);
    expect((await take(hall.instructor, answer, { tab: 'short' })).status).toBe(400);
    expect(await holderOf(colleague, answer)).toBeNull();
  });
});
