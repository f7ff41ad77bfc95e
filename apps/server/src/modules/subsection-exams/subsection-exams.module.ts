import { demoLoading } from '../../demo/demo-content.ts';
import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { lessonActivities } from '../course-content/course-content.public.ts';
import { courseCopying } from '../courses/courses.public.ts';
import { examUses } from '../exams/exams.public.ts';
import { keepAddressRanges } from './address-ranges.ts';
import { copySubsectionExams } from './copy-held-exams.service.ts';
import { readExamPlaces } from './exam-places.reads.ts';
import { isExamPublished } from './lesson-exams.repository.ts';
import { loadDemoHeldExams } from './subsection-exams.demo.ts';
import { subsectionExamRoutes } from './subsection-exams.routes.ts';

/** Exams as they are held in a course: when, how often, where, for whom otherwise. */
export const subsectionExamsModule = defineModule({
  name: 'subsection-exams',
  owns: ['subsection_exams'],
  publishes: ['held_exams'],
  features: ['exams'],
  uses: ['assessment', 'course-content', 'course-groups', 'courses', 'exams', 'progress'],
  brings: [
    bring(demoLoading, loadDemoHeldExams),
    bring(courseCopying, copySubsectionExams),
    bring(examUses, readExamPlaces),
    bring(lessonActivities, { isPublished: isExamPublished }),
  ],
  wire({ platform, invalidations }) {
    keepAddressRanges(platform.database, invalidations);
    return { routes: subsectionExamRoutes };
  },
});
