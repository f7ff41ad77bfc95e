export { CourseRow } from './course-row.tsx';
