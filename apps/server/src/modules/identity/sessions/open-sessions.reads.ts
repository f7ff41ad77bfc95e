import type { Platform } from '../../../kernel/context.ts';

/** A session in an organisation. */
export interface SessionPlace {
  organizationId: number;
  sessionId: string;
}

/** Which of these are still open and of an active member (and so is whoever acts as them). */
export async function findOpenSessions(platform: Platform, places: readonly SessionPlace[]): Promise<SessionPlace[]> {
  const { identity } = platform.database;
  const sessions = await identity<{ sessionId: string; people: number[] }[]>`
    select session_id as "sessionId", array_remove(array[user_id, masquerader_user_id], null) as people from sessions
    where session_id = any(${places.map(({ sessionId }) => sessionId)}::uuid[])
      and ended_at is null and expires_at > ${platform.clock.now()}`;
  const peopleOf = new Map(sessions.map(({ sessionId, people }) => [sessionId, people]));
  const open = places.filter(({ sessionId }) => peopleOf.has(sessionId));
  const organizationIds = [...new Set(open.map(({ organizationId }) => organizationId))];
  const good = await Promise.all(
    organizationIds.map(async (organizationId) => {
      const own = open.filter((place) => place.organizationId === organizationId);
      const people = own.flatMap(({ sessionId }) => peopleOf.get(sessionId) ?? []);
      const members = await identity<{ userId: number }[]>`
        select user_id as "userId" from member_records
        where organization_id = ${organizationId} and user_id = any(${people}::bigint[]) and status = 'ACTIVE'`;
      const active = new Set(members.map(({ userId }) => userId));
      return own.filter(({ sessionId }) => peopleOf.get(sessionId)?.every((userId) => active.has(userId)));
    }),
  );
  return good.flat();
}
