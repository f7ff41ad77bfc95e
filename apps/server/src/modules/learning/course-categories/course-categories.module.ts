import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { loadDemoCategories } from './course-categories.demo.ts';
import { VIEWS } from './course-categories.public.ts';
import { courseCategoryRoutes } from './course-categories.routes.ts';

/** Categories of courses and events, in the order of the catalogue. */
export const courseCategoriesModule = defineModule({
  name: 'course-categories',
  owns: ['course_categories'],
  publishes: VIEWS,
  contributes: [contribute(demoLoading, loadDemoCategories)],
  routes: courseCategoryRoutes,
});
