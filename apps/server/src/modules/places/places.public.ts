export { type PoolFigures, readPlace, readPoolFigures, readQueuePlace } from './places.reads.ts';
export {
  acceptOffer,
  closePool,
  confirmPlace,
  handOver,
  openPool,
  releasePlace,
  setPool,
  takePlace,
} from './places.service.ts';
export { type Place, type PlaceChange, type PlaceState, placeFollowing } from './places.types.ts';
