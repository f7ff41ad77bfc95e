import { isSameText, type Localized } from '@sullam/domain/localized.ts';
import { db, reading } from '../../../kernel/database/database.ts';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { conflict } from '../../../kernel/problem.ts';
import type { CourseText, CourseTextSource } from '../courses/courses.public.ts';
import { accessAnnouncement } from './announcements.access.ts';
import { changeAnnouncement } from './announcements.service.ts';

const texts = () => db.selectFrom('announcements').select(['announcement_id as id', 'title', 'body', 'version']);

/** What a course announces, drafts and scheduled ones too, the newest first. */
export const announcementTexts: CourseTextSource = {
  place: 'announcement',
  async list(context, tx, courseId) {
    if (!context.features.announcements) return [];
    const rows = await tx.all(texts().where('course_id', '=', courseId).orderBy('announcement_id', 'desc'));
    return rows.flatMap(({ id, title, body }): CourseText[] => {
      const place = {
        placeId: id,
        placeTitle: title,
        courseSubsectionId: null,
        path: `/courses/${courseId}/announcements`,
      };
      return [
        { ...place, field: 'title', form: 'LINE', value: title, mostCharacters: LIMITS.name },
        { ...place, field: 'body', form: 'HTML', value: body as Localized, mostCharacters: LIMITS.html },
      ];
    });
  },
  async write(context, { placeId, field, before, after }) {
    const announcement = await reading(context, async (tx) => {
      await accessAnnouncement(context, tx, placeId, 'write');
      return tx.one(texts().where('announcement_id', '=', placeId));
    });
    const now = field === 'title' ? announcement?.title : (announcement?.body as Localized | undefined);
    if (!announcement || !now || !isSameText(now, before)) throw conflict();
    await changeAnnouncement(context, placeId, { version: announcement.version, [field]: after });
  },
};
