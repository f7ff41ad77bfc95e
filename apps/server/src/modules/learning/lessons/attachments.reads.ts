import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { presentMedia, readMediaRows, shownIn } from '../../organization/media/media.public.ts';
import { ATTACHMENT } from './attachment-media.ts';
import type { Place } from './attachments.repository.ts';
import type { Attachment } from './attachments.schemas.ts';

/** What stands at a place whose reader was checked: this makes addresses of files. */
export async function readAttachments(
  context: RequestContext,
  tx: Tx,
  { courseId, courseSubsectionId }: Place,
): Promise<{ data: Attachment[] }> {
  const ofCourse = db
    .selectFrom('attachments')
    .select(['attachment_id as attachmentId', 'name', 'language', 'media_id as mediaId', 'url', 'version'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .orderBy('attachment_id');
  const rows = await tx.all(
    courseSubsectionId === null
      ? ofCourse.where('course_subsection_id', 'is', null)
      : ofCourse.where('course_subsection_id', '=', courseSubsectionId),
  );
  const files = await readMediaRows(
    tx,
    rows.flatMap(({ mediaId }) => mediaId ?? []),
  );
  return {
    data: rows.map(({ mediaId, language, ...row }) => ({
      ...row,
      language: language as Attachment['language'],
      media: presentMedia(context, files.get(mediaId ?? 0) ?? null, shownIn(context, ATTACHMENT, row.attachmentId)),
    })),
  };
}

const countAt = statement(({ courseId, courseSubsectionId }: { courseId: number; courseSubsectionId: number }) =>
  db
    .selectFrom('attachments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('course_id', '=', courseId)
    .where('course_subsection_id', '=', courseSubsectionId),
);

/** How many a lesson has: asked with every lesson that is opened. */
export async function countAttachments(
  tx: Tx,
  lesson: { courseId: number; courseSubsectionId: number },
): Promise<number> {
  return (await tx.one(countAt(lesson)))?.count ?? 0;
}
