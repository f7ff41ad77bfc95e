import { defineModule } from '../../wiring.ts';
import { favoriteRoutes } from './favorites.routes.ts';

/** Favourites: what somebody marked with the heart. "Wishlisted" is the same list. */
export const favoritesModule = defineModule({
  name: 'favorites',
  owns: ['favorite_courses'],
  uses: ['courses', 'enrollments'],
  wire: () => ({ routes: favoriteRoutes }),
});
