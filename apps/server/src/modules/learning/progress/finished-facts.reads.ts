import { LESSON_KINDS } from '@sullam/domain/lesson-kinds.gen.ts';
import { lessonKindOf } from '@sullam/domain/lesson-kinds.ts';
import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import type { LoggedFacts } from '../activity-log/activity-log.public.ts';

/** The kinds of lessons of which other members may see that somebody finished them. */
export const SHOWN_WHEN_FINISHED = LESSON_KINDS.filter((kind) => lessonKindOf(kind).isFinishShown);

/** The lessons that somebody finished. */
export const finishedFacts: LoggedFacts = {
  type: 'LESSON_FINISHED',
  facts: ({ userId, isOwn }) => {
    const finished = db
      .selectFrom('finished_subsections as x')
      .innerJoin('lessons as s', (join) =>
        join.onRef('s.course_id', '=', 'x.course_id').onRef('s.course_subsection_id', '=', 'x.course_subsection_id'),
      )
      .select(['x.finished_at as occurred_at', sql<string>`x.course_subsection_id::text`.as('subject'), 'x.course_id'])
      .select('s.title')
      .where('x.user_id', '=', userId);
    return isOwn ? finished : finished.where('s.kind', 'in', SHOWN_WHEN_FINISHED);
  },
  path: (subject, courseId) => `/lms/courses/${courseId}/content/${subject}`,
};
