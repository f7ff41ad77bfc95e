import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';

/** In a chunk of its own: most courses are open. */
export const TellMe = lazyPart(
  () => import('./tell-me.tsx').then((file) => file.TellMe),
  <div aria-hidden="true" className="h-12" />,
);
