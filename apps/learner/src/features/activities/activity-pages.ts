import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';
import { ACTIVITIES_PLACE } from './activity-place.ts';

export const ACTIVITY_SCREENS: readonly ScreenDefinition[] = [
  {
    path: ACTIVITIES_PLACE,
    load: () => import('./activities.screen.tsx').then((file) => file.ActivitiesScreen),
    titleKey: 'activities.titles.page',
    areas: ['activities', 'course'],
    access: { memberPermissions: ['organization_member_access_courses', 'organization_member_access_events'] },
  },
];
