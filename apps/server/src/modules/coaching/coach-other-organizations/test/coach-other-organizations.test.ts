import { beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import {
  book,
  booked,
  givenPractice,
  hourFromNow,
  type Practice,
} from '../../coaching-sessions/test/practice.factory.ts';
import { otherOrganizationJobs } from '../coach-other-organizations.jobs.ts';

const server = testServer();
let here: Practice;
/** Of another organisation, in which the same person coaches. */
let there: Practice;

beforeEach(async () => {
  here = await givenPractice(server);
  there = await givenPractice(server);
  const { userId } = here.coach;
  await server.admin`
    insert into members (organization_id, user_id, email, first_name, last_name, status, joined_at, is_coach)
    select ${there.organizationId}, user_id, email, first_name, last_name, 'ACTIVE', now(), true
    from members where organization_id = ${here.organizationId} and user_id = ${userId}`;
  await server.admin`update coaches set user_id = ${userId} where coach_id = ${there.coachId}`;
});

const refreshAll = async ({ organizationId }: Practice) => {
  const job = otherOrganizationJobs.find(({ schedule }) => schedule !== undefined)!;
  await job.run(systemContext(server.platform, organizationId), {}, { isRepeated: false });
};

/** Whether the coach is offered at an instant. */
async function isOffered({ coachId, sessionTypeId, learner }: Practice, at: Date): Promise<boolean> {
  const day = at.toISOString().slice(0, 10);
  const { body } = await callAs<{ days: { slots: { startsAt: string }[] }[] }>(
    server,
    learner,
    `GET /api/provider-available-slots?coachId=${coachId}&sessionTypeId=${sessionTypeId}&from=${day}&until=${day}&zone=UTC`,
  );
  return body.days.flatMap(({ slots }) => slots).some(({ startsAt }) => startsAt === at.toISOString());
}

const stored = ({ organizationId }: Practice) =>
  server.admin`select from coach_other_spans where organization_id = ${organizationId}`;

describe('a coach of two organisations', () => {
  it('is not offered here while a session is booked there, and is again when it is cancelled', async () => {
    const at = hourFromNow(server, 50);
    expect(await isOffered(here, at)).toBe(true);
    const id = await booked(server, there, at);
    await server.runJobs();
    expect(await isOffered(here, at)).toBe(false);
    expect((await book(server, here, at)).status).toBe(409);
    await callAs(server, there.learner, `POST /api/booking-sessions/${id}/cancel`, { message: null });
    await server.runJobs();
    expect(await isOffered(here, at)).toBe(true);
    expect((await book(server, here, at)).status).toBe(201);
  });

  it('is looked at again every quarter of an hour, until the membership there ends', async () => {
    const at = hourFromNow(server, 50);
    await booked(server, there, at);
    await refreshAll(here);
    expect(await isOffered(here, at)).toBe(false);
    await server.admin`
      update members set status = 'DISABLED'
      where organization_id = ${there.organizationId} and user_id = ${here.coach.userId}`;
    await refreshAll(here);
    expect(await isOffered(here, at)).toBe(true);
    expect(await stored(here)).toHaveLength(0);
  });

  it('brings no times of other coaches, and no more than spans', async () => {
    const stranger = await givenPractice(server);
    await booked(server, stranger, hourFromNow(server, 50));
    await booked(server, there, hourFromNow(server, 60));
    await refreshAll(here);
    const rows = await server.admin`select * from coach_other_spans where organization_id = ${here.organizationId}`;
    expect(rows.map((row) => Object.keys(row).sort())).toEqual([
      ['coach_id', 'ends_at', 'organization_id', 'other_organization_id', 'starts_at'],
    ]);
    expect(rows[0]).toMatchObject({ other_organization_id: there.organizationId });
  });
});
