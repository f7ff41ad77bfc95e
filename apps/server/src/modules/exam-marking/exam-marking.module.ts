import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { courseCopying } from '../courses/courses.public.ts';
import { markersWords } from '../exam-scores/exam-scores.public.ts';
import { personalData } from '../members/members.public.ts';
import { copyQuestionRubrics } from './copy-question-rubrics.repository.ts';
import { examMarkingPersonalRows } from './exam-marking.personal.ts';
import { examMarkingRoutes } from './exam-marking.routes.ts';
import { wordsOfMarkers } from './markers-words.reads.ts';

/** What people mark, by which rubric, and what they say about it. */
export const examMarkingModule = defineModule({
  name: 'exam-marking',
  owns: ['answer_comments', 'answer_reviews', 'exam_question_rubrics'],
  uses: [
    'assessment',
    'courses',
    'exam-attempts',
    'exam-papers',
    'exam-scores',
    'exams',
    'media',
    'members',
    'questions',
    'rubrics',
    'subsection-exams',
  ],
  brings: [
    bring(personalData, examMarkingPersonalRows),
    bring(courseCopying, copyQuestionRubrics),
    bring(markersWords, wordsOfMarkers),
  ],
  wire: () => ({ routes: examMarkingRoutes }),
});
