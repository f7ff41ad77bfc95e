import type { GroupMemberState, GroupRole } from '@sullam/domain/social-groups.ts';
import { type InferResult, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type PageOf, readPage } from '../../../kernel/database/paging.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import type { GroupMember } from './social-groups.schemas.ts';

const memberQuery = (groupId: number) =>
  db
    .selectFrom('social_group_members as x')
    .innerJoin('member_records as m', 'm.user_id', 'x.user_id')
    .leftJoin('media_files as f', 'f.media_id', 'm.profile_media_id')
    .leftJoin('social_group_pauses as w', (join) =>
      join.onRef('w.social_group_id', '=', 'x.social_group_id').onRef('w.user_id', '=', 'x.user_id'),
    )
    .select(['x.user_id', 'x.since', 'w.posts_again_at', 'm.first_name', 'm.last_name', mediaColumns('f').as('image')])
    .select([sql<GroupRole>`x.role`.as('role'), sql<GroupMemberState>`x.status`.as('status')])
    .where('x.social_group_id', '=', groupId);

/** Until when somebody is kept from posting; null: they aren't, or no longer. */
export const pausedUntil = (context: MemberContext, at: Date | null): string | null =>
  at !== null && at > context.clock.now() ? at.toISOString() : null;

interface OfGroup {
  groupId: number;
}

/**
 * Those of a group that are in it, or want to be; who runs it first. States are said in the text: as values they would make a plan
 * of its own look better for each call.
 */
const membersOf = ({ groupId }: OfGroup, ...statuses: readonly GroupMemberState[]) =>
  memberQuery(groupId)
    .where(
      'x.status',
      'in',
      statuses.map((status) => sql.lit(status)),
    )
    .where('m.status', '=', sql.lit('ACTIVE'))
    .orderBy('x.role')
    .orderBy('x.since')
    .orderBy('x.user_id');

type MemberRow = InferResult<ReturnType<typeof membersOf>>[number];

const presentMember = (context: MemberContext, row: MemberRow, tellsPauses: boolean): GroupMember => ({
  userId: row.user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  image: presentMedia(context, row.image)?.url ?? null,
  role: row.role,
  groupRole: row.role,
  status: row.status,
  since: row.since.toISOString(),
  postsAgainAt: (tellsPauses && pausedUntil(context, row.posts_again_at)) || null,
});

/** A page of the people of a group, who runs it first. */
export async function listMembers(
  context: MemberContext,
  tx: Tx,
  groupId: number,
  {
    statuses,
    search,
    tellsPauses = false,
    ...page
  }: PageOf & { statuses: readonly GroupMemberState[]; search?: string | undefined; tellsPauses?: boolean },
): Promise<{ data: GroupMember[]; total: number }> {
  let query = membersOf({ groupId }, ...statuses);
  for (const condition of await holdsWords(tx, 'members', 'x.user_id', search)) query = query.where(condition);
  const { data, total } = await readPage(tx, query, page);
  return { total, data: data.map((row) => presentMember(context, row, tellsPauses)) };
}

const PEOPLE_SHOWN = 6;

const shownMembers = statement((of: OfGroup) => membersOf(of, 'ACCEPTED').limit(sql.lit(PEOPLE_SHOWN)));

/** The first of a group's people, whom its page shows. */
export const listShownMembers = async (context: MemberContext, tx: Tx, groupId: number): Promise<GroupMember[]> =>
  (await tx.all(shownMembers({ groupId }))).map((row) => presentMember(context, row, false));

const administrators = statement(({ groupId }: OfGroup) =>
  db
    .selectFrom('social_group_members as x')
    .innerJoin('member_names as n', 'n.user_id', 'x.user_id')
    .select(['x.user_id as userId', 'n.first_name as firstName', 'n.last_name as lastName'])
    .where('x.social_group_id', '=', groupId)
    .where('x.status', '=', sql.lit('ACCEPTED'))
    .where('x.role', '=', sql.lit('ADMIN'))
    .orderBy('x.joined_at')
    .orderBy('x.user_id'),
);

/** Who runs a group. */
export const listAdministrators = (tx: Tx, groupId: number) => tx.all(administrators({ groupId }));

const pendingCount = statement(({ groupId }: OfGroup) =>
  db
    .selectFrom('social_group_members as x')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('x.social_group_id', '=', groupId)
    .where('x.status', '=', sql.lit('PENDING'))
    .where(sql<boolean>`exists (select from member_records m where ${inOrganization('m')} and m.user_id = x.user_id
      and m.status = 'ACTIVE')`),
);

export const countPending = async (tx: Tx, groupId: number): Promise<number> =>
  (await tx.one(pendingCount({ groupId })))!.count;
