import { defineModule } from '../../../wiring.ts';
import { examResultsRoutes } from './exam-results.routes.ts';

/** How an exam went, and what is marked anew afterwards. */
export const examResultsModule = defineModule({
  name: 'exam-results',
  partOf: ['exams'],
  tag: 'Exam marking',
  uses: [
    'assessment',
    'exam-attempts',
    'exam-marking',
    'exam-marks',
    'exams',
    'members',
    'questions',
    'scheduled-exams',
  ],
  routes: examResultsRoutes,
});
