import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';

export interface CoachOf {
  organizationId: number;
  coachId: number;
  coach: TestMember;
  learner: TestMember;
}

/** An organisation with coaching, an approved coach who has set nothing yet, and a learner. */
export async function givenCoach(
  server: TestServer,
  { visibility = 'MEMBERS', status = 'APPROVED' }: { visibility?: string; status?: string } = {},
): Promise<CoachOf> {
  const organizationId = await givenOrganization(server, {
    features: { coaching: true },
    time_zone: 'Asia/Riyadh',
    week_start: 'sunday',
  });
  await server.admin`insert into organization_permissions values (${organizationId}, 'organization_coaching') on conflict do nothing`;
  const coach = await givenMember(server, organizationId, 'coach');
  const [row] = await server.admin<{ coachId: number }[]>`
    insert into coaches (organization_id, user_id, status, visibility, created_at)
    values (${organizationId}, ${coach.userId}, ${status}, ${visibility}, ${server.clock.now()})
    returning coach_id::int as "coachId"`;
  return { organizationId, coachId: row!.coachId, coach, learner: await givenMember(server, organizationId) };
}

export const EVERY_DAY = (from: number, until: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, until }));

/** Saves hours from the version that stands now. */
export async function saveHours(server: TestServer, coach: TestMember, hours: object = {}) {
  const { body } = await callAs<{ version: number }>(server, coach, 'GET /api/provider-availability/bulk');
  return callAs<{ version: number; affectedSessions: unknown[] }>(
    server,
    coach,
    'PUT /api/provider-availability/bulk',
    {
      weekly: EVERY_DAY(540, 720),
      overrides: [],
      travels: [],
      version: body.version,
      ...hours,
    },
  );
}

export async function givenType(server: TestServer, coach: TestMember, type: object = {}): Promise<number> {
  const { status, body } = await callAs<{ sessionTypeId: number }>(server, coach, 'POST /api/session-types', {
    title: { en: 'One hour', ar: 'ساعة' },
    lengthMinutes: 60,
    bufferAfterMinutes: 0,
    noticeMinutes: 0,
    intervalMinutes: 60,
    ...type,
  });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.sessionTypeId;
}

/** The day so many days from now, by the clock of UTC. */
export const dayIn = (server: TestServer, days: number): string =>
  new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
