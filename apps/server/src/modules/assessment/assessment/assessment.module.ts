import { defineModule } from '../../../wiring.ts';
import { assessmentPersonalRows } from './assessment.personal.ts';
import { VIEWS } from './assessment.public.ts';
import { assessmentRoutes } from './assessment.routes.ts';

/** What exams and assignments have in common: accommodations, how names are hidden from who marks, the comments that markers keep. */
export const assessmentModule = defineModule({
  name: 'assessment',
  partOf: ['assignments', 'exams'],
  owns: ['accommodations', 'saved_comments'],
  personalRows: assessmentPersonalRows,
  publishes: VIEWS,
  uses: ['course-groups', 'courses', 'enrollments', 'media', 'members'],
  routes: assessmentRoutes,
});
