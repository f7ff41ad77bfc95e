import { Problem } from '../../../kernel/problem.ts';

/** Every place is taken, held or offered, and the caller doesn't want to wait. */
export const noPlaceFree = (): Problem => new Problem('place.none-free', 409);
/** Places are free, so nobody needs to wait for one. */
export const placesFree = (): Problem => new Problem('place.free', 409);
/** More are taken than there would be places. */
export const belowTaken = (taken: number): Problem =>
  new Problem('place.below-taken', 409, { values: { count: taken } });
/** An offer or a hold that was never there, or whose time is over. */
export const placeGone = (): Problem => new Problem('place.gone', 409);
/** Nobody has two. */
export const hasPlace = (): Problem => new Problem('place.has-one', 409);
