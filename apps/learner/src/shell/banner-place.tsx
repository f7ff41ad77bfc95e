import { STORAGE_KEYS } from '@sullam/web-kit/base/stored.ts';
import { useStoredFlag } from '@sullam/web-kit/base/use-stored-flag.ts';
import { useKit, useUser } from '@sullam/web-kit/kit-context.tsx';
import { EVENTS_BANNER } from '../frame-areas.ts';
import type { FeaturedEvents } from './events-banner.api.ts';
import { isHiddenStill, readDismissal } from './events-banner-rules.ts';

/**
 * What is known of the banner before its answer is here: what the page brought along for a visitor, and for a member whether there was
 * something when this browser asked last. The place is kept free for it, so that nothing moves.
 */
export function useExpectedBanner() {
  const kit = useKit();
  const userId = useUser()?.id;
  const brought = kit.bootstrap.preload?.[`GET ${EVENTS_BANNER.call}`] as FeaturedEvents | undefined;
  const isBrought = (brought?.data.length ?? 0) > 0;
  const [wasThere, setWasThere] = useStoredFlag(`events-banner.${userId ?? 'visitor'}`, isBrought);
  const isHidden = isHiddenStill(readDismissal(kit.storage.getItem(STORAGE_KEYS.eventsBanner)), kit.now());
  const isExpected = !isHidden && (userId === undefined ? isBrought : wasThere);
  return { isExpected, brought: isExpected ? brought : undefined, setWasThere };
}

/** The strip, empty as yet. */
export function BannerPlace() {
  const { isExpected } = useExpectedBanner();
  // drawn by page.css, like the one in the page before the application
  return isExpected && <div aria-hidden="true" data-banner="" />;
}
