import { defineModule } from '../../../wiring.ts';
import { examPaperRoutes } from './exam-papers.routes.ts';

/** How an exam becomes a paper: which questions, in which order, worth how much, and how they look to a learner. */
export const examPapersModule = defineModule({
  name: 'exam-papers',
  partOf: ['exams'],
  tag: 'Exams',
  uses: ['exams', 'media', 'questions'],
  routes: examPaperRoutes,
});
