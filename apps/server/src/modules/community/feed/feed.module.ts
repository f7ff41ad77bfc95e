import { contribute } from '../../../kernel/extensions.ts';
import { erasedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { digestSources } from '../notification-digests/notification-digests.public.ts';
import { feedRoutes } from './feed.routes.ts';
import { postDigest } from './post-digest.ts';

/** Posts of all the groups of a person: the feed, what is new, what they saved, and the same in bundled mails. */
export const feedModule = defineModule({
  name: 'feed',
  tag: 'Posts',
  partOf: ['social-groups'],
  owns: ['feed_preferences'],
  personalRows: [erasedRows('feed_preferences', 'user_id')],
  uses: ['notification-digests', 'posts', 'social-groups'],
  contributes: [contribute(digestSources, postDigest)],
  routes: feedRoutes,
});
