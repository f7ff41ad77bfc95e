import { type Expression, type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type CourseViewer, courseViewerOf, learnsCourse, worksOnCourse } from '../courses/courses.public.ts';

const finished = (userId: number | Expression<number>, lesson: string, column: string) =>
  sql<boolean>`exists (select from finished_subsections f where ${inOrganization('f')} and f.user_id = ${userId}
    and f.course_id = ${sql.ref(`${lesson}.course_id`)} and f.course_subsection_id = ${sql.ref(`${lesson}.${column}`)})`;

/**
 * Nothing locks a lesson for somebody: `lockOf()` is null. It is released, to their group if it is for some, and what has to come
 * before it is finished; what was finished once stays open. `lesson` stands for the view `lessons`.
 */
export const isUnlocked = (userId: number | Expression<number>, now: Date, lesson = 's'): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${lesson}.${name}`);
  return sql<boolean>`(${finished(userId, lesson, 'course_subsection_id')}
    or ((${column('release_at')} is null or ${column('release_at')} <= ${now})
      and (${column('released_group_ids')} is null or exists (select from course_group_seats g where ${inOrganization('g')}
        and g.course_id = ${column('course_id')} and g.user_id = ${userId} and g.course_group_id = any(${column('released_group_ids')})))
      and (${column('prerequisite_subsection_id')} is null or ${finished(userId, lesson, 'prerequisite_subsection_id')}
        or exists (select from lessons w where ${inOrganization('w')} and w.course_subsection_id = ${column('prerequisite_subsection_id')}
          and not w.is_made))))`;
};

/** The lesson may have to wait, for whomever: where it doesn't, nobody has to ask who has finished what. Of `lockOf()`, what is the same for all. */
export const mayWait = (lesson = 's'): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${lesson}.${name}`);
  return sql<boolean>`(${column('release_at')} is not null or ${column('released_group_ids')} is not null
    or ${column('prerequisite_subsection_id')} is not null)`;
};

/** The viewer may open the lesson: `accessLesson(…, 'open')`. `course` stands for the view `course_overviews` that it is joined with. */
export const openLessons = (viewer: CourseViewer, now: Date, lesson = 's', course = 'c'): RawBuilder<boolean> =>
  sql<boolean>`(${learnsCourse(viewer, course)} and (${viewer.readsAll ? sql<boolean>`true` : worksOnCourse(viewer, course)}
    or (${sql.ref(`${lesson}.is_made`)} and ${isUnlocked(viewer.userId, now, lesson)})))`;

/** The lessons that the caller may open, as `s`, with their course as `c`: for lists that join what they keep of lessons. */
export const selectOpenLessons = (context: RequestContext) =>
  db
    .selectFrom('lessons as s')
    .innerJoin('course_overviews as c', 'c.course_id', 's.course_id')
    .where(openLessons(courseViewerOf(context), context.clock.now()));
