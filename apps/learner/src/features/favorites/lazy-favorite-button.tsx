import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';

/** The heart of a course in a chunk of its own: a visitor never sees one. It keeps its place until it comes. */
export const FavoriteButton = lazyPart(
  () => import('./favorite-button.tsx').then((file) => file.FavoriteButton),
  <span aria-hidden="true" className="size-11 shrink-0" />,
);

/** Begins to fetch it, where a page with courses is opened by a member. */
export function preloadFavoriteButton(): void {
  // the inline script of the page has looked into the storage already
  if (document.documentElement.dataset.member !== undefined) FavoriteButton.preload();
}
