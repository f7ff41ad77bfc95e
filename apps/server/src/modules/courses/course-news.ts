import { COURSE_NEWS_KINDS, type CourseNewsKind } from '@sullam/domain/course-news.ts';
import type { Feature } from '@sullam/domain/features.ts';
import { type Static, Type } from 'typebox';
import type { MemberContext } from '../../kernel/context.ts';
import { reading, type Tx } from '../../kernel/database/database.ts';
import { extensionPoint } from '../../kernel/extensions.ts';
import { NamedObject, OneOf } from '../../kernel/http/schemas.ts';
import { accessCourse } from './courses.access.ts';

/** How much of one kind there is for a learner of a course, as its list says it. */
interface CourseNewsCount {
  kind: CourseNewsKind;
  /** There is nothing while this is off. */
  feature?: Feature;
  count(context: MemberContext, tx: Tx, courseId: number): Promise<number>;
}

/** Whoever has a list in a course in which things are new or due brings their number. */
export const courseNews = extensionPoint<CourseNewsCount>('course-news');

export const CourseNews = NamedObject('CourseNews', {
  data: Type.Array(NamedObject('CourseNewsCount', { kind: OneOf(...COURSE_NEWS_KINDS), count: Type.Integer() }), {
    description: 'Kinds of which there is nothing are left out',
  }),
});

/** What in a course is new to the caller, or waits for them; nothing for who doesn't learn in it. */
export const readCourseNews = (context: MemberContext, courseId: number): Promise<Static<typeof CourseNews>> =>
  reading(context, async (tx) => {
    const { course } = await accessCourse(context, tx, courseId, 'see');
    if (!course.isEnrolled) return { data: [] };
    const parts = context.extensions.of(courseNews).filter(({ feature }) => !feature || context.features[feature]);
    const data = await Promise.all(
      parts.map(async ({ kind, count }) => ({ kind, count: await count(context, tx, courseId) })),
    );
    return { data: data.filter(({ count }) => count > 0) };
  });
