import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import type { AnnouncementBody, AnnouncementPatch } from './announcements.schemas.ts';

/** The fields of an announcement that access checks depend on. */
export interface AnnouncementRecord {
  announcementId: number;
  courseId: number | null;
  isPublished: boolean;
}

export async function findAnnouncementRecord(tx: Tx, announcementId: number): Promise<AnnouncementRecord | undefined> {
  return tx.one(
    db
      .selectFrom('announcements')
      .select([
        'announcement_id as announcementId',
        'course_id as courseId',
        sql<boolean>`published_at is not null`.as('isPublished'),
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
    one(announcementId).set({ published_at: now, version: sql<number>`version + 1` }).where('published_at', 'is', null),
  )) === 1;

export async function deleteAnnouncement(tx: Tx, announcementId: number): Promise<void> {
  await tx.run(db.deleteFrom('announcements').where('announcement_id', '=', announcementId));
}
