import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { planDemoItems } from '../../gradebook/grade-items/grade-items.public.ts';
import { gradeSources, makeItem } from '../../gradebook/grades/grades.public.ts';
import { demoScheduledExams } from '../scheduled-exams/scheduled-exams.public.ts';
import { examResultsRoutes } from './exam-results.routes.ts';
import { examSource } from './exam-source.ts';
import { gradeFollowing } from './grade-following.ts';

/** Results of an exam: statistics, regrading, and the grade that the gradebook gets from it. */
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
    'grade-items',
    'grades',
    'members',
    'questions',
    'scheduled-exams',
  ],
  contributes: [
    contribute(gradeSources, examSource),
    contribute(demoWork, async (load) => {
      const exams = load.loaded.get(demoScheduledExams);
      await planDemoItems(load, 'EXAM', exams);
      for (const { courseSubsectionId } of exams) await makeItem(load.context, load.tx, examSource, courseSubsectionId);
    }),
  ],
  routes: examResultsRoutes,
  signals: gradeFollowing,
});
