import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessCourse } from '../courses/courses.public.ts';
import { readLocks } from './course-outline.reads.ts';
import { subsectionLocked } from './progress.errors.ts';

/** `open` is what whoever acts on a lesson needs: to learn in its course, and that nothing locks it. */
export type LessonAction = 'see' | 'learn' | 'open' | 'edit';

/**
 * The only way to a lesson for whoever acts on one: through its course, and through what locks it. Editors of the course pass
 * every lock. `open-lessons.ts` says the same in SQL.
 * @throws Problem not-found, not-allowed, and for `open` subsection.locked
 */
export async function accessLesson(context: RequestContext, tx: Tx, courseSubsectionId: number, action: LessonAction) {
  const lesson = await tx.one(
    db
      .selectFrom('lessons')
      .select([
        'course_id as courseId',
        'course_subsection_id as courseSubsectionId',
        'kind',
        'title',
        'is_made as isMade',
      ])
      .where('course_subsection_id', '=', courseSubsectionId),
  );
  if (!lesson) throw notFound();
  const { course, abilities } = await accessCourse(context, tx, lesson.courseId, action === 'open' ? 'learn' : action);
  // what has nothing yet isn't there for learners
  if (!lesson.isMade && !abilities.readsAll) throw notFound();
  const locks = abilities.readsAll ? undefined : await readLocks(context, tx, [courseSubsectionId]);
  const lock = locks?.get(courseSubsectionId) ?? null;
  if (action === 'open' && lock) throw subsectionLocked();
  return { lesson, course, abilities, lock };
}
