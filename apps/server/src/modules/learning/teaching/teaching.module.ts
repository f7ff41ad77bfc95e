import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { readJoinRequests } from '../../identity/members/members.public.ts';
import { waitingSources } from '../waiting/waiting.public.ts';
import { readFallingBehind } from './falling-behind.reads.ts';
import { teachingRoutes } from './teaching.routes.ts';
import { readWaitingCourses } from './waiting-courses.reads.ts';

/** Teaching: an instructor's courses, their students, and what waits for approval. */
export const teachingModule = defineModule({
  name: 'teaching',
  uses: [
    'catalogue',
    'course-content',
    'courses',
    'enrollments',
    'media',
    'members',
    'permissions',
    'progress',
    'waiting',
  ],
  contributes: [
    contribute(waitingSources, { read: readFallingBehind }),
    contribute(waitingSources, { read: readWaitingCourses }),
    contribute(waitingSources, { read: readJoinRequests }),
  ],
  routes: teachingRoutes(),
});
