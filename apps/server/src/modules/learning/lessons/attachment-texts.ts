import { isSameText } from '@sullam/domain/localized.ts';
import { db, reading } from '../../../kernel/database/database.ts';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { conflict, notFound } from '../../../kernel/problem.ts';
import type { CourseTextSource } from '../courses/courses.public.ts';
import { changeAttachment } from './attachments.service.ts';

const names = () =>
  db
    .selectFrom('attachments')
    .select(['attachment_id as id', 'name', 'version', 'course_subsection_id as courseSubsectionId']);

/** The names of files and links. */
export const attachmentTexts: CourseTextSource = {
  place: 'attachment',
  async list(_context, tx, courseId) {
    const rows = await tx.all(
      names()
        .where('course_id', '=', courseId)
        .orderBy('course_subsection_id')
        .orderBy('position')
        .orderBy('attachment_id'),
    );
    return rows.map(({ id, name, courseSubsectionId }) => ({
      placeId: id,
      placeTitle: name,
      field: 'name',
      form: 'LINE',
      value: name,
      mostCharacters: LIMITS.name,
      courseSubsectionId,
      path:
        courseSubsectionId === null
          ? `/courses/${courseId}/attachments`
          : `/courses/${courseId}/lessons/${courseSubsectionId}`,
    }));
  },
  async write(context, { placeId, before, after }) {
    const attachment = await reading(context, (tx) => tx.one(names().where('attachment_id', '=', placeId)));
    if (!attachment) throw notFound();
    if (!isSameText(attachment.name, before)) throw conflict();
    await changeAttachment(context, placeId, { version: attachment.version, name: after });
  },
};
