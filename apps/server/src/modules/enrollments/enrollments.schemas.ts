import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf, PageQuery, SearchText } from '../../kernel/http/schemas.ts';
import { CourseCard, Price } from '../courses/courses.public.ts';

export const Flag = Type.Integer({ minimum: 0, maximum: 1 });
export const LearnerParams = Type.Object({ userId: Id });
export const EnrollmentParams = Type.Object({ enrollmentId: Id });

/** What enrolling answers. A free course is an order that is complete at once; it is known by its enrolment. */
export const EnrollmentOrder = NamedObject('EnrollmentOrder', {
  order: Type.Object({
    orderId: Id,
    enrollmentId: Id,
    status: OneOf('COMPLETED'),
    paymentMethod: OneOf('Free'),
    total: Price,
    createdAt: DateTime,
    purchasedItems: Type.Array(
      Type.Object({ id: Id, itemId: Id, purchasedItemType: Type.Object({ slug: OneOf('course') }) }),
    ),
  }),
});
export type EnrollmentOrder = Static<typeof EnrollmentOrder>;

export const MyCoursesQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  showOnlyCompletedCourses: Type.Optional(Flag),
  showOnlyUncompletedCourses: Type.Optional(Flag),
  sort: Type.Optional(OneOf('last-visited', 'newest', 'title', 'progress')),
});
export type MyCoursesQuery = Static<typeof MyCoursesQuery>;

/** A course as somebody who learns it meets it in a list. */
export const EnrolledCourse = NamedObject('EnrolledCourse', {
  ...CourseCard.properties,
  enrollmentId: Id,
  enrolledAt: DateTime,
  lastVisitedAt: Nullable(DateTime),
  lastVisitedSubsectionId: Nullable(Id),
});
export type EnrolledCourse = Static<typeof EnrolledCourse>;

export const RecommendedQuery = Type.Object({
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 6 })),
});

/** How far somebody is on the whole: the dashboard. */
export const LearningStatistics = NamedObject('LearningStatistics', {
  notStarted: Type.Integer(),
  inProgress: Type.Integer(),
  completed: Type.Integer(),
  finishedSubsections: Type.Integer(),
  /** The last twelve weeks, oldest first; `from` is the first day of the week. */
  weeks: Type.Array(Type.Object({ from: Type.String(), finishedSubsections: Type.Integer() })),
});
export type LearningStatistics = Static<typeof LearningStatistics>;
