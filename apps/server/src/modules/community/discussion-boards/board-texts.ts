import { isSameText, type Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, reading } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { conflict } from '../../../kernel/problem.ts';
import type { CourseText, CourseTextSource } from '../../learning/courses/courses.public.ts';
import { accessBoard } from './discussion-boards.access.ts';
import { changeBoard } from './discussion-boards.service.ts';

const texts = () =>
  db
    .selectFrom('discussion_boards as b')
    .select(['b.discussion_board_id as id', 'b.title', 'b.body', 'b.version'])
    .select('b.course_subsection_id as courseSubsectionId');

/** What boards are called and ask. Learners' own keep the language in which they were written; lessons have their title themselves. */
export const boardTexts: CourseTextSource = {
  place: 'discussion',
  async list(context, tx, courseId) {
    if (!context.features['discussion-boards']) return [];
    const rows = await tx.all(
      texts()
        .where('b.course_id', '=', courseId)
        .where('b.hidden_at', 'is', null)
        .where(
          sql<boolean>`not exists (select from learners l where ${inOrganization('l')} and l.course_id = b.course_id
            and l.user_id = b.author_user_id)`,
        )
        .orderBy('b.discussion_board_id'),
    );
    return rows.flatMap(({ id, title, body, courseSubsectionId }): CourseText[] => {
      const isLesson = courseSubsectionId !== null;
      const place = {
        placeId: id,
        placeTitle: title,
        courseSubsectionId,
        path: `/courses/${courseId}/discussions/${isLesson ? `lessons/${courseSubsectionId}` : id}`,
      };
      const heading = { ...place, field: 'title', form: 'LINE', value: title, mostCharacters: LIMITS.name } as const;
      const text = {
        ...place,
        field: 'body',
        form: 'RICH',
        value: body as Localized,
        mostCharacters: LIMITS.html,
      } as const;
      return isLesson ? [text] : [heading, text];
    });
  },
  async write(context, { placeId, field, before, after }) {
    const board = await reading(context, async (tx) => {
      await accessBoard(context, tx, placeId, 'manage');
      return tx.one(texts().where('b.discussion_board_id', '=', placeId));
    });
    const now = field === 'title' ? board?.title : (board?.body as Localized | undefined);
    if (!board || !now || !isSameText(now, before)) throw conflict();
    await changeBoard(context, placeId, { version: board.version, [field]: after });
  },
};
