import type { Localized } from '@sullam/domain/localized.ts';
import { LEARNERS } from '@sullam/domain/portals.ts';
import { sql } from 'kysely';
import { holds } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import { isReadBy, type ReadCounts, readCounts } from './announcement-readers.reads.ts';
import { announcementAbilities } from './announcements.access.ts';
import type { Announcement } from './announcements.schemas.ts';

const announcementQuery = (context: MemberContext) =>
  db
    .selectFrom('announcements as a')
    .innerJoin('member_names as p', 'p.user_id', 'a.author_user_id')
    .leftJoin('media_files as m', 'm.media_id', 'p.profile_media_id')
    .leftJoin('course_overviews as c', 'c.course_id', 'a.course_id')
    .select([
      'a.announcement_id',
      'a.course_id',
      'c.title as course_title',
      'a.title',
      'a.body',
      'a.sends_mail',
      'a.created_at',
      'a.published_at',
      'a.scheduled_at',
      'a.edited_at',
      'a.version',
      'p.user_id',
      'p.first_name',
      'p.last_name',
    ])
    .select(mediaColumns('m').as('image'))
    .select(isReadBy(context.caller.userId).as('is_read'));

type Row = Awaited<ReturnType<ReturnType<typeof announcementQuery>['execute']>>[number];

const statusOf = ({ published_at: publishedAt, scheduled_at: scheduledAt }: Row): Announcement['status'] => {
  if (publishedAt) return 'PUBLISHED';
  return scheduledAt ? 'SCHEDULED' : 'DRAFT';
};

const present = (
  context: MemberContext,
  row: Row & { counts: ReadCounts | null },
  canWrite: boolean,
): Announcement => ({
  announcementId: row.announcement_id,
  courseId: row.course_id,
  courseTitle: row.course_title as Localized | null,
  title: row.title,
  body: row.body as Localized,
  status: statusOf(row),
  sendsMail: row.sends_mail,
  author: {
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    image: presentMedia(context, row.image)?.url ?? null,
  },
  createdAt: row.created_at.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
  scheduledAt: canWrite ? (row.scheduled_at?.toISOString() ?? null) : null,
  editedAt: row.edited_at?.toISOString() ?? null,
  version: row.version,
  isRead: row.is_read,
  readers: canWrite ? row.counts : null,
  abilities: announcementAbilities(canWrite, row),
});

export interface ListOptions {
  canWrite: boolean;
  /** With those to the organisation also the published ones of courses that the caller learns in. */
  includeCourses?: boolean;
  skip?: number;
  take?: number;
}

function placeCondition(context: MemberContext, courseId: number | null, includeCourses: boolean) {
  if (courseId !== null) return sql<boolean>`a.course_id = ${courseId}`;
  if (!includeCourses || !holds(context.caller, ...LEARNERS)) return sql<boolean>`a.course_id is null`;
  return sql<boolean>`(a.course_id is null or (a.published_at is not null and exists (
    select from learners e where ${inOrganization('e')} and e.course_id = a.course_id
      and e.user_id = ${context.caller.userId})))`;
}

/** Readers aren't told who else reads. */
const countsFor = (courseId: number | null, canWrite: boolean) =>
  (canWrite ? readCounts(courseId) : sql<ReadCounts | null>`null::jsonb`).as('counts');

/** A page of announcements, drafts first (writers only), then what is scheduled, then the newest. */
export async function listAnnouncements(context: MemberContext, tx: Tx, courseId: number | null, options: ListOptions) {
  const ofPlace = placeCondition(context, courseId, options.includeCourses ?? false);
  const visible = options.canWrite ? sql<boolean>`true` : sql<boolean>`a.published_at is not null`;
  const found = announcementQuery(context)
    .select(countsFor(courseId, options.canWrite))
    .where(ofPlace)
    .where(visible)
    .orderBy(sql`a.published_at desc nulls first`)
    .orderBy(sql`a.scheduled_at nulls first`)
    .orderBy('a.announcement_id', 'desc');
  const { data, total } = await readPage(tx, found, options);
  return { data: data.map((row) => present(context, row, options.canWrite && row.course_id === courseId)), total };
}

/** How many announcements of a course the caller hasn't read. */
export async function countUnread(context: MemberContext, tx: Tx, courseId: number): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('announcements as a')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('a.course_id', '=', courseId)
      .where(sql<boolean>`not ${isReadBy(context.caller.userId)}`),
  );
  return row!.count;
}

/** One that accessAnnouncement() has let the caller see. */
export async function readAnnouncement(
  context: MemberContext,
  tx: Tx,
  { announcementId, courseId }: { announcementId: number; courseId: number | null },
  canWrite: boolean,
): Promise<Announcement> {
  const one = announcementQuery(context).select(countsFor(courseId, canWrite));
  const row = await tx.one(one.where('a.announcement_id', '=', announcementId));
  return present(context, row!, canWrite);
}

/** What a notification or a mail says about an announcement; null when it is gone meanwhile. */
export async function findAnnouncementToNotify(tx: Tx, announcementId: number) {
  const row = await tx.one(
    db
      .selectFrom('announcements as a')
      .leftJoin('course_overviews as c', 'c.course_id', 'a.course_id')
      .select(['a.title', 'a.body', 'a.course_id', 'a.sends_mail', 'a.author_user_id', 'c.title as course_title'])
      .where('a.announcement_id', '=', announcementId)
      .where('a.published_at', 'is not', null),
  );
  if (!row) return null;
  return {
    title: row.title,
    body: row.body as Localized,
    courseId: row.course_id,
    courseTitle: row.course_title as Localized | null,
    sendsMail: row.sends_mail,
    authorUserId: row.author_user_id,
  };
}
