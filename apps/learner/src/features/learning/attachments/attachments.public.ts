export { FilesBelow } from './files-below.tsx';
export { CourseFiles } from './files-section.tsx';
export { LessonFiles } from './lazy-files.tsx';
