export {
  freePlaces,
  type PoolFigures,
  placeUntil,
  poolCapacity,
  poolOfferMinutes,
  readPlace,
  readPoolFigures,
  readQueuePlace,
} from './capacity.reads.ts';
export {
  acceptOffer,
  closePool,
  extendHold,
  handOver,
  openPool,
  reachPlace,
  releasePlace,
  setPool,
  takeHeld,
  takePlace,
} from './capacity.service.ts';
export { type Place, type PlaceChange, placeFollowing } from './capacity.types.ts';
