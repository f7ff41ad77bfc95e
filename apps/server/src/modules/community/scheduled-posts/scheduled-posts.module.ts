import { readerFinder } from '../../../absent-reader.ts';
import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { erasedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { mediaReferences, showingKinds } from '../../organization/media/media.public.ts';
import { linkPreviewUses } from '../link-previews/link-previews.public.ts';
import { scheduledShowing } from './scheduled-post-showing.ts';
import { loadDemoScheduledPosts } from './scheduled-posts.demo.ts';
import { scheduledShowsPreview, showsInScheduled } from './scheduled-posts.repository.ts';
import { scheduledPostRoutes } from './scheduled-posts.routes.ts';
import { scheduledPostJobs } from './scheduled-posts.service.ts';

/** Posts that their authors have written for a later moment, and the job that publishes them. */
export const scheduledPostsModule = defineModule({
  name: 'scheduled-posts',
  tag: 'Posts',
  partOf: ['social-groups'],
  owns: ['scheduled_posts'],
  personalRows: [erasedRows('scheduled_posts', 'author_user_id', { without: ['request_key'] })],
  uses: ['comments', 'link-previews', 'media', 'posts', 'social-groups'],
  contributes: [
    contribute(demoWork, loadDemoScheduledPosts),
    contribute(linkPreviewUses, scheduledShowsPreview),
    contribute(mediaReferences, showsInScheduled),
    contribute(showingKinds, scheduledShowing),
  ],
  routes: scheduledPostRoutes,
  wire: (wiring) => ({ jobs: scheduledPostJobs(readerFinder(wiring)) }),
});
