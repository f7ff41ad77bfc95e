import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { CourseCard, SubsectionKind } from '../courses/courses.public.ts';
import { Flag } from '../enrollments/enrollments.public.ts';

/** How far somebody is in a course. */
export const COURSE_PROGRESSES = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED'] as const;

/** A page of the catalogue. */
export const CataloguePage = NamedObject('CataloguePage', {
  data: Type.Array(CourseCard),
  total: Type.Integer(),
  instead: Type.Optional(
    Type.String({ description: 'Nothing holds the words of the search; what these words find is shown' }),
  ),
});
export type CataloguePage = Static<typeof CataloguePage>;

export const MyCoursesQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  showOnlyCompletedCourses: Type.Optional(Flag),
  showOnlyUncompletedCourses: Type.Optional(Flag),
  /** Not a lesson finished, some, or the course itself: the parts that the dashboard counts. */
  progress: Type.Optional(OneOf(...COURSE_PROGRESSES)),
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
  /** Of the required lessons. */
  finishedCount: Type.Integer(),
  requiredCount: Type.Integer(),
  /** The lesson with which the learner goes on; null: nothing is open that isn't finished. */
  nextLesson: Nullable(
    Type.Object({
      courseSubsectionId: Id,
      kind: SubsectionKind,
      title: LocalizedName,
      durationMinutes: Type.Integer({ minimum: 0 }),
    }),
  ),
  /** The passing criteria that don't hold yet; of a completed course none. */
  unmet: Type.Array(OneOf('requiredShare', 'minimumGrade', 'minimumAttendance')),
});
export type EnrolledCourse = Static<typeof EnrolledCourse>;

/** Why a course is offered: by what somebody learns or likes, by how many chose it, or since it has just come. */
export const RECOMMENDATIONS = ['FAVORITE', 'LEARNS', 'LIKES', 'POPULAR', 'NEW'] as const;

export const RecommendedCourse = NamedObject('RecommendedCourse', {
  ...CourseCard.properties,
  reason: OneOf(...RECOMMENDATIONS),
  /** What somebody learns or likes in the same category. */
  reasonTitle: Nullable(LocalizedName),
});
export type RecommendedCourse = Static<typeof RecommendedCourse>;

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
