import { otherLanguage } from '@sullam/domain/localized.ts';
import type { DemoMember } from '../../../demo/content/types.ts';
import { daysAgo } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import { db } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { demoMedia } from '../../organization/media/media.public.ts';
import { addSetsTo, demoPermissionSets } from '../permissions/permissions.public.ts';
import { createUsers } from '../users/users.public.ts';

const otherName = ({ first, last }: { first: string; last: string }) => ({
  other_first_name: first,
  other_last_name: last,
});

/** When somebody was here last: on the last of their visits to a course; who teaches or administers was here yesterday. */
function lastSeen(now: Date, { role, progress }: DemoMember): Date | null {
  const visits = progress.map(({ lastVisitDaysAgo }) => lastVisitDaysAgo);
  if (role !== 'learner') visits.push(1);
  return visits.length > 0 ? daysAgo(now, Math.min(...visits)) : null;
}

/** The user of each member's key. */
export const demoMembers = demoKey<ReadonlyMap<string, number>>('members');

/** Accounts, which are there already when the loading begins anew, and memberships. */
export async function loadDemoMembers({ context, tx, demo, loaded, passwordHash, step }: DemoLoad): Promise<void> {
  const { members } = demo;
  const media = loaded.get(demoMedia);
  const sets = loaded.get(demoPermissionSets);
  const accounts = await createUsers(
    context,
    members.map(({ email }) => email),
    passwordHash,
  );

  const now = context.clock.now();
  const ids = new Map(members.map((member) => [member.key, accounts.get(member.email) as number]));
  await tx.run(
    db.insertInto('members').values(
      members.map((member) => ({
        user_id: ids.get(member.key) as number,
        email: member.email,
        first_name: member.name[member.language].first,
        last_name: member.name[member.language].last,
        ...otherName(member.name[otherLanguage(member.language)]),
        profile_media_id: member.portrait ? media.idOf(member.portrait) : null,
        status: 'ACTIVE' as const,
        is_coach: member.role === 'coach',
        extra_fields: json(member.extra),
        language: member.language,
        requested_at: daysAgo(now, member.joinedDaysAgo),
        joined_at: daysAgo(now, member.joinedDaysAgo),
        last_seen_at: lastSeen(now, member),
      })),
    ),
  );
  // a coach teaches courses as an instructor does
  const setOf = {
    learner: sets.learner,
    coach: sets.instructor,
    instructor: sets.instructor,
    admin: sets.administrator,
  };
  for (const member of members) await addSetsTo(tx, ids.get(member.key) as number, [setOf[member.role]]);
  loaded.put(demoMembers, ids);
  step();
}
