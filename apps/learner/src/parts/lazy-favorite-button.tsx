import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';

/** Where a heart will be. */
export const favoritePlace = <span aria-hidden="true" className="block size-11 shrink-0" />;

/** The heart of a course in a chunk of its own: a visitor never sees one. It keeps its place until it comes. */
export const FavoriteButton = lazyPart(
  () => import('./favorite-button.tsx').then((file) => file.FavoriteButton),
  favoritePlace,
);

/** Begins to fetch it, where a page with courses is opened by a member. */
export function preloadFavoriteButton(): void {
  // the inline script of the page has looked into the storage already
  if (document.documentElement.dataset.member !== undefined) FavoriteButton.preload();
}
