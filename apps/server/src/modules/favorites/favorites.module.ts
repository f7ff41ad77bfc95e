import type { ServerModule } from '../../kernel/module.ts';
import { favoriteRoutes } from './favorites.routes.ts';

/** Favourites: what somebody marked with the heart. "Wishlisted" is the same list. */
export const favoritesModule = (): ServerModule => ({ name: 'favorites', routes: favoriteRoutes });
