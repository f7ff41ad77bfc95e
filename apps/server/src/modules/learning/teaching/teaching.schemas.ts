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
import { CourseCard, CourseStatus } from '../courses/courses.public.ts';

export const CourseParams = Type.Object({ courseId: Id });

export const TeachingQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  status: Type.Optional(CourseStatus),
  scope: Type.Optional(OneOf('mine', 'all')),
  sort: Type.Optional(OneOf('updated', 'title', 'newest')),
});
export type TeachingQuery = Static<typeof TeachingQuery>;

const LanguageState = NamedObject('CourseLanguageState', { hasTitle: Type.Boolean(), textCount: Type.Integer() });

export const TeachingCourse = NamedObject('TeachingCourse', {
  ...CourseCard.properties,
  updatedAt: DateTime,
  approvalNote: Type.String(),
  translations: Type.Object({ en: LanguageState, ar: LanguageState }),
  abilities: NamedObject('TeachingCourseAbilities', { canEdit: Type.Boolean(), canDelete: Type.Boolean() }),
});
export type TeachingCourse = Static<typeof TeachingCourse>;

export const TeachingPage = NamedObject('TeachingPage', {
  data: Type.Array(TeachingCourse),
  total: Type.Integer(),
  /** Courses of the same scope and search by status, for the filter's chips. */
  statusCounts: Type.Record(Type.String(), Type.Integer()),
});

/** A count for each day or week. */
const PerDay = Type.Array(Type.Integer({ minimum: 0 }));

export const CoursePulse = NamedObject('CoursePulse', {
  courseId: Id,
  learnerCount: Type.Integer({ minimum: 0 }),
  /** How far the middle one of its learners is; null: nobody learns it, or nothing is required. */
  medianPercent: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
  /** Learners who finished a lesson on each of the days. */
  activeByDay: PerDay,
});
export type CoursePulse = Static<typeof CoursePulse>;

export const PulseQuery = Type.Object({ scope: Type.Optional(OneOf('mine', 'all')) });
export type PulseQuery = Static<typeof PulseQuery>;

export const Pulse = NamedObject('Pulse', {
  /** Days of the organisation's time zone, today last. */
  days: Type.Array(Type.String({ format: 'date' })),
  courses: Type.Array(CoursePulse),
});
export type Pulse = Static<typeof Pulse>;

export const FIGURE_KINDS = ['ACTIVE_LEARNERS', 'ENROLMENTS', 'COMPLETIONS', 'NEW_MEMBERS'] as const;

export const OrganizationFigures = NamedObject('OrganizationFigures', {
  /** When each week begins; the last one ends now. */
  weeks: Type.Array(DateTime),
  figures: Type.Array(NamedObject('OrganizationFigure', { kind: OneOf(...FIGURE_KINDS), counts: PerDay })),
  /** Who was active in each of these weeks, a year of 52 weeks before. */
  activeAYearAgo: Type.Array(Type.Integer({ minimum: 0 })),
});
export type OrganizationFigures = Static<typeof OrganizationFigures>;

export const CoursesInNeed = NamedObject('CoursesInNeed', {
  data: Type.Array(
    NamedObject('CourseInNeed', {
      courseId: Id,
      title: LocalizedName,
      /** 0: nobody learns it, which is why it is here. */
      learnerCount: Type.Integer({ minimum: 0 }),
      /** Of them, those who fall behind. */
      behindCount: Type.Integer({ minimum: 0 }),
    }),
  ),
});
export type CoursesInNeed = Static<typeof CoursesInNeed>;

export const StudentsQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  sort: Type.Optional(OneOf('name', 'enrolled', 'progress', 'active')),
  completion: Type.Optional(OneOf('completed', 'uncompleted')),
  /** Only those who haven't opened the course for some days, or only the others. */
  isBehind: Type.Optional(Type.Boolean()),
});
export type StudentsQuery = Static<typeof StudentsQuery>;

export const EnrolledStudent = NamedObject('EnrolledStudent', {
  enrollmentId: Id,
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  image: Nullable(Type.String()),
  enrolledAt: DateTime,
  lastVisitedAt: Nullable(DateTime),
  completedAt: Nullable(DateTime),
  finishedCount: Type.Integer(),
  requiredCount: Type.Integer(),
  progressPercent: Type.Integer(),
});
export type EnrolledStudent = Static<typeof EnrolledStudent>;

export const TeachersQuery = Type.Object({ ...PageQuery, search: SearchText });
export type TeachersQuery = Static<typeof TeachersQuery>;

/** Somebody who can be an instructor of a course. */
export const Teacher = NamedObject('Teacher', {
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  image: Nullable(Type.String()),
});

export const StudentsPage = NamedObject('StudentsPage', {
  data: Type.Array(EnrolledStudent),
  total: Type.Integer(),
  /** How many of all enrolled are between two whole percents, both included; whatever the filter. */
  distribution: Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer(), count: Type.Integer() })),
});
