import { defineModule } from '../../../wiring.ts';
import { discussionModerationRoutes } from './discussion-moderation.routes.ts';

/** Reports, appeals and decisions about discussions of a course. */
export const discussionModerationModule = defineModule({
  name: 'discussion-moderation',
  tag: 'Discussion boards',
  partOf: ['discussion-boards'],
  uses: ['comments', 'courses', 'discussion-boards'],
  routes: discussionModerationRoutes,
});
