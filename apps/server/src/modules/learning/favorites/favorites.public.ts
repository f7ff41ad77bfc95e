export { favoriteSince, favoritesOf, isFavorite } from './favorites.reads.ts';
