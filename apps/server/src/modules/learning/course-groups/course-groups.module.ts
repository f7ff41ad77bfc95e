import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { defineModule } from '../../../wiring.ts';
import { featureUses } from '../../organization/organizations/organizations.public.ts';
import { courseCopying, courseLists } from '../courses/courses.public.ts';
import { enrollmentCancelled } from '../enrollments/enrollments.public.ts';
import { copyCourseGroups } from './copy-groups.repository.ts';
import { loadDemoCourseGroups } from './course-groups.demo.ts';
import { courseGroupsPersonalRows } from './course-groups.personal.ts';
import { VIEWS } from './course-groups.public.ts';
import { courseGroupRoutes } from './course-groups.routes.ts';
import { courseGroupsInUse } from './feature-use.ts';
import { groupsInCourse } from './listed-in-course.ts';
import { leaveWithCourse } from './seats.service.ts';

/** Groups of a course's learners. */
export const courseGroupsModule = defineModule({
  name: 'course-groups',
  partOf: ['course-groups'],
  owns: ['course_group_members', 'course_groups'],
  personalRows: courseGroupsPersonalRows,
  publishes: VIEWS,
  features: ['course-groups'],
  uses: ['courses', 'enrollments', 'media', 'members', 'organizations'],
  contributes: [
    contribute(courseLists, groupsInCourse),
    contribute(featureUses, courseGroupsInUse),
    contribute(demoLoading, loadDemoCourseGroups),
    contribute(courseCopying, copyCourseGroups),
  ],
  routes: courseGroupRoutes,
  signals: [on(enrollmentCancelled, leaveWithCourse)],
});
