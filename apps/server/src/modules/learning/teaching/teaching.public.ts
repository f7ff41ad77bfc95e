export { type AgendaSpan, type TaughtCourses, waitingSources } from './waiting-sources.ts';
