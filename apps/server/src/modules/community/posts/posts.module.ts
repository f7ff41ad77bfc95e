import { demoLoading, demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { audienceKinds, notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { searchSources } from '../../operations/search/search.public.ts';
import { mediaReferences, showingKinds } from '../../organization/media/media.public.ts';
import { commentHosts } from '../comments/comments.public.ts';
import { linkPreviewUses } from '../link-previews/link-previews.public.ts';
import { postHost } from './post-host.ts';
import { postSearch } from './post-search.ts';
import { postShowing, previewShowing } from './post-showing.ts';
import { postingRulesRoutes } from './posting-rules.routes.ts';
import { loadDemoPostingRules, loadDemoPosts } from './posts.demo.ts';
import { postAudience, postNews, postsInNotifications } from './posts.notifications.ts';
import { postsPersonalRows } from './posts.personal.ts';
import { showsInPost, showsPreview } from './posts.repository.ts';
import { postRoutes } from './posts.routes.ts';

/** Posts of groups with their polls and posting rules, and what people saved. What is said about posts is in comments. */
export const postsModule = defineModule({
  name: 'posts',
  partOf: ['social-groups'],
  owns: ['post_mentions', 'post_versions', 'post_votes', 'posting_rules', 'posts', 'saved_posts'],
  personalRows: postsPersonalRows,
  uses: ['comments', 'link-previews', 'media', 'members', 'notifications', 'search', 'social-groups'],
  contributes: [
    ...postsInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(demoLoading, loadDemoPostingRules),
    contribute(demoWork, loadDemoPosts),
    contribute(commentHosts, postHost),
    contribute(audienceKinds, postAudience),
    contribute(linkPreviewUses, showsPreview),
    contribute(mediaReferences, showsInPost),
    contribute(searchSources, postSearch),
    contribute(showingKinds, postShowing),
    contribute(showingKinds, previewShowing),
  ],
  routes: [...postRoutes(), ...postingRulesRoutes],
  signals: postNews,
});
