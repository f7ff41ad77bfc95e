import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { courseCopying } from '../../learning/courses/courses.public.ts';
import { waitingSources } from '../../learning/teaching/teaching.public.ts';
import { lockableWork } from '../../operations/work-locks/work-locks.public.ts';
import { markersWords } from '../exam-marks/exam-marks.public.ts';
import { copyQuestionRubrics } from './copy-question-rubrics.repository.ts';
import { loadDemoAttempts } from './exam-marking.demo.ts';
import { examMarkingPersonalRows } from './exam-marking.personal.ts';
import { examMarkingRoutes } from './exam-marking.routes.ts';
import { accessLockedAnswer } from './locked-answer.ts';
import { wordsOfMarkers } from './markers-words.reads.ts';
import { readExamAgenda, readWaitingAnswers } from './waiting-answers.reads.ts';

/** What people mark, by which rubric, and what they say about it. */
export const examMarkingModule = defineModule({
  name: 'exam-marking',
  partOf: ['exams'],
  owns: ['answer_comments', 'answer_reviews', 'exam_question_rubrics'],
  personalRows: examMarkingPersonalRows,
  uses: [
    'assessment',
    'courses',
    'enrollments',
    'exam-attempts',
    'exam-marks',
    'exams',
    'media',
    'members',
    'questions',
    'rubrics',
    'scheduled-exams',
    'teaching',
    'work-locks',
  ],
  contributes: [
    contribute(demoWork, loadDemoAttempts),
    contribute(courseCopying, copyQuestionRubrics),
    contribute(markersWords, wordsOfMarkers),
    contribute(waitingSources, { feature: 'exams', read: readWaitingAnswers, agenda: readExamAgenda }),
    contribute(lockableWork, { kind: 'ANSWER', feature: 'exams', access: accessLockedAnswer }),
  ],
  routes: examMarkingRoutes,
});
