import type { Platform, SystemContext } from '../kernel/context.ts';
import { db, identityTransaction, type Tx } from '../kernel/database/database.ts';
import { json } from '../kernel/database/json.ts';
import type { DemoMember } from './content/types.ts';
import { daysAgo } from './days.ts';
import type { DemoMedia } from './load-media.ts';
import type { DemoPermissionSets } from './load-organization.ts';

/** Accounts by e-mail address. Done again, the accounts that are there keep what they have. */
export function createAccounts(
  platform: Platform,
  members: readonly DemoMember[],
  passwordHash: string,
): Promise<Map<string, number>> {
  const now = platform.clock.now();
  return identityTransaction(platform, async (tx) => {
    await tx.run(
      db
        .insertInto('users')
        .values(members.map((member) => ({ email: member.email, password_hash: passwordHash, email_verified_at: now })))
        .onConflict((conflict) => conflict.column('email_key').doNothing()),
    );
    const rows = await tx.all(
      db
        .selectFrom('users')
        .select(['user_id', 'email'])
        .where(
          'email_key',
          'in',
          members.map((member) => member.email),
        ),
    );
    return new Map(rows.map((row) => [row.email, row.user_id]));
  });
}

/** Memberships; answers the user of each member's key. */
export async function loadMembers(
  context: SystemContext,
  tx: Tx,
  members: readonly DemoMember[],
  accounts: ReadonlyMap<string, number>,
  sets: DemoPermissionSets,
  media: DemoMedia,
): Promise<Map<string, number>> {
  const organization_id = context.organizationId;
  const now = context.clock.now();
  const ids = new Map(members.map((member) => [member.key, accounts.get(member.email) as number]));
  await tx.run(
    db.insertInto('members').values(
      members.map((member) => ({
        organization_id,
        user_id: ids.get(member.key) as number,
        email: member.email,
        first_name: member.name[member.language].first,
        last_name: member.name[member.language].last,
        profile_media_id: member.portrait ? media.idOf(member.portrait) : null,
        status: 'ACTIVE' as const,
        is_administrator: member.role === 'admin',
        is_instructor: member.role === 'instructor',
        is_coach: member.role === 'coach',
        extra_fields: json(member.extra),
        language: member.language,
        requested_at: daysAgo(now, member.joinedDaysAgo),
        joined_at: daysAgo(now, member.joinedDaysAgo),
      })),
    ),
  );
  const setOf = { learner: sets.learner, coach: sets.learner, instructor: sets.instructor, admin: sets.administrator };
  await tx.run(
    db.insertInto('member_permission_sets').values(
      members.map((member) => ({
        organization_id,
        user_id: ids.get(member.key) as number,
        permission_set_id: setOf[member.role],
      })),
    ),
  );
  return ids;
}
