import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { planDemoItems } from '../../gradebook/grade-items/grade-items.public.ts';
import { gradeSources, makeItem } from '../../gradebook/grades/grades.public.ts';
import { demoScheduledExams } from '../scheduled-exams/scheduled-exams.public.ts';
import { examSource } from './exam-source.ts';
import { gradeFollowing } from './grade-following.ts';

/** What exams give to the gradebook. */
export const examGradesModule = defineModule({
  name: 'exam-grades',
  uses: ['exam-attempts', 'exam-marks', 'exams', 'grade-items', 'grades', 'scheduled-exams'],
  contributes: [
    contribute(gradeSources, examSource),
    contribute(demoWork, async (load) => {
      const exams = load.loaded.get(demoScheduledExams);
      await planDemoItems(load, 'EXAM', exams);
      for (const { courseSubsectionId } of exams) await makeItem(load.context, load.tx, examSource, courseSubsectionId);
    }),
  ],
  signals: gradeFollowing,
});
