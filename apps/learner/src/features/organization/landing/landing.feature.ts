import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';
import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';
import type { LandingSlug } from './landing.api.ts';
import { LANDING_SLUGS } from './landing-slugs.ts';

const textPage = (slug: LandingSlug) => ({
  load: async () => (await import('./landing-page.screens.tsx')).LANDING_PAGE_SCREENS[slug],
  areas: ['landing'] as const,
});
const CONTACT = {
  load: () => import('./contact.screen.tsx').then((file) => file.ContactScreen),
  areas: ['landing', 'errors'] as const,
};

export const feature: FeatureParts = {
  screens: [
    {
      path: '/landing-page',
      load: () => import('./landing.screen.tsx').then((file) => file.LandingScreen),
      prefetch: () => import('./landing.screen.tsx').then((file) => file.prefetchLanding),
      titleKey: 'landing.titles.page',
      areas: ['landing', 'prices'],
      hidesMenu: true,
      access: { requiresAuth: false, pageSwitch: 'landing-page' },
    },
    ...(Object.keys(LANDING_SLUGS) as LandingSlug[]).flatMap((slug): ScreenDefinition[] => [
      {
        path: `/landing-page/${slug}`,
        ...(slug === 'contact-us' ? CONTACT : textPage(slug)),
        prefetch: () => import('./landing.api.ts').then((file) => file.prefetchLandingPage(slug)),
        titleKey: LANDING_SLUGS[slug].titleKey,
        hidesMenu: true,
        access: { requiresAuth: false, pageSwitch: LANDING_SLUGS[slug].feature },
      },
      {
        path: `/${slug}`,
        redirectTo: `/landing-page/${slug}`,
        access: { requiresAuth: false, pageSwitch: LANDING_SLUGS[slug].feature },
      },
    ]),
  ],
  menu: [
    {
      id: 'home',
      titleKey: 'shell.menu.home',
      icon: 'House',
      path: '/landing-page',
      places: { visitor: 10 },
    },
    {
      id: 'about',
      titleKey: 'shell.menu.about',
      icon: 'Info',
      path: '/landing-page/about-us',
      places: { visitor: 80 },
    },
    {
      id: 'contact',
      titleKey: 'shell.menu.contact',
      icon: 'Mail',
      path: '/landing-page/contact-us',
      places: { visitor: 90 },
    },
  ],
};
