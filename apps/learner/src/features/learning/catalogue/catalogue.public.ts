export { useRecommended } from './catalogue.api.ts';
export { CourseCard } from './course-card.tsx';
export { LEARNING_TYPE_KEYS, LEVEL_KEYS } from './course-words.ts';
export { useCanBuy, useCoursePrice } from './use-price.ts';
