import type { PathOf } from '@sullam/api-client/client.ts';
import type { CourseCard, LandingPageView, LandingView } from '@sullam/api-client/schema.gen.ts';
import { expiryDateOf } from '@sullam/domain/limits.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import type { LoadInput } from '@sullam/web-kit/router/screens.ts';

export type Landing = LandingView;
export type LandingPage = LandingPageView;
export type LandingSlug = PathOf<'GET /api/organizations-dashboard/landing/pages/{slug}'>['slug'];
export type LandingCourse = CourseCard;

/** What visitors are shown at most of the catalogue. */
const COURSES_SHOWN = 6;
const PATHS_SHOWN = 3;

/** The landing page's own texts, pictures and figures; the first HTML brings them along. */
export const landingQuery = () => apiQuery('GET /api/organizations-dashboard/landing');

export const landingPageQuery = (slug: LandingSlug) =>
  apiQuery('GET /api/organizations-dashboard/landing/pages/{slug}', { path: { slug } });

/** The best-loved courses. The page does without them where they can't be had, so a failure isn't reported. */
export const landingCoursesQuery = () => ({
  ...apiQuery('GET /api/courses', {
    query: { skip: 0, take: COURSES_SHOWN, sort: 'popular', expiryDate: expiryDateOf(Date.now()) },
  }),
  meta: { isQuiet: true },
});

export const landingCategoriesQuery = () => ({
  ...apiQuery('GET /api/courses/filter-options'),
  meta: { isQuiet: true },
});

export const landingPathsQuery = () => ({
  ...apiQuery('GET /api/specializations', { query: { skip: 0, take: PATHS_SHOWN } }),
  meta: { isQuiet: true },
});

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Writes to the organisation. */
export const sendContactMessage = (organizationId: number, body: ContactMessage) =>
  api('POST /api/contact/organization/{organizationId}', { path: { organizationId }, body });

/** Puts an address on the list of letters. */
export function useSubscribe() {
  return useMutation({ mutationFn: (email: string) => api('POST /api/email-subscription', { body: { email } }) });
}

/** What the landing page asks for. */
export const prefetchLanding = ({ queryClient }: LoadInput) => queryClient.prefetchQuery(landingQuery());

/** What a page beside it asks for. */
export const prefetchLandingPage =
  (slug: LandingSlug) =>
  ({ queryClient }: LoadInput) =>
    queryClient.prefetchQuery(landingPageQuery(slug));
