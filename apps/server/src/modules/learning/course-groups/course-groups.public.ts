/** Views of its tables that others may read. */
export const VIEWS = ['course_group_names', 'course_group_seats'] as const;

export { accessCourseGroup } from './course-groups.access.ts';
export { findOwnGroupIds, groupDependencies, groupsOfCourse, listMemberIds } from './course-groups.repository.ts';
export { courseGroupJoined, courseGroupLeft } from './course-groups.signals.ts';
