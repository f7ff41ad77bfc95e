export { studentsQuery } from './students.api.ts';
