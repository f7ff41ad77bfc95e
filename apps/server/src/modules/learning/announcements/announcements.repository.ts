import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import type { AnnouncementBody, AnnouncementPatch } from './announcements.schemas.ts';

/** The fields of an announcement that access checks depend on. */
export interface AnnouncementRecord {
  announcementId: number;
  courseId: number | null;
  isPublished: boolean;
  isScheduled: boolean;
  authorUserId: number;
}

export async function findAnnouncementRecord(tx: Tx, announcementId: number): Promise<AnnouncementRecord | undefined> {
  return tx.one(
    db
      .selectFrom('announcements')
      .select([
        'announcement_id as announcementId',
        'course_id as courseId',
        sql<boolean>`published_at is not null`.as('isPublished'),
        sql<boolean>`scheduled_at is not null`.as('isScheduled'),
        'author_user_id as authorUserId',
      ])
      .where('announcement_id', '=', announcementId),
  );
}

const one = (announcementId: number) => db.updateTable('announcements').where('announcement_id', '=', announcementId);

export async function insertAnnouncement(
  tx: Tx,
  values: { courseId: number | null; authorUserId: number; body: AnnouncementBody; now: Date },
): Promise<number> {
  const { courseId, authorUserId, body, now } = values;
  const row = await tx.one(
    db
      .insertInto('announcements')
      .values({
        course_id: courseId,
        title: json(body.title),
        body: json(body.body ?? {}),
        sends_mail: body.sendsMail ?? false,
        author_user_id: authorUserId,
        created_at: now,
      })
      .returning('announcement_id'),
  );
  return row!.announcement_id;
}

/** Saves what changed if nobody else saved since `version`; what readers had seen is marked as edited. */
export async function updateAnnouncement(
  tx: Tx,
  announcementId: number,
  patch: AnnouncementPatch,
  now: Date,
): Promise<boolean> {
  const touched = await tx.run(
    one(announcementId)
      .set({
        ...(patch.title === undefined ? {} : { title: json(patch.title) }),
        ...(patch.body === undefined ? {} : { body: json(patch.body) }),
        ...(patch.sendsMail === undefined ? {} : { sends_mail: patch.sendsMail }),
        edited_at: sql<Date | null>`case when published_at is null then null else ${now}::timestamptz end`,
        version: patch.version + 1,
      })
      .where('version', '=', patch.version),
  );
  return touched === 1;
}

/** Returns whether this call published it: two simultaneous clicks notify people once. */
export const markPublished = async (tx: Tx, announcementId: number, now: Date): Promise<boolean> =>
  (await tx.run(
    one(announcementId)
      .set({ published_at: now, scheduled_at: null, version: sql<number>`version + 1` })
      .where('published_at', 'is', null),
  )) === 1;

/** Says when it is to be published, or that it isn't (null); answers whether it was still to be published. */
export const setSchedule = async (tx: Tx, announcementId: number, at: Date | null): Promise<boolean> =>
  (await tx.run(
    one(announcementId).set({ scheduled_at: at, version: sql<number>`version + 1` }).where('published_at', 'is', null),
  )) === 1;

/**
 * Publishes what is still scheduled for this moment; undefined: it was published, moved, called off or deleted in between. However
 * many processes try, one of them gets it.
 */
export const publishScheduled = (tx: Tx, announcementId: number, scheduledAt: Date, now: Date) =>
  tx.one(
    one(announcementId)
      .set({ published_at: now, scheduled_at: null, version: sql<number>`version + 1` })
      .where('published_at', 'is', null)
      .where('scheduled_at', '=', scheduledAt)
      .returning(['course_id as courseId', 'author_user_id as authorUserId']),
  );

/** Notes the first time that somebody had it open before them. */
export async function insertRead(tx: Tx, announcementId: number, userId: number, at: Date): Promise<void> {
  await tx.run(
    db
      .insertInto('announcement_reads')
      .values({ announcement_id: announcementId, user_id: userId, read_at: at })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Returns whether nobody was reminded of it since `before`: two simultaneous clicks remind once. */
export const markReminded = async (tx: Tx, announcementId: number, { now, before }: { now: Date; before: Date }) =>
  (await tx.run(
    one(announcementId)
      .set({ reminded_at: now })
      .where((eb) => eb.or([eb('reminded_at', 'is', null), eb('reminded_at', '<=', before)])),
  )) === 1;

export async function deleteAnnouncement(tx: Tx, announcementId: number): Promise<void> {
  await tx.run(db.deleteFrom('announcements').where('announcement_id', '=', announcementId));
}
