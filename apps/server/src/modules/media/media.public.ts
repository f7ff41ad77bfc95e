export { newStorageKey, placeOf } from './admit-media.ts';
export { checkMediaChoices, type MediaChoice } from './choose-media.ts';
export { MediaRef, type MediaRow, mediaColumns, presentMedia } from './media-ref.ts';
