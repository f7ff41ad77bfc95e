import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { gradeSources } from '../grades/grades.public.ts';
import { examSource } from './exam-source.ts';
import { gradeFollowing } from './grade-following.ts';

/** What exams give to the gradebook. */
export const examGradesModule = defineModule({
  name: 'exam-grades',
  uses: ['exam-attempts', 'exam-scores', 'exams', 'grades', 'subsection-exams'],
  brings: [bring(gradeSources, examSource)],
  signals: gradeFollowing,
});
