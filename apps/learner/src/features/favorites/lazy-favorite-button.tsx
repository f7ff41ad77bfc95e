import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';

/** The heart of a course in a chunk of its own: a visitor never sees one. It keeps its place until it comes. */
export const FavoriteButton = lazyPart(
  () => import('./favorite-button.tsx').then((file) => file.FavoriteButton),
  <span aria-hidden="true" className="size-11 shrink-0" />,
);

// The inline script of the page has looked into the storage already.
if (document.documentElement.dataset.member !== undefined) FavoriteButton.preload();
