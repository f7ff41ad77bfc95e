import type { SpecializationBody } from '@sullam/api-client/schema.gen.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { trimmed } from '../../../parts/localized-field.tsx';
import type { CourseInside, Specialization } from './specializations.api.ts';

/** A group as it is edited; the server makes groups anew with each save, so it has a key of its own here. */
export interface GroupForm {
  readonly key: string;
  readonly title: Localized;
  /** Null: all of its courses are needed. */
  readonly neededCount: number | null;
  readonly courses: readonly CourseInside[];
}

export const emptyGroup = (): GroupForm => ({ key: crypto.randomUUID(), title: {}, neededCount: null, courses: [] });

/** There is always a group to put courses into. */
export function groupsOf(specialization: Specialization | null): GroupForm[] {
  if (!specialization || specialization.groups.length === 0) return [emptyGroup()];
  const { courses, groups } = specialization;
  return groups.map(({ specializationGroupId, title, neededCount, courseIds }) => ({
    // courses stand in the same tree, by their numbers
    key: `group-${specializationGroupId}`,
    title,
    neededCount,
    courses: courses.filter(({ courseId }) => courseIds.includes(courseId)),
  }));
}

/** A group is never asked for more courses than it has. */
export const withCourses = (group: GroupForm, courses: readonly CourseInside[]): GroupForm => ({
  ...group,
  courses,
  neededCount: group.neededCount === null || courses.length < 2 ? null : Math.min(group.neededCount, courses.length),
});

/** What is sent; a lone group without a course is nothing yet. */
export const bodyOf = (groups: readonly GroupForm[]): NonNullable<SpecializationBody['groups']> =>
  groups
    .filter(({ courses }) => courses.length > 0 || groups.length > 1)
    .map(({ title, neededCount, courses }) => ({
      title: trimmed(title),
      neededCount,
      courseIds: courses.map(({ courseId }) => courseId),
    }));
