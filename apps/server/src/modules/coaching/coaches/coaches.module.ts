import { sql } from 'kysely';
import { demoLoading } from '../../../demo/demo-content.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { searchSources } from '../../operations/search/search.public.ts';
import { mediaReferences, showingKinds } from '../../organization/media/media.public.ts';
import { featureUses } from '../../organization/organizations/organizations.public.ts';
import { coachRowRoutes } from './coach-rows.routes.ts';
import { coachSearch } from './coach-search.ts';
import { coachMediaUses, coachShowing } from './coach-showing.ts';
import { loadDemoCoaches } from './coaches.demo.ts';
import { coachesInNotifications, coachNews } from './coaches.notifications.ts';
import { coachPersonalRows } from './coaches.personal.ts';
import { VIEWS } from './coaches.public.ts';
import { coachRoutes } from './coaches.routes.ts';

/** Coaches: members who coach, what their pages say, and who approves them. */
export const coachesModule = defineModule({
  name: 'coaches',
  partOf: ['coaching'],
  owns: ['coach_certifications', 'coach_entries', 'coach_languages', 'coach_topics', 'coaches', 'coaching_topics'],
  personalRows: coachPersonalRows,
  publishes: VIEWS,
  features: ['coaching'],
  permissions: ['organization_coaching', 'organization_member_access_coaching'],
  uses: ['covers', 'media', 'members', 'notifications', 'organizations', 'search'],
  contributes: [
    ...coachesInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(demoLoading, loadDemoCoaches),
    contribute(featureUses, {
      feature: 'coaching',
      count: () => sql<number>`select count(*)::int from coaches where ${inOrganization()}`,
    }),
    contribute(mediaReferences, coachMediaUses),
    contribute(searchSources, coachSearch),
    contribute(showingKinds, coachShowing),
  ],
  routes: [...coachRoutes, ...coachRowRoutes],
  signals: coachNews,
});
