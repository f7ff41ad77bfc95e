import { bring } from '../../kernel/extensions.ts';
import { on } from '../../kernel/outbox/signals.ts';
import { defineModule } from '../../wiring.ts';
import { courseCopying } from '../courses/courses.public.ts';
import { enrollmentCancelled } from '../enrollments/enrollments.public.ts';
import { personalData } from '../members/members.public.ts';
import { copyCourseGroups } from './copy-groups.repository.ts';
import { courseGroupsPersonalRows } from './course-groups.personal.ts';
import { courseGroupRoutes } from './course-groups.routes.ts';
import { leaveWithCourse } from './seats.service.ts';

/** Groups of a course's learners. */
export const courseGroupsModule = defineModule({
  name: 'course-groups',
  owns: ['course_group_members', 'course_groups'],
  features: ['course-groups'],
  uses: ['courses', 'enrollments', 'media', 'members'],
  brings: [bring(personalData, courseGroupsPersonalRows), bring(courseCopying, copyCourseGroups)],
  wire: () => ({ routes: courseGroupRoutes, signals: [on(enrollmentCancelled, leaveWithCourse)] }),
});
