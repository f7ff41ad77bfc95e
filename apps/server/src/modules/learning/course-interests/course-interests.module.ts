import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { erasedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { courseChanged, coursePublished } from '../courses/courses.public.ts';
import { loadDemoInterests } from './course-interests.demo.ts';
import { courseInterestRoutes } from './course-interests.routes.ts';
import { tellOpened } from './course-interests.service.ts';

/** Interests: people who want to hear when a course opens that they can't enrol in yet. */
export const courseInterestsModule = defineModule({
  name: 'course-interests',
  tag: 'Courses',
  owns: ['course_interests'],
  personalRows: [erasedRows('course_interests', 'user_id')],
  uses: ['courses', 'enrollments', 'members', 'notifications', 'organizations'],
  contributes: [contribute(demoWork, loadDemoInterests)],
  routes: courseInterestRoutes,
  jobs: [{ name: 'course-interests.tell', schedule: '*/10 * * * *', run: tellOpened }],
  signals: [on(coursePublished, tellOpened), on(courseChanged, tellOpened)],
});
