import { menuPlacesOf } from '@sullam/web-kit/feature-parts.ts';
import { menuOf } from '@sullam/web-kit/shell/menu-model.ts';
import { FEATURES } from '../features.gen.ts';

const PLACES = menuPlacesOf(FEATURES);

/** The side menu of signed-in readers. */
export const SIDE_MENU = menuOf(PLACES, 'side');
/** The header of signed-in readers. */
export const HEADER_MENU = menuOf(PLACES, 'header');
/** Header and drawer of visitors. */
export const VISITOR_MENU = menuOf(PLACES, 'visitor');
/** Beside the bell in the bar; on a phone, whose bar has no room for them, in the drawer. */
export const BAR_MENU = menuOf(PLACES, 'bar');
/** The bar at the bottom of a phone. */
export const BOTTOM_MENU = menuOf(PLACES, 'bottom');
/** The menu of the avatar. */
export const PROFILE_MENU = menuOf(PLACES, 'profile');
