import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { STORAGE_KEYS } from '@sullam/web-kit/base/stored.ts';
import { useKit, useUser } from '@sullam/web-kit/kit-context.tsx';

const beganWithBanner = document.querySelector('[data-banner]') !== null;

/** Whether there was something to tell a member when this browser asked last: '1' or '0'; null before it asked. */
export const lastTold = (storage: Pick<Storage, 'getItem'>, userId: number | undefined): string | null =>
  storage.getItem(`${STORAGE_KEYS.eventsBanner}.${userId}`);

/**
 * The strip until its part is here: as in the page that stood here before the application; where that had no bars, signing in for
 * one, as this browser showed it last.
 */
export function BannerStart() {
  const { storage } = useKit();
  const userId = useUser()?.id;
  const isExpected = beganWithBanner || lastTold(storage, userId) === '1';
  return isExpected && <div data-banner="" />;
}

export const EventsBanner = lazyPart(
  () => import('./events-banner.tsx').then((file) => file.EventsBanner),
  <BannerStart />,
);
