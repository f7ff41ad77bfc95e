import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { readJoinRequests } from '../../identity/members/members.public.ts';
import { readFallingBehind } from './falling-behind.reads.ts';
import { teachingRoutes } from './teaching.routes.ts';
import { readWaitingCourses } from './waiting-courses.reads.ts';
import { waitingSources } from './waiting-sources.ts';

/** Teaching: an instructor's courses, their learners, and all work that waits for those who teach and administer. */
export const teachingModule = defineModule({
  name: 'teaching',
  uses: ['catalogue', 'course-content', 'courses', 'enrollments', 'media', 'members', 'permissions', 'progress'],
  contributes: [
    contribute(waitingSources, { read: readFallingBehind }),
    contribute(waitingSources, { read: readWaitingCourses }),
    contribute(waitingSources, { read: readJoinRequests }),
  ],
  routes: teachingRoutes(),
});
