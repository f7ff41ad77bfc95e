import { describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import {
  booked,
  DAY,
  givenPractice,
  hourFromNow,
  type Practice,
} from '../../coaching-sessions/test/practice.factory.ts';
import { coachRatingPersonalRows } from '../coach-ratings.personal.ts';

const server = testServer();

const call = <Body = { errorCode: string }>(as: TestMember, key: string, body?: object) =>
  callAs<Body>(server, as, key, body);

const rate = (as: TestMember, id: number, stars: number, testimonial: string | null = null, namesAuthor = true) =>
  call(as, `PUT /api/booking-sessions/${id}/rating`, { stars, testimonial, namesAuthor });

interface Given {
  data: { mayRate: boolean; rating: { stars: number; status: string | null; reason: string | null } | null }[];
}
const given = async (as: TestMember, id: number) =>
  (await call<Given>(as, `GET /api/coach-ratings/given?coachingSessionIds=${id}`)).body.data[0];

interface Shown {
  coachRatingId: number;
  testimonial: string | null;
  author: string | null;
  reply: string | null;
}
interface Page {
  rating: { count: number; stars: number };
  data: Shown[];
  total: number;
}
const shown = async (as: TestMember, { coachId }: Practice) =>
  (await call<Page>(as, `GET /api/coaches/${coachId}/testimonials`)).body;

/** A session of the practice that is over. */
async function pastSession(practice: Practice): Promise<number> {
  const id = await booked(server, practice, hourFromNow(server, 30));
  server.clock.advance(2 * DAY);
  return id;
}

/** The id of the only testimonial that waits. */
async function waitingId(admin: TestMember): Promise<number> {
  const { body } = await call<Page>(admin, 'GET /api/coach-ratings?status=WAITING');
  return body.data[0]!.coachRatingId;
}

const texts = async (as: TestMember) => {
  await server.runJobs();
  const { body } = await call<{ data: { text: string }[] }>(as, 'GET /api/notifications');
  return body.data.map(({ text }) => text.replaceAll(/[\u2066-\u2069]/g, ''));
};

describe('rating a session', () => {
  it('counts stars from the end of the session on, once for each booking', async () => {
    const practice = await givenPractice(server);
    const id = await booked(server, practice, hourFromNow(server, 30));
    expect((await rate(practice.learner, id, 5)).body.errorCode).toBe('coach-rating.not-over');
    expect((await given(practice.learner, id))?.mayRate).toBe(false);
    server.clock.advance(2 * DAY);
    expect((await given(practice.learner, id))?.mayRate).toBe(true);
    expect((await rate(practice.learner, id, 5)).status).toBe(204);
    expect((await rate(practice.learner, id, 4)).status).toBe(204);
    expect((await shown(practice.learner, practice)).rating).toEqual({ count: 1, stars: 4 });
    const other = await pastSession(practice);
    await rate(practice.learner, other, 2);
    expect((await shown(practice.learner, practice)).rating).toEqual({ count: 2, stars: 6 });
    const told = (await texts(practice.coach)).filter((text) => text.includes('of your sessions was rated'));
    expect(told).toHaveLength(2);
    expect(told[1]).toMatch(/4 of 5/);
  });

  it('can be changed for 14 days', async () => {
    const practice = await givenPractice(server);
    const id = await pastSession(practice);
    await rate(practice.learner, id, 3);
    server.clock.advance(14 * DAY);
    expect(await rate(practice.learner, id, 5)).toMatchObject({
      status: 409,
      body: { errorCode: 'coach-rating.closed' },
    });
    expect((await given(practice.learner, id))?.mayRate).toBe(false);
  });

  it('refuses cancelled sessions, those that the learner missed, and those of others', async () => {
    const practice = await givenPractice(server);
    const cancelled = await booked(server, practice, hourFromNow(server, 30));
    await call(practice.learner, `POST /api/booking-sessions/${cancelled}/cancel`, {});
    const missed = await pastSession(practice);
    await call(practice.coach, `POST /api/booking-sessions/${missed}/missed`);
    expect((await rate(practice.learner, cancelled, 1)).body.errorCode).toBe('coach-rating.off');
    expect((await rate(practice.learner, missed, 1)).body.errorCode).toBe('coach-rating.missed');
    const id = await pastSession(practice);
    const stranger = await givenMember(server, practice.organizationId);
    for (const as of [stranger, practice.coach]) expect((await rate(as, id, 1)).status).toBe(404);
    expect(await given(stranger, id)).toBeUndefined();
    expect((await rate(practice.learner, id, 6)).status).toBe(400);
  });
});

describe('testimonials', () => {
  it('are shown once approved, with first name and initial by agreement, and answered once', async () => {
    const practice = await givenPractice(server);
    const admin = await givenMember(server, practice.organizationId, 'administrator');
    const id = await pastSession(practice);
    await rate(practice.learner, id, 5, ' A first sentence. ');
    expect((await shown(practice.learner, practice)).data).toEqual([]);
    const received = () => call<Page>(practice.coach, 'GET /api/coach-ratings/received');
    expect((await received()).body.data[0]).toMatchObject({ testimonial: null, author: null });
    expect((await texts(admin))[0]).toMatch(/^A testimonial about .* waits/);
    const coachRatingId = await waitingId(admin);
    const reply = () => call(practice.coach, `POST /api/coach-ratings/${coachRatingId}/reply`, { reply: 'Thank you' });
    expect((await reply()).body.errorCode).toBe('coach-rating.no-reply');
    expect((await call(admin, `POST /api/coach-ratings/${coachRatingId}/approve`)).status).toBe(204);
    expect((await call(admin, `POST /api/coach-ratings/${coachRatingId}/approve`)).status).toBe(409);
    expect((await reply()).status).toBe(204);
    expect((await reply()).status).toBe(409);
    const { data } = await shown(practice.learner, practice);
    expect(data).toMatchObject([{ testimonial: 'A first sentence.', reply: 'Thank you' }]);
    expect(data[0]!.author).toMatch(/^\S.* \S\.$/);
    expect((await texts(practice.learner)).slice(0, 2)).toEqual([
      expect.stringContaining('replied to your words'),
      expect.stringContaining('are on the coach’s page now'),
    ]);
  });

  it('wait again when their text changes, without the reply', async () => {
    const practice = await givenPractice(server);
    const admin = await givenMember(server, practice.organizationId, 'administrator');
    const id = await pastSession(practice);
    await rate(practice.learner, id, 5, 'First', false);
    const coachRatingId = await waitingId(admin);
    await call(admin, `POST /api/coach-ratings/${coachRatingId}/approve`);
    await rate(practice.learner, id, 4, 'First', false);
    expect((await shown(practice.learner, practice)).data).toMatchObject([{ testimonial: 'First', author: null }]);
    await call(practice.coach, `POST /api/coach-ratings/${coachRatingId}/reply`, { reply: 'Thank you' });
    await rate(practice.learner, id, 4, 'Second', false);
    expect((await shown(practice.learner, practice)).data).toEqual([]);
    expect(await waitingId(admin)).toBe(coachRatingId);
    await call(admin, `POST /api/coach-ratings/${coachRatingId}/reject`, { reason: 'It names a colleague.' });
    expect((await given(practice.learner, id))?.rating).toMatchObject({
      status: 'REJECTED',
      reason: 'It names a colleague.',
    });
    await rate(practice.learner, id, 4, null, false);
    expect((await call(admin, `POST /api/coach-ratings/${coachRatingId}/approve`)).status).toBe(409);
  });

  it('are decided by administrators only, and answered by their coach only', async () => {
    const practice = await givenPractice(server);
    const other = await givenPractice(server);
    const id = await pastSession(practice);
    await rate(practice.learner, id, 5, 'Good');
    const admin = await givenMember(server, practice.organizationId, 'administrator');
    const foreign = await givenMember(server, other.organizationId, 'administrator');
    const coachRatingId = await waitingId(admin);
    expect((await call(practice.coach, `POST /api/coach-ratings/${coachRatingId}/approve`)).status).toBe(403);
    expect((await call(foreign, `POST /api/coach-ratings/${coachRatingId}/approve`)).status).toBe(404);
    expect(
      (await call(practice.learner, `POST /api/coach-ratings/${coachRatingId}/reply`, { reply: 'I' })).status,
    ).toBe(404);
    expect((await call(practice.learner, 'GET /api/coach-ratings')).status).toBe(403);
    expect((await call(practice.learner, 'GET /api/coach-ratings/received')).status).toBe(404);
  });
});

it('takes ratings of a deleted account out of the totals', async () => {
  const practice = await givenPractice(server);
  await rate(practice.learner, await pastSession(practice), 5);
  await rate(practice.learner, await pastSession(practice), 2);
  const context = systemContext(server.platform, practice.organizationId);
  await transaction(context, (tx) => coachRatingPersonalRows[0]!.erase!(context, tx, practice.learner.userId));
  const coachView = await shown(practice.coach, practice);
  expect(coachView.rating).toEqual({ count: 0, stars: 0 });
});

it('sorts the directory by the average of the ratings, unrated coaches last', async () => {
  const practice = await givenPractice(server);
  await rate(practice.learner, await pastSession(practice), 4);
  const unrated = await givenMember(server, practice.organizationId, 'coach');
  await server.admin`insert into coaches (organization_id, user_id, status, created_at)
    values (${practice.organizationId}, ${unrated.userId}, 'APPROVED', ${server.clock.now()})`;
  interface Cards {
    data: { coachId: number; rating: { count: number; stars: number } }[];
  }
  const { body } = await call<Cards>(practice.learner, 'GET /api/coaches?sort=rating');
  expect(body.data.map(({ rating }) => rating)).toEqual([
    { count: 1, stars: 4 },
    { count: 0, stars: 0 },
  ]);
});

it('is in the activity log of the learner alone, with what became of the session', async () => {
  const practice = await givenPractice(server);
  const admin = await givenMember(server, practice.organizationId, 'administrator');
  await rate(practice.learner, await pastSession(practice), 5);
  const cancelled = await booked(server, practice, hourFromNow(server, 30));
  await call(practice.learner, `POST /api/booking-sessions/${cancelled}/cancel`, {});
  const typesFor = async (as: TestMember) => {
    const log = `GET /api/users/${practice.learner.userId}/activity-log`;
    const { body } = await call<{ data: { activityType: string }[] }>(as, log);
    return body.data.map(({ activityType }) => activityType).sort();
  };
  const known = ['COACHING_BOOKED', 'COACHING_BOOKED', 'COACHING_CANCELLED'];
  expect(await typesFor(practice.learner)).toEqual([...known, 'COACH_RATED']);
  expect(await typesFor(admin)).toEqual(known);
});
