import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { loadDemoFavorites } from './favorites.demo.ts';
import { favoritesPersonalRows } from './favorites.personal.ts';
import { favoriteRoutes } from './favorites.routes.ts';

/** Favourites: what somebody marked with the heart. "Wishlisted" is the same list. */
export const favoritesModule = defineModule({
  name: 'favorites',
  tag: 'Favourites',
  owns: ['favorite_courses'],
  personalRows: favoritesPersonalRows,
  uses: ['courses', 'members'],
  contributes: [contribute(demoLoading, loadDemoFavorites)],
  routes: favoriteRoutes,
});
