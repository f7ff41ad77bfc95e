import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { sanctionUndoing } from '../posts/posts.public.ts';
import { postCaseRoutes } from './moderation-cases.routes.ts';
import { takeBackSanction } from './moderation-cases.service.ts';

/** Decisions of those who moderate groups about reported posts and comments, and what follows for their authors. */
export const groupModerationModule = defineModule({
  name: 'group-moderation',
  tag: 'Posts',
  partOf: ['social-groups'],
  uses: ['comments', 'members', 'posts', 'social-groups'],
  contributes: [contribute(sanctionUndoing, takeBackSanction)],
  routes: postCaseRoutes,
});
