import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { lessonActivities } from '../../learning/course-content/course-content.public.ts';
import { courseCopying, courseLists } from '../../learning/courses/courses.public.ts';
import { notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { featureUses } from '../../organization/organizations/organizations.public.ts';
import { copyGradebook } from './copy-gradebook.repository.ts';
import { detachItems } from './detached-items.ts';
import { gradesInUse } from './feature-use.ts';
import { loadDemoGradebooks } from './grade-items.demo.ts';
import { gradeItemsInNotifications } from './grade-items.notifications.ts';
import { VIEWS } from './grade-items.public.ts';
import { gradeItemRoutes } from './grade-items.routes.ts';
import { gradesInCourse } from './listed-in-course.ts';

/** What is graded in a course, and how grades become a total. */
export const gradeItemsModule = defineModule({
  name: 'grade-items',
  partOf: ['grades'],
  tag: 'Gradebook',
  owns: ['grade_categories', 'grade_item_plans', 'grade_items', 'gradebooks'],
  publishes: VIEWS,
  uses: ['notifications', 'courses', 'course-content', 'organizations'],
  contributes: [
    ...gradeItemsInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(courseLists, gradesInCourse),
    contribute(featureUses, gradesInUse),
    contribute(demoLoading, loadDemoGradebooks),
    contribute(courseCopying, copyGradebook),
    contribute(lessonActivities, { removing: detachItems }),
  ],
  routes: gradeItemRoutes,
});
