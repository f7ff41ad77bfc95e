import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { OutlineSection } from '../courses/courses.public.ts';

export const SubsectionParams = Type.Object({ courseSubsectionId: Id });
export const SectionParams = Type.Object({ courseSectionId: Id });

const share = {
  /** 0 to 1 of the required subsections. */
  fraction: Type.Number(),
  /** The same in whole percent, rounded down. */
  percent: Type.Integer(),
};
export const SectionProgress = NamedObject('SectionProgress', {
  courseSectionId: Id,
  ...share,
  finishedCount: Type.Integer(),
  requiredCount: Type.Integer(),
});

/** What a mark has changed: all that a screen needs to go on without asking again. */
export const FinishedResponse = NamedObject('FinishedResponse', {
  courseId: Id,
  courseSubsectionId: Id,
  isFinished: Type.Boolean(),
  ...share,
  finishedCount: Type.Integer(),
  requiredCount: Type.Integer(),
  isCompleted: Type.Boolean(),
  /** True once: with the mark that completed the course. */
  hasJustCompleted: Type.Boolean(),
  completedAt: Nullable(DateTime),
});
export type FinishedResponse = Static<typeof FinishedResponse>;

export const CourseProgress = NamedObject('CourseProgress', {
  ...share,
  /** The finished subsections, optional ones too. */
  finished: Type.Array(Id),
  finishedCount: Type.Integer(),
  required: Type.Integer(),
  isEnrolled: Type.Boolean(),
  enrollmentId: Nullable(Id),
  isCompleted: Type.Boolean(),
  completedAt: Nullable(DateTime),
  sections: Type.Array(SectionProgress),
  lastVisitedSubsectionId: Nullable(Id),
});
export type CourseProgress = Static<typeof CourseProgress>;

export const Completion = NamedObject('CourseCompletion', {
  isCompleted: Type.Boolean(),
  completedAt: Nullable(DateTime),
  /** The criteria that don't hold yet. */
  unmet: Type.Array(OneOf('requiredShare', 'minimumGrade', 'minimumAttendance')),
  minimumGrade: Nullable(Type.Integer({ description: 'Percent that the course requires' })),
  /** What is reached of it: two decimals at most. */
  grade: Nullable(Type.String()),
  minimumAttendance: Nullable(Type.Integer({ description: 'Percent that the course requires' })),
  attendance: Nullable(Type.String()),
});
export type Completion = Static<typeof Completion>;

export const LastVisited = NamedObject('LastVisited', {
  courseSubsectionId: Nullable(Id),
  visitedAt: Nullable(DateTime),
});

export const FinishedSubsection = NamedObject('FinishedSubsection', {
  courseId: Id,
  courseSubsectionId: Id,
  /** Null to others, of what is marked or answered without names: that comes last, in no order of time. */
  finishedAt: Nullable(DateTime),
});

export const StudentSection = NamedObject('StudentSection', {
  ...OutlineSection.properties,
  ...share,
  finishedCount: Type.Integer(),
  requiredCount: Type.Integer(),
});

/** A course in figures for who learns it. */
export const CourseStatistics = NamedObject('CourseStatistics', {
  enrolledCount: Type.Integer(),
  completedCount: Type.Integer(),
  finishedCount: Type.Integer(),
  requiredCount: Type.Integer(),
  percent: Type.Integer(),
  /** Length of the required subsections that aren't finished. */
  minutesLeft: Type.Integer(),
  /** Days on which something was finished. */
  activeDays: Type.Integer(),
  enrolledAt: Nullable(DateTime),
  lastVisitedAt: Nullable(DateTime),
});
