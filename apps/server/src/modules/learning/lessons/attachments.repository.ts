import type { Language, Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { nextPosition } from '../../../kernel/database/rows.ts';

/** Where attachments stand: with a lesson, or with the course itself. */
export interface Place {
  courseId: number;
  courseSubsectionId: number | null;
}

export interface NewAttachment extends Place {
  mediaId: number | null;
  url: string | null;
  name: Localized;
  language: Language | null;
  now: Date;
}

export interface ChangedAttachment {
  name?: Localized;
  language?: Language | null;
  mediaId?: number;
  url?: string;
}

const atPlace = ({ courseId, courseSubsectionId }: Place) =>
  sql<boolean>`(course_id = ${courseId} and course_subsection_id is not distinct from ${courseSubsectionId}::bigint)`;

export const findAttachment = (tx: Tx, attachmentId: number) =>
  tx.one(
    db
      .selectFrom('attachments')
      .select(['course_id as courseId', 'course_subsection_id as courseSubsectionId', 'media_id as mediaId', 'url'])
      .where('attachment_id', '=', attachmentId),
  );

/** The ids of a place's attachments, in their order. */
export async function listAttachmentIds(tx: Tx, place: Place): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('attachments')
      .select('attachment_id')
      .where(atPlace(place))
      .orderBy('position')
      .orderBy('attachment_id'),
  );
  return rows.map(({ attachment_id }) => attachment_id);
}

/** The files that a course hands out already: its editors may use them again. */
export async function listAttachedMedia(tx: Tx, courseId: number): Promise<Set<number>> {
  const rows = await tx.all(
    db.selectFrom('attachments').select('media_id').where('course_id', '=', courseId).where('media_id', 'is not', null),
  );
  return new Set(rows.flatMap(({ media_id }) => media_id ?? []));
}

/** Puts it after what stands there. */
export async function insertAttachment(tx: Tx, { now, ...attachment }: NewAttachment): Promise<number> {
  const last = await tx.one(db.selectFrom('attachments').select(nextPosition()).where(atPlace(attachment)));
  const row = await tx.one(
    db
      .insertInto('attachments')
      .values({
        course_id: attachment.courseId,
        course_subsection_id: attachment.courseSubsectionId,
        media_id: attachment.mediaId,
        url: attachment.url,
        name: json(attachment.name),
        language: attachment.language,
        position: last!.position,
        created_at: now,
      })
      .returning('attachment_id'),
  );
  return row!.attachment_id;
}

/** Saves what changed if nobody else saved since `version`; answers whether it did. */
export async function updateAttachment(
  tx: Tx,
  attachmentId: number,
  version: number,
  { name, language, mediaId, url }: ChangedAttachment,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('attachments')
      .set({
        ...(name === undefined ? {} : { name: json(name) }),
        ...(language === undefined ? {} : { language }),
        ...(mediaId === undefined ? {} : { media_id: mediaId }),
        ...(url === undefined ? {} : { url }),
        version: version + 1,
      })
      .where('attachment_id', '=', attachmentId)
      .where('version', '=', version),
  );
  return touched === 1;
}

export async function orderAttachments(tx: Tx, attachmentIds: readonly number[]): Promise<void> {
  await tx.sql`update attachments a set position = o.place - 1
    from unnest(${[...attachmentIds]}::bigint[]) with ordinality o (id, place)
    where ${inOrganization('a')} and a.attachment_id = o.id`;
}

export async function deleteAttachment(tx: Tx, attachmentId: number): Promise<void> {
  await tx.run(db.deleteFrom('attachments').where('attachment_id', '=', attachmentId));
}

/** Copies those of a course, and of those of its lessons that were copied. */
export async function copyAttachments(
  tx: Tx,
  copy: { fromCourseId: number; toCourseId: number; subsectionIds: ReadonlyMap<number, number>; now: Date },
): Promise<void> {
  const rows = await tx.all(
    db
      .selectFrom('attachments')
      .select(['course_subsection_id', 'media_id', 'url', 'name', 'language', 'position'])
      .where('course_id', '=', copy.fromCourseId)
      .orderBy('attachment_id'),
  );
  const copies = rows.flatMap(({ course_subsection_id: from, name, ...row }) => {
    const to = from === null ? null : copy.subsectionIds.get(from);
    if (to === undefined) return [];
    return [{ ...row, name: json(name), course_id: copy.toCourseId, course_subsection_id: to, created_at: copy.now }];
  });
  if (copies.length > 0) await tx.run(db.insertInto('attachments').values(copies));
}
