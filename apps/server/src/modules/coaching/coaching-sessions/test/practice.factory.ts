import { randomUUID } from 'node:crypto';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** An organisation with a coach who works around the clock, and a learner. */
export interface Practice {
  organizationId: number;
  coachId: number;
  sessionTypeId: number;
  coach: TestMember;
  learner: TestMember;
}

interface Rules {
  booking?: 'INSTANT' | 'REQUEST';
  lengthMinutes?: number;
  bufferAfterMinutes?: number;
  noticeMinutes?: number;
  mostPerDay?: number | null;
  timeZone?: string;
  tiers?: readonly { hoursBeforeStart: number; refundPercent: number }[];
  questions?: readonly object[];
  /** Learners in a session of the type. */
  seats?: number;
  /** Settings of the organisation. */
  configuration?: object;
}

export async function givenPractice(server: TestServer, rules: Rules = {}): Promise<Practice> {
  const organizationId = await givenOrganization(server, {
    features: { coaching: true },
    ...rules.configuration,
  });
  await server.admin`insert into organization_permissions values (${organizationId}, 'organization_coaching') on conflict do nothing`;
  const coach = await givenMember(server, organizationId, 'coach');
  const learner = await givenMember(server, organizationId);
  const coachId = await givenCoach(server, coach, rules);
  return { organizationId, coachId, coach, learner, sessionTypeId: await givenType(server, coach, coachId, rules) };
}

async function givenCoach(server: TestServer, { organizationId, userId }: TestMember, rules: Rules): Promise<number> {
  const now = server.clock.now();
  const [row] = await server.admin<{ coachId: number }[]>`
    insert into coaches (organization_id, user_id, status, created_at)
    values (${organizationId}, ${userId}, 'APPROVED', ${now}) returning coach_id::int as "coachId"`;
  const { coachId } = row!;
  await server.admin`
    insert into coach_settings (organization_id, coach_id, time_zone, buffer_after_minutes, notice_minutes, most_per_day)
    values (${organizationId}, ${coachId}, ${rules.timeZone ?? 'Asia/Riyadh'}, ${rules.bufferAfterMinutes ?? 10},
      ${rules.noticeMinutes ?? 60}, ${rules.mostPerDay ?? null})`;
  await server.admin`
    insert into coach_weekly_hours
    select ${organizationId}::bigint, ${coachId}::bigint, day, 0, 1440 from generate_series(1, 7) day`;
  return coachId;
}

async function givenType(
  server: TestServer,
  { organizationId }: TestMember,
  coachId: number,
  rules: Rules,
): Promise<number> {
  const { admin } = server;
  const tiers = admin.json((rules.tiers ?? [{ hoursBeforeStart: 24, refundPercent: 100 }]) as never);
  const [row] = await admin<{ id: number }[]>`
    insert into session_types (organization_id, coach_id, title, position, length_minutes, booking, cancellation_tiers, questions,
      seats, created_at)
    values (${organizationId}, ${coachId}, ${admin.json({ en: 'Fifty minutes', ar: 'خمسون دقيقة' })}, 1,
      ${rules.lengthMinutes ?? 50}, ${rules.booking ?? 'INSTANT'}, ${tiers},
      ${admin.json((rules.questions ?? []) as never)}, ${rules.seats ?? 1}, ${server.clock.now()})
    returning session_type_id::int as id`;
  return row!.id;
}

/** The start of an hour so many hours from now. */
export const hourFromNow = (server: TestServer, hours: number): Date =>
  new Date(Math.ceil(server.clock.now().getTime() / HOUR) * HOUR + hours * HOUR);

export interface Booked {
  coachingSessionIds: number[];
}

export const book = (
  server: TestServer,
  { coachId, sessionTypeId, learner }: Practice,
  startsAt: Date,
  { as = learner, ...more }: { as?: TestMember; [field: string]: unknown } = {},
) =>
  callAs<Booked>(server, as, 'POST /api/booking-sessions', {
    coachId,
    sessionTypeId,
    startsAt: startsAt.toISOString(),
    byVideo: true,
    requestKey: randomUUID(),
    ...more,
  });

/** Books and returns the id. */
export async function booked(server: TestServer, practice: Practice, startsAt: Date, more = {}): Promise<number> {
  const { status, body } = await book(server, practice, startsAt, more);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.coachingSessionIds[0]!;
}

export interface Session {
  state: string;
  heldFor: string | null;
  slot: { startsAt: string; zoneTime: string; coachTime: string };
  abilities: Record<string, boolean>;
  policy: { refundPercent: number; lastFreeChange: { at: string; time: string } | null };
  answers: { key: string; answer: string }[];
  cancelledBy: string | null;
  refundPercent: number | null;
  missedBy: string | null;
  changes: { kind: string; by: string | null }[];
}

export const readSession = (server: TestServer, as: TestMember, id: number, zone = 'Africa/Casablanca') =>
  callAs<Session>(server, as, `GET /api/booking-sessions/${id}?zone=${zone}`);

/** Another coach of the same organisation, who offers sessions of the same length. */
export async function givenColleague(
  server: TestServer,
  { organizationId, learner }: Practice,
  rules: Rules = {},
): Promise<Practice> {
  const coach = await givenMember(server, organizationId, 'coach');
  const coachId = await givenCoach(server, coach, rules);
  return { organizationId, coachId, coach, learner, sessionTypeId: await givenType(server, coach, coachId, rules) };
}
