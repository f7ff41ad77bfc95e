/** Views of its tables that others may read. */
export const VIEWS = ['course_category_names'] as const;

export { type CategoryUse, categoryUse } from './category-use.ts';
export { demoCategories } from './course-categories.demo.ts';
