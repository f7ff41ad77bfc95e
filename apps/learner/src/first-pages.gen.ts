// Written by `npm run generate` from the folders of features/. Do not edit.
import type { FirstPageRule } from '@sullam/web-kit/first-page.ts';
import { firstPages as auth } from './features/identity/auth/auth.first-pages.ts';
import { firstPages as catalogue } from './features/learning/catalogue/catalogue.first-pages.ts';
import { firstPages as courseContent } from './features/learning/course-content/course-content.first-pages.ts';
import { firstPages as courseOverview } from './features/learning/course-overview/course-overview.first-pages.ts';
import { firstPages as events } from './features/events/events/events.first-pages.ts';
import { firstPages as landing } from './features/organization/landing/landing.first-pages.ts';
import { firstPages as myCourses } from './features/learning/my-courses/my-courses.first-pages.ts';

/** The pages that people begin on, by the folder of the feature that declares them. */
export const FIRST_PAGES: Readonly<Record<string, readonly FirstPageRule[]>> = {
  'features/identity/auth': auth,
  'features/learning/catalogue': catalogue,
  'features/learning/course-content': courseContent,
  'features/learning/course-overview': courseOverview,
  'features/events/events': events,
  'features/organization/landing': landing,
  'features/learning/my-courses': myCourses,
};
