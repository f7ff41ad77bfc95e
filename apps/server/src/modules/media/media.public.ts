export { admitMedia, newStorageKey, placeOf } from './admit-media.ts';
export { isEmptyText, type PreparedText, prepareText, presentText } from './article-html.ts';
export { checkMediaChoices, type MediaChoice } from './choose-media.ts';
export { type DemoMedia, demoMedia } from './media.demo.ts';
export { mediaPersonalRows } from './media.personal.ts';
export { MediaRef, type MediaRow, mediaColumns, presentMedia } from './media-ref.ts';
export {
  type FileInQuestion,
  handedInFiles,
  type MediaReference,
  mediaReferences,
  mentionOf,
} from './media-references.ts';
export { readMediaRefs } from './media-refs.reads.ts';
export { namelessName, withoutName } from './nameless.ts';
export { sniff } from './sniff.ts';
export { readStoredFiles, type StoredFile } from './stored-files.reads.ts';
export { bytesInMemory, readBody } from './upload-body.ts';

/** Views that others may read. */
export const VIEWS = ['media_files'] as const;
