import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import type { AudienceKind } from '../../operations/notifications/notifications.public.ts';
import { mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import type { AnnouncementReading, ReadersQuery } from './announcements.schemas.ts';

/** How many of those whom an announcement is for have read it. */
export interface ReadCounts {
  read: number;
  of: number;
}

/** Whom an announcement `a` is for: `p` of the members, without whoever wrote it. */
const isFor = (courseId: number | null): RawBuilder<boolean> =>
  courseId === null
    ? sql<boolean>`(p.status = 'ACTIVE' and p.user_id <> a.author_user_id)`
    : sql<boolean>`(p.status = 'ACTIVE' and p.user_id <> a.author_user_id and p.user_id in (
        select n.user_id from learners n where ${inOrganization('n')} and n.course_id = ${courseId}))`;

/** The readers of one announcement, with when each of them read it. */
const readersOf = (announcementId: number, courseId: number | null) =>
  db
    .selectFrom('announcements as a')
    .innerJoin('member_records as p', (join) => join.on(isFor(courseId)))
    .leftJoin('announcement_reads as r', (join) =>
      join.onRef('r.announcement_id', '=', 'a.announcement_id').onRef('r.user_id', '=', 'p.user_id'),
    )
    .where('a.announcement_id', '=', announcementId);

/** Of the announcement `a`, by the rule of the list of its readers; null: no receipts are kept of it, or it isn't out. */
export const readCounts = (courseId: number | null) =>
  sql<ReadCounts | null>`case when a.published_at is not null and a.keeps_receipts then (
    select jsonb_build_object('read', count(r.user_id), 'of', count(*)) from member_records p
    left join announcement_reads r on ${inOrganization('r')} and r.announcement_id = a.announcement_id and r.user_id = p.user_id
    where ${inOrganization('p')} and ${isFor(courseId)}) end`;

/** Whether the caller has read the announcement `a`, or has nothing to read: drafts and what was out before are nobody's news. */
export const isReadBy = (userId: number) =>
  sql<boolean>`(a.published_at is null or not a.keeps_receipts or a.author_user_id = ${userId} or exists (
    select from announcement_reads r where ${inOrganization('r')} and r.announcement_id = a.announcement_id and r.user_id = ${userId}))`;

/** Those who have read an announcement or haven't, by name; how many there are of each, whatever is looked for. */
export async function listReaders(
  context: MemberContext,
  tx: Tx,
  { announcementId, courseId }: { announcementId: number; courseId: number | null },
  { state, search, ...page }: ReadersQuery,
): Promise<{ data: AnnouncementReading[]; total: number; counts: ReadCounts }> {
  let found = readersOf(announcementId, courseId)
    .innerJoin('member_names as q', 'q.user_id', 'p.user_id')
    .leftJoin('media_files as m', 'm.media_id', 'q.profile_media_id')
    .select(['p.user_id', 'q.first_name', 'q.last_name', 'r.read_at'])
    .select(mediaColumns('m').as('image'))
    .orderBy(sql`r.read_at desc nulls last`)
    .orderBy('q.first_name')
    .orderBy('q.last_name')
    .orderBy('p.user_id');
  if (state !== undefined) found = found.where('r.read_at', state === 'READ' ? 'is not' : 'is', null);
  for (const condition of await holdsWords(tx, 'members', 'p.user_id', search)) found = found.where(condition);
  const counting = readersOf(announcementId, courseId).select([
    sql<number>`count(r.user_id)::int`.as('read'),
    sql<number>`count(*)::int`.as('of'),
  ]);
  const { skip = 0, take = 20 } = page;
  const [listed, counted] = await Promise.all([
    // without a search the list is as long as the figures say: it needn't be counted once more
    search?.trim() ? readPage(tx, found, page) : tx.all(found.offset(skip).limit(take)),
    tx.one(counting),
  ]);
  const counts = counted ?? { read: 0, of: 0 };
  const lengths = { ALL: counts.of, READ: counts.read, UNREAD: counts.of - counts.read };
  const { data, total } = Array.isArray(listed) ? { data: listed, total: lengths[state ?? 'ALL'] } : listed;
  return {
    data: data.map((row) => ({
      userId: row.user_id,
      firstName: row.first_name,
      lastName: row.last_name,
      image: presentMedia(context, row.image)?.url ?? null,
      readAt: row.read_at?.toISOString() ?? null,
    })),
    total,
    counts,
  };
}

const UNREAD = 'announcement-unread';

export const unreadOf = (announcementId: number) => ({ kind: UNREAD, ofId: announcementId });

/** Those for whom an announcement is and who haven't read it. */
export const unreadAudience: AudienceKind = {
  kind: UNREAD,
  includes: ({ ofId }) => sql<boolean>`exists (
    select from announcements a where ${inOrganization('a')} and a.announcement_id = ${ofId} and a.published_at is not null
      and a.author_user_id <> m.user_id
      and not exists (select from announcement_reads r where ${inOrganization('r')} and r.announcement_id = a.announcement_id
        and r.user_id = m.user_id)
      and (a.course_id is null or exists (
        select from learners n where ${inOrganization('n')} and n.course_id = a.course_id and n.user_id = m.user_id)))`,
};
