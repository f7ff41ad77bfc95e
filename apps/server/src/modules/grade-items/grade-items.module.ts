import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { courseCopying } from '../courses/courses.public.ts';
import { copyGradebook } from './copy-gradebook.repository.ts';
import { gradeItemRoutes } from './grade-items.routes.ts';

/** What is graded in a course, and how grades become a total. */
export const gradeItemsModule = defineModule({
  name: 'grade-items',
  owns: ['grade_categories', 'grade_item_plans', 'grade_items', 'gradebooks'],
  publishes: ['graded_items'],
  uses: ['courses'],
  brings: [bring(courseCopying, copyGradebook)],
  wire: () => ({ routes: gradeItemRoutes }),
});
