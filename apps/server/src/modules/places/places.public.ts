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
  releasePlace,
  setPool,
  takePlace,
} from './places.service.ts';
export { type PlaceChange, placeFollowing } from './places.types.ts';
