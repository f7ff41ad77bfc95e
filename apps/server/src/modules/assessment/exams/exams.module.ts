import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { courseTexts } from '../../learning/courses/courses.public.ts';
import { examQuestionTexts } from './exam-question-texts.ts';
import { examTexts } from './exam-texts.ts';
import { loadDemoExams } from './exams.demo.ts';
import { examsPersonalRows } from './exams.personal.ts';
import { VIEWS } from './exams.public.ts';
import { examRoutes } from './exams.routes.ts';

/** Exams: what is asked. How they are scheduled is the module scheduled-exams, how they are marked exam-marking. */
export const examsModule = defineModule({
  name: 'exams',
  partOf: ['exams'],
  owns: ['exam_draws', 'exam_sections', 'exams'],
  personalRows: examsPersonalRows,
  publishes: VIEWS,
  uses: ['courses', 'media', 'members', 'question-categories', 'questions'],
  contributes: [
    contribute(demoLoading, loadDemoExams),
    contribute(courseTexts, examTexts),
    contribute(courseTexts, examQuestionTexts),
  ],
  routes: examRoutes,
});
