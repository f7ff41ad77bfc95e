import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';

/** In a chunk of its own: most courses are open. */
export const InterestButton = lazyPart(
  () => import('./interest-button.tsx').then((file) => file.InterestButton),
  <div aria-hidden="true" className="h-12" />,
);
