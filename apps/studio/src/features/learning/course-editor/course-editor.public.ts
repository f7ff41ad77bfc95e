export { EmptyLessonsNotice, isRefusedForEmptyLessons } from './empty-lessons.tsx';
export { ReadinessCard } from './readiness-card.tsx';
