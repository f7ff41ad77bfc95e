import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { profileReasons } from '../../identity/members/members.public.ts';
import { notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { searchSources } from '../../operations/search/search.public.ts';
import { mediaReferences, showingKinds } from '../../organization/media/media.public.ts';
import { featureUses } from '../../organization/organizations/organizations.public.ts';
import { groupsInUse } from './feature-use.ts';
import { groupKeepingRoutes } from './group-keeping.routes.ts';
import { groupSearch } from './group-search.ts';
import { groupShowing } from './group-showing.ts';
import { loadDemoGroups } from './social-groups.demo.ts';
import { groupNews, socialGroupsInNotifications } from './social-groups.notifications.ts';
import { groupsPersonalRows } from './social-groups.personal.ts';
import { VIEWS } from './social-groups.public.ts';
import { isGroupCover } from './social-groups.repository.ts';
import { groupRoutes } from './social-groups.routes.ts';
import { sharesGroup } from './visible-groups.ts';

/** Groups in which people meet: who belongs to them and who runs them. What is said there is in posts. */
export const socialGroupsModule = defineModule({
  name: 'social-groups',
  tag: 'Groups',
  partOf: ['social-groups'],
  owns: ['social_group_members', 'social_group_pauses', 'social_groups'],
  publishes: VIEWS,
  personalRows: groupsPersonalRows,
  features: ['social-groups'],
  permissions: [
    'organization_social_platform',
    'organization_read_social_groups',
    'organization_create_social_groups',
    'organization_update_social_groups',
    'organization_delete_social_groups',
    'organization_member_access_communities',
  ],
  uses: ['covers', 'media', 'members', 'notifications', 'organizations', 'search'],
  contributes: [
    ...socialGroupsInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(demoLoading, loadDemoGroups),
    contribute(featureUses, groupsInUse),
    contribute(mediaReferences, isGroupCover),
    contribute(profileReasons, sharesGroup),
    contribute(searchSources, groupSearch),
    contribute(showingKinds, groupShowing),
  ],
  routes: [...groupRoutes, ...groupKeepingRoutes],
  signals: groupNews,
});
