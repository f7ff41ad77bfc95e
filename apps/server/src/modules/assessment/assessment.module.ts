import { defineModule } from '../../wiring.ts';
import { assessmentPersonalRows } from './assessment.personal.ts';
import { VIEWS } from './assessment.public.ts';

/** What exams and assignments have in common: accommodations, and how names are hidden from who marks. */
export const assessmentModule = defineModule({
  name: 'assessment',
  owns: ['accommodations'],
  personalRows: assessmentPersonalRows,
  publishes: VIEWS,
  uses: ['course-groups', 'courses', 'enrollments', 'media', 'members'],
});
