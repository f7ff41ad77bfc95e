import { readerFinder } from '../../../absent-reader.ts';
import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { audienceKinds, notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { searchSources } from '../../operations/search/search.public.ts';
import { mediaReferences, showingKinds } from '../../organization/media/media.public.ts';
import { commentHosts } from '../comments/comments.public.ts';
import { linkPreviewUses } from '../link-previews/link-previews.public.ts';
import { digestSources } from '../notification-digests/notification-digests.public.ts';
import { feedRoutes } from './feed.routes.ts';
import { postCaseRoutes } from './post-cases.routes.ts';
import { postDigest } from './post-digest.ts';
import { postHost } from './post-host.ts';
import { postSearch } from './post-search.ts';
import { postShowing, previewShowing, scheduledShowing } from './post-showing.ts';
import { loadDemoPosts } from './posts.demo.ts';
import { postAudience, postNews, postsInNotifications } from './posts.notifications.ts';
import { postsPersonalRows } from './posts.personal.ts';
import { showsInPost, showsPreview } from './posts.repository.ts';
import { postRoutes } from './posts.routes.ts';
import { scheduledShowsPreview, showsInScheduled } from './scheduled-posts.repository.ts';
import { scheduledPostRoutes } from './scheduled-posts.routes.ts';
import { scheduledPostJobs } from './scheduled-posts.service.ts';

/** Posts of groups, polls, what people saved, and the feed of all their groups. What is said about posts is in comments. */
export const postsModule = defineModule({
  name: 'posts',
  partOf: ['social-groups'],
  owns: ['feed_preferences', 'post_mentions', 'post_versions', 'post_votes', 'posts', 'saved_posts', 'scheduled_posts'],
  personalRows: postsPersonalRows,
  uses: [
    'comments',
    'link-previews',
    'media',
    'members',
    'notification-digests',
    'notifications',
    'posting-rules',
    'search',
    'social-groups',
  ],
  contributes: [
    ...postsInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(demoWork, loadDemoPosts),
    contribute(commentHosts, postHost),
    contribute(audienceKinds, postAudience),
    contribute(digestSources, postDigest),
    contribute(linkPreviewUses, showsPreview),
    contribute(linkPreviewUses, scheduledShowsPreview),
    contribute(mediaReferences, showsInPost),
    contribute(mediaReferences, showsInScheduled),
    contribute(searchSources, postSearch),
    contribute(showingKinds, postShowing),
    contribute(showingKinds, previewShowing),
    contribute(showingKinds, scheduledShowing),
  ],
  routes: [...postRoutes(), ...feedRoutes, ...postCaseRoutes, ...scheduledPostRoutes],
  wire: (wiring) => ({ jobs: scheduledPostJobs(readerFinder(wiring)) }),
  signals: postNews,
});
