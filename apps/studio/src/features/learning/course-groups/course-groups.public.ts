export { type CourseGroup, courseGroupsQuery } from './course-groups.api.ts';
export { ReleasedGroupsField } from './released-groups-field.tsx';
