import {
  COURSE_LIST_KINDS,
  COURSE_NEWS_KINDS,
  type CourseListKind,
  type CourseNewsKind,
} from '@sullam/domain/course-news.ts';
import type { Feature } from '@sullam/domain/features.ts';
import type { RawBuilder } from 'kysely';
import { type Static, Type } from 'typebox';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import { NamedObject, OneOf } from '../../../kernel/http/schemas.ts';
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

/** A list of a course that may be empty for its learners. */
interface CourseList {
  kind: CourseListKind;
  /** Whether the caller, who learns in the course, finds anything there. */
  exists(context: MemberContext, courseId: number): RawBuilder<boolean>;
}

/** Whoever has a list in a course that is left out of its tabs while it is empty says when it isn't. */
export const courseLists = extensionPoint<CourseList>('course-lists');

export const CourseNews = NamedObject('CourseNews', {
  data: Type.Array(NamedObject('CourseNewsCount', { kind: OneOf(...COURSE_NEWS_KINDS), count: Type.Integer() }), {
    description: 'Kinds of which there is nothing are left out',
  }),
  emptyLists: Type.Array(OneOf(...COURSE_LIST_KINDS), { description: 'Lists in which the caller would find nothing' }),
});

/** In one statement, whoever has the lists. */
async function readEmptyLists(context: MemberContext, tx: Tx, courseId: number): Promise<CourseListKind[]> {
  const lists = context.extensions.of(courseLists);
  if (lists.length === 0) return [];
  const row = await tx.one(db.selectNoFrom(lists.map(({ kind, exists }) => exists(context, courseId).as(kind))));
  return lists.map(({ kind }) => kind).filter((kind) => row?.[kind] === false);
}

/** What in a course is new to the caller, or waits for them; nothing for who doesn't learn in it. */
export const readCourseNews = (context: MemberContext, courseId: number): Promise<Static<typeof CourseNews>> =>
  reading(context, async (tx) => {
    const { course } = await accessCourse(context, tx, courseId, 'see');
    if (!course.isEnrolled) return { data: [], emptyLists: [] };
    const parts = context.extensions.of(courseNews).filter(({ feature }) => !feature || context.features[feature]);
    const data = [];
    for (const part of parts) {
      const count = await part.count(context, tx, courseId);
      if (count > 0) data.push({ kind: part.kind, count });
    }
    return { data, emptyLists: await readEmptyLists(context, tx, courseId) };
  });
