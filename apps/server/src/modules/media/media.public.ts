export { MediaRef, mediaColumns, presentMedia } from './media-ref.ts';
