import { demoWork } from '../../demo/demo-content.ts';
import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { commentHosts } from '../comments/comments.public.ts';
import { mediaReferences } from '../media/media.public.ts';
import { audienceKinds } from '../notifications/notifications.public.ts';
import { searchSources } from '../search/search.public.ts';
import { feedRoutes } from './feed.routes.ts';
import { postCaseRoutes } from './post-cases.routes.ts';
import { postHost } from './post-host.ts';
import { postSearch } from './post-search.ts';
import { loadDemoPosts } from './posts.demo.ts';
import { postAudience, postNews } from './posts.notifications.ts';
import { postsPersonalRows } from './posts.personal.ts';
import { showsInPost } from './posts.repository.ts';
import { postRoutes } from './posts.routes.ts';

/** Posts of groups, polls, what people saved, and the feed of all their groups. What is said about posts is in comments. */
export const postsModule = defineModule({
  name: 'posts',
  partOf: ['social-groups'],
  owns: ['feed_preferences', 'post_mentions', 'post_versions', 'post_votes', 'posts', 'saved_posts'],
  personalRows: postsPersonalRows,
  uses: ['comments', 'media', 'members', 'notifications', 'search', 'social-groups'],
  brings: [
    bring(demoWork, loadDemoPosts),
    bring(commentHosts, postHost),
    bring(audienceKinds, postAudience),
    bring(mediaReferences, showsInPost),
    bring(searchSources, postSearch),
  ],
  routes: [...postRoutes(), ...feedRoutes, ...postCaseRoutes],
  signals: postNews,
});
