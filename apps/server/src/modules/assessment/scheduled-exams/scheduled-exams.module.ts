import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { lessonActivities } from '../../learning/course-content/course-content.public.ts';
import { courseCopying, courseDeletion } from '../../learning/courses/courses.public.ts';
import { lessonWindows } from '../../learning/progress/progress.public.ts';
import { featureUses } from '../../organization/organizations/organizations.public.ts';
import { examUses } from '../exams/exams.public.ts';
import { closedKeys } from '../questions/questions.public.ts';
import { readClosedKeys } from './closed-keys.ts';
import { copySubsectionExams } from './copy-scheduled-exams.service.ts';
import { examInLesson } from './exam-in-lesson.service.ts';
import { readExamPlaces } from './exam-places.reads.ts';
import { examWindows } from './exam-windows.reads.ts';
import { examsInUse } from './feature-use.ts';
import { isExamPublished } from './lesson-exams.repository.ts';
import { loadDemoScheduledExams } from './scheduled-exams.demo.ts';
import { VIEWS } from './scheduled-exams.public.ts';
import { deleteScheduledExamsIn } from './scheduled-exams.repository.ts';
import { subsectionExamRoutes } from './scheduled-exams.routes.ts';

/** Exams as they are scheduled in a course: when, how often, where, for whom otherwise. */
export const scheduledExamsModule = defineModule({
  name: 'scheduled-exams',
  partOf: ['exams'],
  tag: 'Exams',
  owns: ['subsection_exams'],
  publishes: VIEWS,
  features: ['exams'],
  uses: ['assessment', 'course-content', 'course-groups', 'courses', 'exams', 'organizations', 'progress', 'questions'],
  contributes: [
    contribute(featureUses, examsInUse),
    contribute(demoLoading, loadDemoScheduledExams),
    contribute(courseCopying, copySubsectionExams),
    contribute(courseDeletion, deleteScheduledExamsIn),
    contribute(examUses, readExamPlaces),
    contribute(closedKeys, readClosedKeys),
    contribute(lessonWindows, examWindows),
    contribute(lessonActivities, { isPublished: isExamPublished, ...examInLesson }),
  ],
  wire: () => ({ routes: subsectionExamRoutes }),
});
