import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { searchSources } from '../../operations/search/search.public.ts';
import { mediaReferences, showingKinds } from '../../organization/media/media.public.ts';
import { courseCopying, courseTexts } from '../courses/courses.public.ts';
import { articleSearch } from './article-search.ts';
import { attachmentShowing, showsAsAttachment } from './attachment-media.ts';
import { attachmentSearch } from './attachment-search.ts';
import { attachmentTexts } from './attachment-texts.ts';
import { loadDemoAttachments } from './attachments.demo.ts';
import { copyAttachments } from './attachments.repository.ts';
import { attachmentRoutes } from './attachments.routes.ts';
import { lessonShowing } from './lesson-showing.ts';
import { lessonRoutes } from './lessons.routes.ts';

/** Lessons as learners read them, and the files and links handed out with a lesson or its course. */
export const lessonsModule = defineModule({
  name: 'lessons',
  tag: 'Course content',
  owns: ['attachments'],
  uses: ['course-content', 'courses', 'media', 'progress', 'search', 'visits'],
  contributes: [
    contribute(demoWork, loadDemoAttachments),
    contribute(mediaReferences, showsAsAttachment),
    contribute(showingKinds, lessonShowing),
    contribute(showingKinds, attachmentShowing),
    contribute(searchSources, articleSearch),
    contribute(searchSources, attachmentSearch),
    contribute(courseTexts, attachmentTexts),
    contribute(courseCopying, ({ clock }, tx, copy) => copyAttachments(tx, { ...copy, now: clock.now() })),
  ],
  routes: [...lessonRoutes, ...attachmentRoutes],
});
