import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';

/** Everything that fits some words. */
export const SEARCH_SCREENS: readonly ScreenDefinition[] = [
  {
    path: '/search',
    load: () => import('./search.screen.tsx').then((file) => file.SearchScreen),
    titleKey: 'search.titles.page',
    areas: ['search'],
    access: { requiresAuth: false, features: ['anonymous-course-view'] },
  },
];
