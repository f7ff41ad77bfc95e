import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { courseCopying } from '../courses/courses.public.ts';
import { personalData } from '../members/members.public.ts';
import { copyQuestionRubrics } from './copy-question-rubrics.repository.ts';
import { examMarkingPersonalRows } from './exam-marking.personal.ts';
import { examMarkingRoutes } from './exam-marking.routes.ts';
import { examResultsRoutes } from './exam-results.routes.ts';

/** What people mark, what is marked anew, how an exam went. */
export const examMarkingModule = defineModule({
  name: 'exam-marking',
  owns: ['answer_comments', 'answer_marks', 'answer_reviews', 'exam_question_rubrics', 'exam_rulings', 'mark_changes'],
  uses: ['courses', 'exams', 'media', 'members', 'questions', 'rubrics', 'subsection-exams'],
  brings: [bring(personalData, examMarkingPersonalRows), bring(courseCopying, copyQuestionRubrics)],
  wire: () => ({ routes: [...examMarkingRoutes, ...examResultsRoutes] }),
});
