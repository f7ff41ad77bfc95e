export { MediaRef, type MediaRow, mediaColumns, presentMedia } from './media-ref.ts';
