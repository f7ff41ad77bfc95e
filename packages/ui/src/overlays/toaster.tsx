import { useSyncExternalStore } from 'react';
import { lazyPart } from '../base/lazy-part.tsx';
import { currentToasts, onToastsChange } from './toast-queue.ts';

const Region = lazyPart(() => import('./toast-region.tsx').then((file) => file.ToastRegion));

let everUsed = false;
const hasBeenUsed = () => {
  everUsed ||= currentToasts().length > 0;
  return everUsed;
};

/** The place of short messages: put it once into the application. It loads what draws them with the first message. */
export function Toaster() {
  const used = useSyncExternalStore(onToastsChange, hasBeenUsed, () => false);
  return used ? <Region /> : null;
}
