import { useSyncExternalStore } from 'react';
import { lazyPart } from '../base/lazy-part.tsx';
import { currentToasts, onToastsChange } from './toast-queue.ts';

const Region = lazyPart(() => import('./toast-region.tsx').then((file) => file.ToastRegion));

/** Fetches what draws them, so that the first failure isn't silent where there is no connection any more. */
export const preloadToasts = Region.preload;

let everUsed = false;
const hasBeenUsed = () => {
  everUsed ||= currentToasts().length > 0;
  return everUsed;
};

/** The place of short messages: put it once into the application. What draws them is a chunk of its own. */
export function Toaster() {
  const used = useSyncExternalStore(onToastsChange, hasBeenUsed, () => false);
  return used ? <Region /> : null;
}
