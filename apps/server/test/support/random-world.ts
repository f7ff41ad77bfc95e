import { portalsOf } from '@sullam/domain/portals.ts';
import type { Member } from '../../src/kernel/context.ts';
import { Problem } from '../../src/kernel/problem.ts';
import type { TestServer } from './test-server.ts';

/** Members whom a test of random worlds makes over for each world. Answers their ids. */
export async function givenPeople({ admin }: TestServer, organizationId: number, count: number): Promise<number[]> {
  const users = await admin<{ id: number }[]>`insert into users (email) select 'world-' || n || '@example.test'
    from generate_series(1, ${count}) n returning user_id as id`;
  const userIds = users.map(({ id }) => id);
  await admin`insert into members (organization_id, user_id, email, first_name, last_name, status, joined_at)
    select ${organizationId}, user_id, email, 'A', 'Worldly', 'ACTIVE', now() from users where user_id = any(${userIds}::bigint[])`;
  return userIds;
}

/** A caller with nothing but these permissions, in an organisation that has courses. */
export function memberCaller({ userId, permissions }: { userId: number; permissions: readonly string[] }): Member {
  const held = new Set(['organization_enabled', 'organization_lms', ...permissions]);
  return { kind: 'member', userId, sessionId: '', masqueraderUserId: null, ...portalsOf(held), permissions: held };
}

/** Whether a function that refuses by throwing lets the caller through. */
export const passes = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );
