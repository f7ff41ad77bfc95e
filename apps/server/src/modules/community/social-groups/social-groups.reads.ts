import type { Localized } from '@sullam/domain/localized.ts';
import type { GroupFilter, GroupMemberState, GroupPrivacy, GroupRole } from '@sullam/domain/social-groups.ts';
import { sql } from 'kysely';
import { listAudit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type PageOf, readPage } from '../../../kernel/database/paging.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { type RowOf, shapedStatement } from '../../../kernel/database/statement.ts';
import { visiblePeople } from '../../identity/members/members.public.ts';
import { coverArt, ownHue } from '../../organization/covers/covers.public.ts';
import { mediaColumns, presentMedia, shownIn } from '../../organization/media/media.public.ts';
import { GROUP, GROUP_LINK } from './group-showing.ts';
import type { GroupSummary } from './social-groups.schemas.ts';
import { groupViewerOf, readsGroup, seesGroup } from './visible-groups.ts';

const INVITABLE_AT_ONCE = 8;

/** Groups as `g`, with how somebody stands to each. */
const groupQuery = (userId: number) =>
  db
    .selectFrom('social_groups as g')
    .leftJoin('social_group_members as o', (join) =>
      join.onRef('o.social_group_id', '=', 'g.social_group_id').on('o.user_id', '=', userId),
    )
    .leftJoin('member_names as i', 'i.user_id', 'o.invited_by')
    .leftJoin('media_files as f', 'f.media_id', 'g.cover_media_id')
    .select(['g.social_group_id', 'g.name', 'g.tags', 'g.member_count', 'g.member_limit'])
    .select([
      sql<GroupPrivacy>`g.privacy`.as('privacy'),
      sql<GroupMemberState | null>`o.status`.as('status'),
      sql<GroupRole | null>`o.role`.as('role'),
      mediaColumns('f').as('cover'),
    ])
    .select(['o.since', 'o.invited_by', 'i.first_name as inviter_first', 'i.last_name as inviter_last']);

type SummaryRow = RowOf<typeof oneGroup>;

export const presentGroup = (
  context: MemberContext,
  row: Pick<
    SummaryRow,
    | 'social_group_id'
    | 'privacy'
    | 'name'
    | 'tags'
    | 'cover'
    | 'member_count'
    | 'member_limit'
    | 'status'
    | 'role'
    | 'since'
    | 'invited_by'
    | 'inviter_first'
    | 'inviter_last'
  >,
  showing = shownIn(context, GROUP, row.social_group_id),
): GroupSummary => {
  const hue = ownHue(row.social_group_id);
  return {
    groupId: row.social_group_id,
    privacy: row.privacy,
    name: row.name,
    tags: row.tags,
    cover: presentMedia(context, row.cover, showing),
    coverArt: coverArt(context, 'group', row.social_group_id, hue),
    hue,
    memberCount: row.member_count,
    memberLimit: row.member_limit,
    status: row.status,
    role: row.role,
    groupRole: row.role,
    since: row.since?.toISOString() ?? null,
    invitedBy:
      row.status !== 'INVITED' || row.invited_by === null
        ? null
        : { userId: row.invited_by, firstName: row.inviter_first ?? '', lastName: row.inviter_last ?? '' },
  };
};

const oneGroup = shapedStatement(
  ({ readsAll, isUnseen }: { readsAll: boolean; isUnseen: boolean }, values: { userId: number; groupId: number }) => {
    const query = groupQuery(values.userId)
      .leftJoin('social_group_pauses as w', (join) =>
        join.onRef('w.social_group_id', '=', 'g.social_group_id').on('w.user_id', '=', values.userId),
      )
      .select(['g.about', 'g.rules', 'g.version', 'g.cover_media_id', 'w.posts_again_at', 'w.reason'])
      .select([
        sql<boolean>`coalesce(o.is_muted, false)`.as('is_muted'),
        readsGroup({ userId: values.userId, readsAll }).as('is_read'),
      ])
      .where('g.social_group_id', '=', values.groupId);
    return isUnseen ? query : query.where(seesGroup({ userId: values.userId, readsAll }));
  },
);

export interface SeenGroup {
  groupId: number;
  privacy: GroupPrivacy;
  name: Localized;
  about: Localized;
  rules: Localized;
  memberLimit: number | null;
  memberCount: number;
  coverMediaId: number | null;
  status: GroupMemberState | null;
  role: GroupRole | null;
  isMuted: boolean;
  /** Until when they are kept from posting; null or past: they aren't. */
  postsAgainAt: Date | null;
  pauseReason: string;
  /** The caller reads what is said in it. */
  isRead: boolean;
  version: number;
  summary: GroupSummary;
}

