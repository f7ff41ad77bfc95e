export { LessonAttachments } from './lesson-attachments.tsx';
