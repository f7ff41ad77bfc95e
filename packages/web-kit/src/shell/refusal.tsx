import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';

/** The page for whatever the guard or the router refuses; seldom seen, so in a chunk of its own. */
export const Refusal = lazyPart<{ data?: unknown }>(() =>
  import('./refusal-pages.tsx').then((file) => file.RefusalPage),
);
