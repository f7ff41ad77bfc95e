import type { CartItem } from '@sullam/api-client/schema.gen.ts';

type Item = Pick<CartItem, 'pageId' | 'purchasedItemType'>;

const specializationPath = (specializationId: number): string => `/lms/specializations/${specializationId}/overview`;

/** Packages are shown on the page of their coach, those of any coach beside the list of coaches. */
const packagePath = (coachId: number | null): string =>
  coachId === null ? '/coaching' : `/coaching/coaches/${coachId}`;
const sessionPath = (coachingSessionId: number): string => `/coaching/sessions/${coachingSessionId}`;

/** Address of an item's page; null when the item is gone. */
export function itemPath({ pageId, purchasedItemType: { slug } }: Item): string | null {
  if (slug === 'coaching-package') return packagePath(pageId);
  if (pageId === null) return null;
  if (slug === 'event') return `/event/${pageId}`;
  if (slug === 'specialization') return specializationPath(pageId);
  if (slug === 'bundle') return `/bundles/${pageId}`;
  if (slug === 'coaching-session') return sessionPath(pageId);
  return `/lms/courses/${pageId}/overview`;
}

/** Where the owner of an item uses it; null when it is gone. */
export function ownedItemPath({ pageId, purchasedItemType: { slug } }: Item): string | null {
  if (slug === 'coaching-package') return packagePath(pageId);
  if (pageId === null) return null;
  if (slug === 'event') return `/event/${pageId}/ticket`;
  if (slug === 'specialization') return specializationPath(pageId);
  if (slug === 'bundle') return `/bundles/${pageId}`;
  if (slug === 'coaching-session') return sessionPath(pageId);
  if (slug === 'course-seats') return '/profile/seats';
  return `/lms/courses/${pageId}`;
}
