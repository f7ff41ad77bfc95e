export { admitMedia, placeOf } from './admit-media.ts';
export { isEmptyText, type PreparedText, prepareTalk, prepareText, presentText } from './article-html.ts';
export { type Showing, type ShowingKind, showingKinds, shownIn } from './file-places.ts';
export { accessMedia, checkMediaChoices, type MediaChoice } from './media.access.ts';
export { type DemoMedia, demoMedia, storeDemoPdf } from './media.demo.ts';
export { tooLarge } from './media.errors.ts';
export { mediaPersonalRows } from './media.personal.ts';
export { presentDetail, presentFiles, readMediaRefs, readMediaRows } from './media.reads.ts';
export { FileName, MediaDetail, MediaKindName, MediaVisibility } from './media.schemas.ts';
export { discardMedia } from './media.service.ts';
export { ACCEPTED, MEDIA_KINDS, type MediaKind } from './media-kinds.ts';
export {
  anonymousName,
  MediaRef,
  type MediaRow,
  mediaColumns,
  presentMedia,
  withoutName,
} from './media-ref.ts';
export {
  handedInFiles,
  type MediaReference,
  mediaReferences,
  mentionOf,
} from './media-references.ts';
export { sniff } from './sniff.ts';
export { readStoredFiles, type StoredFile } from './stored-files.reads.ts';
export { bytesInMemory, bytesInStore, readBody } from './upload-body.ts';

/** Views that others may read. */
export const VIEWS = ['media_files'] as const;
