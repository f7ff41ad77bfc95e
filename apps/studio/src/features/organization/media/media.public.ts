export type { Media, MediaKind, MediaRef } from './media.api.ts';
export { MediaField } from './media-field.tsx';
