import { randomUUID } from 'node:crypto';
import { MINUTE } from '@sullam/domain/limits.ts';
import { seededRandom } from '@sullam/domain/seeded-random.ts';
import { expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { book, givenPractice, HOUR, hourFromNow, type Practice } from './practice.factory.ts';

const server = testServer();

interface Standing {
  id: number;
  startsAt: Date;
  endsAt: Date;
  before: number;
  after: number;
}

const standing = ({ organizationId }: Practice) =>
  server.admin<Standing[]>`
    select coaching_session_id::int as id, starts_at as "startsAt", ends_at as "endsAt", buffer_before_minutes as before,
      buffer_after_minutes as after
    from coaching_sessions where organization_id = ${organizationId} and state in ('HELD', 'BOOKED') order by starts_at`;

it('keeps sessions apart by their buffers, whatever is booked, moved and cancelled', async () => {
  const { below: draw } = seededRandom('coaching sessions');
  const practice = await givenPractice(server, { bufferAfterMinutes: 25 });
  const time = () => new Date(hourFromNow(server, 10).getTime() + draw(96) * (HOUR / 2));
  const { coach } = practice;
  const learners = [practice.learner];
  while (learners.length < 4) learners.push(await givenMember(server, practice.organizationId));
  for (let step = 0; step < 120; step += 1) {
    const ids = (await standing(practice)).map(({ id }) => id);
    const id = ids[draw(ids.length || 1)];
    const act = draw(4);
    const { status } =
      id === undefined || act < 2
        ? await book(server, practice, time(), { as: learners[draw(4)]! })
        : act === 2
          ? await callAs(server, coach, `PUT /api/booking-sessions/${id}`, { startsAt: time().toISOString() })
          : await callAs(server, coach, `POST /api/booking-sessions/${id}/cancel`, {});
    expect([201, 204, 409]).toContain(status);
    const sessions = await standing(practice);
    for (const [at, next] of sessions.entries()) {
      const before = sessions[at - 1];
      if (!before) continue;
      const gap = (next.startsAt.getTime() - before.endsAt.getTime()) / MINUTE;
      expect(gap).toBeGreaterThanOrEqual(before.after + next.before);
    }
  }
});

it('has the database refuse two standing sessions of a coach that overlap, held or booked', async () => {
  const practice = await givenPractice(server);
  const { organizationId, coachId, sessionTypeId } = practice;
  const insert = (state: 'HELD' | 'BOOKED' | 'CANCELLED', minutes: number) => {
    const startsAt = new Date(hourFromNow(server, 30).getTime() + minutes * MINUTE);
    const isHeld = state === 'HELD';
    return server.admin`
      insert into coaching_sessions (organization_id, coach_id, session_type_id, state, held_for, held_until, starts_at, ends_at,
        buffer_before_minutes, buffer_after_minutes, time_zone, wall_date, wall_time, zone_data, calendar_uid, by_video,
        reminder_minutes, changed_at, created_at)
      values (${organizationId}, ${coachId}, ${sessionTypeId}, ${state}, ${isHeld ? 'REQUEST' : null},
        ${isHeld ? startsAt : null}, ${startsAt}, ${new Date(startsAt.getTime() + HOUR)}, 0, 0, 'Asia/Riyadh', '2026-12-01',
        '10:00', '2026c', ${randomUUID()}, true, '[]', now(), now())`;
  };
  await insert('BOOKED', 0);
  await expect(insert('HELD', 30)).rejects.toMatchObject({ code: '23P01' });
  await expect(insert('BOOKED', -30)).rejects.toMatchObject({ code: '23P01' });
  await insert('CANCELLED', 30);
  await insert('HELD', 60);
  await expect(insert('BOOKED', 90)).rejects.toMatchObject({ code: '23P01' });
});
