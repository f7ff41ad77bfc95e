import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { defineModule } from '../../../wiring.ts';
import { lessonActivities } from '../../learning/course-content/course-content.public.ts';
import { courseGroupJoined, courseGroupLeft } from '../../learning/course-groups/course-groups.public.ts';
import { courseCopying, courseTexts } from '../../learning/courses/courses.public.ts';
import { notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { mediaReferences, showingKinds } from '../../organization/media/media.public.ts';
import { featureUses } from '../../organization/organizations/organizations.public.ts';
import { notifyOfGroupDates } from './accommodations.service.ts';
import { assignmentShowing, showsInAssignment } from './assignment-media.ts';
import { assignmentTexts } from './assignment-texts.ts';
import { loadDemoAssignments } from './assignments.demo.ts';
import { assignmentJobs } from './assignments.jobs.ts';
import { assignmentsInNotifications } from './assignments.notifications.ts';
import { VIEWS } from './assignments.public.ts';
import { isAssignmentPublished } from './assignments.repository.ts';
import { assignmentRoutes } from './assignments.routes.ts';
import { isDraftComplete, publishDraft } from './assignments.service.ts';
import { copyAssignments } from './copy-assignments.repository.ts';
import { assignmentsInUse } from './feature-use.ts';

/** Assignments: what is asked and when. What is handed in is the module submissions, marking submission-marking. */
export const assignmentsModule = defineModule({
  name: 'assignments',
  partOf: ['assignments'],
  owns: ['assignments'],
  publishes: VIEWS,
  features: ['assignments'],
  uses: [
    'notifications',
    'assessment',
    'course-content',
    'course-groups',
    'courses',
    'enrollments',
    'media',
    'organizations',
    'progress',
    'rubrics',
  ],
  contributes: [
    ...assignmentsInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(featureUses, assignmentsInUse),
    contribute(demoWork, loadDemoAssignments),
    contribute(mediaReferences, showsInAssignment),
    contribute(showingKinds, assignmentShowing),
    contribute(courseCopying, copyAssignments),
    contribute(courseTexts, assignmentTexts),
    contribute(lessonActivities, { isPublished: isAssignmentPublished, isDraftComplete, publishDraft }),
  ],
  routes: assignmentRoutes,
  jobs: assignmentJobs,
  signals: [courseGroupJoined, courseGroupLeft].map((signal) => on(signal, notifyOfGroupDates)),
});