async function findGroup(
  context: MemberContext,
  tx: Tx,
  groupId: number,
  /** The caller has a link that leads into it, whether they may know of it or not. */
  linkId: number | null,
): Promise<SeenGroup | undefined> {
  const { userId, readsAll } = groupViewerOf(context);
  const row = await tx.one(oneGroup({ readsAll, isUnseen: linkId !== null }, { userId, groupId }));
  const showing = linkId === null ? shownIn(context, GROUP, groupId) : shownIn(context, GROUP_LINK, linkId);
  return (
    row && {
      groupId,
      privacy: row.privacy,
      name: row.name,
      about: row.about as Localized,
      rules: row.rules as Localized,
      memberLimit: row.member_limit,
      memberCount: row.member_count,
      coverMediaId: row.cover_media_id,
      status: row.status,
      role: row.role,
      isMuted: row.is_muted,
      postsAgainAt: row.posts_again_at,
      pauseReason: row.reason ?? '',
      isRead: row.is_read,
      version: row.version,
      summary: presentGroup(context, row, showing),
    }
  );
}

/** A group that the caller may know of. */
export const findSeenGroup = (context: MemberContext, tx: Tx, groupId: number): Promise<SeenGroup | undefined> =>
  findGroup(context, tx, groupId, null);

/** A group, also where the caller may not know of it: for who has a link that leads into it. */
export const findLinked = (
  context: MemberContext,
  tx: Tx,
  { groupId, linkId }: { groupId: number; linkId: number },
): Promise<SeenGroup | undefined> => findGroup(context, tx, groupId, linkId);

/** Nobody else changes who belongs to it until this transaction ends. */
export async function lockGroup(tx: Tx, groupId: number): Promise<void> {
  await tx.run(
    db.selectFrom('social_groups').select('social_group_id').where('social_group_id', '=', groupId).forUpdate(),
  );
}

/** A page of the groups that the caller may know of, those with most members first. */
export async function listGroups(
  context: MemberContext,
  tx: Tx,
  { search, filter = 'ALL', ...page }: PageOf & { search?: string | undefined; filter?: GroupFilter | undefined },
): Promise<{ data: GroupSummary[]; total: number }> {
  const viewer = groupViewerOf(context);
  let query = groupQuery(viewer.userId).where(seesGroup(viewer));
  for (const condition of await holdsWords(tx, 'groups', 'g.social_group_id', search)) query = query.where(condition);
  if (filter === 'OTHERS') query = query.where(sql<boolean>`o.status is distinct from 'ACCEPTED'`);
  const ordered = query.orderBy('g.member_count', 'desc').orderBy('g.social_group_id');
  const { data, total } = await readPage(tx, ordered, page);
  return { total, data: data.map((row) => presentGroup(context, row)) };
}

/** A page of somebody's groups by how they stand to them; what is newest for them first. */
export async function listGroupsOf(
  context: MemberContext,
  tx: Tx,
  userId: number,
  {
    search,
    status = 'ACCEPTED',
    ...page
  }: PageOf & { search?: string | undefined; status?: GroupMemberState | undefined },
): Promise<{ data: GroupSummary[]; total: number }> {
  let query = groupQuery(userId)
    .where('o.status', '=', status)
    .where(seesGroup(groupViewerOf(context)));
  for (const condition of await holdsWords(tx, 'groups', 'g.social_group_id', search)) query = query.where(condition);
  const { data, total } = await readPage(tx, query.orderBy('o.since', 'desc').orderBy('g.social_group_id'), page);
  return { total, data: data.map((row) => presentGroup(context, row)) };
}

/** People whom the caller may know and who neither belong to the group nor were invited or kept out. */
export async function listInvitable(context: MemberContext, tx: Tx, groupId: number, search: string | undefined) {
  let query = db
    .selectFrom('member_records as m')
    .leftJoin('media_files as f', 'f.media_id', 'm.profile_media_id')
    .select(['m.user_id as userId', 'm.first_name as firstName', 'm.last_name as lastName'])
    .select(mediaColumns('f').as('image'))
    .where('m.status', '=', 'ACTIVE')
    .where(visiblePeople(context, 'm'))
    .where(
      sql<boolean>`not exists (select from social_group_members x where ${inOrganization('x')} and x.social_group_id = ${groupId}
        and x.user_id = m.user_id and x.status in ('ACCEPTED', 'INVITED', 'BANNED'))`,
    );
  for (const condition of await holdsWords(tx, 'members', 'm.user_id', search)) query = query.where(condition);
  const rows = await tx.all(query.orderBy('m.first_name').orderBy('m.user_id').limit(INVITABLE_AT_ONCE));
  return rows.map(({ image, ...person }) => ({ ...person, image: presentMedia(context, image)?.url ?? null }));
}

/** A page of what was done in a group, the newest first, and to whom. */
export async function listGroupAudit(tx: Tx, groupId: number, page: PageOf) {
  const { data, total } = await listAudit(tx, 'social-group', groupId, page);
  const userIds = [...new Set(data.flatMap(({ actorUserId, changes }) => [actorUserId, Number(changes.userId)]))];
  const people = await tx.all(
    db
      .selectFrom('member_names')
      .select(['user_id as userId', 'first_name as firstName', 'last_name as lastName'])
      .where(sql<boolean>`user_id = any(${userIds.filter(Number.isInteger) as number[]}::bigint[])`),
  );
  const personOf = (userId: unknown) => people.find((person) => person.userId === userId) ?? null;
  return {
    total,
    data: data.map((entry) => ({
      auditEntryId: entry.auditEntryId,
      at: entry.at.toISOString(),
      action: entry.action,
      person: personOf(entry.actorUserId),
      about: personOf(entry.changes.userId),
    })),
  };
}
