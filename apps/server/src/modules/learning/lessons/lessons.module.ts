import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { showingKinds } from '../../organization/media/media.public.ts';
import { lessonShowing } from './lesson-showing.ts';
import { lessonRoutes } from './lessons.routes.ts';

/** Lessons as those who learn read them: what the content is, where the learner stands, what is locked. Owns no table. */
export const lessonsModule = defineModule({
  name: 'lessons',
  tag: 'Course content',
  uses: ['attachments', 'course-content', 'courses', 'media', 'progress'],
  contributes: [contribute(showingKinds, lessonShowing)],
  routes: lessonRoutes,
});
