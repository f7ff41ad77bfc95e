export { teachingCoursesQuery, useCreateCourse } from './courses.api.ts';
