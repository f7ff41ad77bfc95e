import { isSameText, type Localized } from '@sullam/domain/localized.ts';
import { db, reading } from '../../../kernel/database/database.ts';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { conflict } from '../../../kernel/problem.ts';
import type { CourseText, CourseTextSource } from '../../learning/courses/courses.public.ts';
import { accessLecture } from './lectures.access.ts';
import { changeLecture } from './lectures.service.ts';

/** What lectures are called and what they are about. */
export const lectureTexts: CourseTextSource = {
  place: 'lecture',
  async list(context, tx, courseId) {
    if (!context.features.lectures) return [];
    const rows = await tx.all(
      db
        .selectFrom('lectures')
        .select(['lecture_id as id', 'title', 'description'])
        .where('course_id', '=', courseId)
        .where('status', '<>', 'CANCELLED')
        .orderBy('starts_at')
        .orderBy('lecture_id'),
    );
    return rows.flatMap(({ id, title, description }): CourseText[] => {
      const text = (field: string, value: Localized): CourseText => ({
        placeId: id,
        placeTitle: title,
        field,
        form: field === 'title' ? 'LINE' : 'TEXT',
        value,
        mostCharacters: field === 'title' ? LIMITS.name : LIMITS.text,
        courseSubsectionId: null,
        path: `/courses/${courseId}/lectures/${id}`,
      });
      return [text('title', title), text('description', description as Localized)];
    });
  },
  async write(context, { placeId, field, before, after }) {
    const lecture = await reading(context, async (tx) => {
      await accessLecture(context, tx, placeId, 'write');
      return tx.one(
        db.selectFrom('lectures').select(['title', 'description', 'version']).where('lecture_id', '=', placeId),
      );
    });
    const now = field === 'title' ? lecture?.title : (lecture?.description as Localized | undefined);
    if (!lecture || !now || !isSameText(now, before)) throw conflict();
    await changeLecture(context, placeId, {
      version: lecture.version,
      ...(field === 'title' ? { title: after } : { description: after }),
    });
  },
};
