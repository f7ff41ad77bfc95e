import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { erasedRows, signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { handedInFiles } from '../../organization/media/media.public.ts';
import { courseDeletion } from '../courses/courses.public.ts';
import { loadDemoExternalCourses } from './external-courses.demo.ts';
import { externalCoursesInNotifications } from './external-courses.notifications.ts';
import { VIEWS } from './external-courses.public.ts';
import { isOfExternalCourse } from './external-courses.reads.ts';
import { forgetRecognizedCourse } from './external-courses.repository.ts';
import { externalCourseRoutes } from './external-courses.routes.ts';

/** External courses: what members took elsewhere and the organisation accepts. */
export const externalCoursesModule = defineModule({
  name: 'external-courses',
  tag: 'External courses',
  partOf: ['external-courses'],
  owns: ['external_courses'],
  personalRows: [
    erasedRows('external_courses', 'user_id'),
    signedRows('external_courses', 'decided_by', 'the decision goes on with the organisation'),
  ],
  features: ['external-courses'],
  publishes: VIEWS,
  uses: ['courses', 'enrollments', 'media', 'members', 'notifications'],
  contributes: [
    ...externalCoursesInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(handedInFiles, isOfExternalCourse),
    contribute(courseDeletion, forgetRecognizedCourse),
    contribute(demoLoading, loadDemoExternalCourses),
  ],
  routes: externalCourseRoutes,
});
