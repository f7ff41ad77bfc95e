import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import { givenPractice, hourFromNow, type Practice } from '../../coaching-sessions/test/practice.factory.ts';

export interface Group {
  groupSessionId: number;
  state: string;
  slot: { startsAt: string };
  seats: number;
  seatsLeft: number;
  participants: number;
  waiting: number;
  own: string | null;
  queuePlace: number | null;
  people: { groupSeatId: number; person: { userId: number }; state: string; isMissed: boolean }[];
  abilities: Record<string, boolean>;
}

export interface GroupPractice extends Practice {
  groupSessionId: number;
  startsAt: Date;
}

export const schedule = (
  server: TestServer,
  { coach, sessionTypeId }: Practice,
  startsAt: Date,
  more: Record<string, unknown> = {},
) =>
  callAs<{ groupSessionIds: number[] }>(server, coach, 'POST /api/group-sessions', {
    sessionTypeId,
    startsAt: startsAt.toISOString(),
    byVideo: true,
    ...more,
  });

/** A practice with one group session so many hours from now. */
export async function givenGroup(
  server: TestServer,
  { seats = 3, hours = 40 }: { seats?: number; hours?: number } = {},
): Promise<GroupPractice> {
  const practice = await givenPractice(server, { seats });
  const startsAt = hourFromNow(server, hours);
  const { status, body } = await schedule(server, practice, startsAt);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return { ...practice, startsAt, groupSessionId: body.groupSessionIds[0]! };
}

export async function givenLearners(server: TestServer, { organizationId }: Practice, count: number) {
  const learners: TestMember[] = [];
  while (learners.length < count) learners.push(await givenMember(server, organizationId));
  return learners;
}

export const take = (server: TestServer, as: TestMember, groupSessionId: number, waits = false) =>
  callAs(server, as, `POST /api/group-sessions/${groupSessionId}/seats`, { waits });

/** A group session all of whose seats are taken; the learner has one of them. */
export async function givenFullGroup(server: TestServer): Promise<GroupPractice> {
  const group = await givenGroup(server, { seats: 2 });
  const [other] = await givenLearners(server, group, 1);
  for (const one of [group.learner, other!]) await take(server, one, group.groupSessionId);
  return group;
}

/** Moves the clock to so many minutes after the start. */
export const toStart = (server: TestServer, { startsAt }: GroupPractice, minutes: number): void =>
  server.clock.advance(startsAt.getTime() + minutes * 60_000 - server.clock.now().getTime());

export const leave = (server: TestServer, as: TestMember, groupSessionId: number) =>
  callAs(server, as, `POST /api/group-sessions/${groupSessionId}/seats/leave`);

export const readGroup = async (server: TestServer, as: TestMember, groupSessionId: number): Promise<Group> =>
  (await callAs<Group>(server, as, `GET /api/group-sessions/${groupSessionId}`)).body;

export const noticesOf = async (server: TestServer, as: TestMember): Promise<string[]> =>
  (await callAs<{ data: { text: string }[] }>(server, as, 'GET /api/notifications')).body.data.map(({ text }) =>
    text.replaceAll(/[\u2066-\u2069]/g, ''),
  );
