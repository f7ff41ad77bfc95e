// Written by `npm run generate` from the folders of features/. Do not edit.
import type { FirstPageRule } from '@sullam/web-kit/first-page.ts';
import { firstPages as auth } from './features/auth/auth.first-pages.ts';
import { firstPages as catalogue } from './features/catalogue/catalogue.first-pages.ts';
import { firstPages as courseContent } from './features/course-content/course-content.first-pages.ts';
import { firstPages as courseOverview } from './features/course-overview/course-overview.first-pages.ts';
import { firstPages as events } from './features/events/events.first-pages.ts';
import { firstPages as landing } from './features/landing/landing.first-pages.ts';
import { firstPages as myCourses } from './features/my-courses/my-courses.first-pages.ts';

/** The pages that people begin on, by the folder of the feature that declares them. */
export const FIRST_PAGES: Readonly<Record<string, readonly FirstPageRule[]>> = {
  'features/auth': auth,
  'features/catalogue': catalogue,
  'features/course-content': courseContent,
  'features/course-overview': courseOverview,
  'features/events': events,
  'features/landing': landing,
  'features/my-courses': myCourses,
};
