import { transaction } from '../../../kernel/database/database.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { showingKinds } from '../../organization/media/media.public.ts';
import { groupRoleEnding } from '../social-groups/social-groups.public.ts';
import { groupInvitationRoutes } from './group-invitations.routes.ts';
import { revokeLinks } from './group-invitations.service.ts';
import { groupLinkShowing } from './group-link-showing.ts';
import { deleteExpiredLinks } from './group-links.repository.ts';

/** How people come into a group: by joining, by invitation, by a link. */
export const groupInvitationsModule = defineModule({
  name: 'group-invitations',
  tag: 'Groups',
  partOf: ['social-groups'],
  owns: ['social_group_links'],
  personalRows: [signedRows('social_group_links', 'created_by', 'a link that is open has to be known later')],
  uses: ['media', 'members', 'social-groups'],
  contributes: [contribute(groupRoleEnding, revokeLinks), contribute(showingKinds, groupLinkShowing)],
  routes: groupInvitationRoutes,
  jobs: [
    {
      name: 'social-groups.forget-links',
      schedule: '40 2 * * *',
      run: (context) => transaction(context, (tx) => deleteExpiredLinks(tx, context.clock.now())),
    },
  ],
});
