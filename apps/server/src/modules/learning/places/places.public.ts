export {
  freePlaces,
  type PoolFigures,
  placeUntil,
  poolCapacity,
  poolOfferMinutes,
  readPlace,
  readPoolFigures,
  readQueuePlace,
} from './places.reads.ts';
export {
  acceptOffer,
  closePool,
  handOver,
  openPool,
  reachPlace,
  releasePlace,
  setPool,
  takePlace,
} from './places.service.ts';
export { type Place, type PlaceChange, placeFollowing } from './places.types.ts';
