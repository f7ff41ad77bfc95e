export { accessCourseGroup } from './course-groups.access.ts';
export { insertGroups, listMemberIds, upsertMembers } from './course-groups.repository.ts';
export { courseGroupJoined, courseGroupLeft } from './course-groups.signals.ts';
