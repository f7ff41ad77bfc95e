export { newStorageKey, placeOf } from './admit-media.ts';
export { checkMediaChoices, type MediaChoice } from './choose-media.ts';
export { MediaRef, mediaColumns, presentMedia } from './media-ref.ts';
