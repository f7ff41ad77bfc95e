import { type Static, Type } from 'typebox';
import { LIMITS } from '../../../kernel/http/limits.ts';
import {
  DateTime,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  named,
  OneOf,
  PageQuery,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { MEDIA_KINDS } from './media-kinds.ts';
import { MediaRef } from './media-ref.ts';

export const MediaKindName = named('MediaKindName', OneOf(...MEDIA_KINDS));
export const MediaVisibility = named('MediaVisibility', OneOf('PUBLIC', 'PRIVATE'));
export const MediaParams = Type.Object({ mediaId: Id });
/** As it is called on the device; what is stored of a long one is shortened before its ending (`cleanFileName`). */
export const FileName = Type.String({ minLength: 1, maxLength: LIMITS.fileName });

export const MediaDetail = NamedObject('MediaDetail', {
  ...MediaRef.properties,
  kind: MediaKindName,
  visibility: MediaVisibility,
  status: OneOf('UPLOADING', 'PROCESSING', 'READY', 'FAILED'),
  createdAt: DateTime,
});
export type MediaDetail = Static<typeof MediaDetail>;

export const MediaPatch = NamedObject(
  'MediaPatch',
  {
    name: Type.Optional(FileName),
    alt: Type.Optional(LocalizedName),
    durationSeconds: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 360_000 }))),
  },
  { additionalProperties: false },
);
export type MediaPatch = Static<typeof MediaPatch>;

export const UploadsQuery = Type.Object({ ...PageQuery, search: SearchText, kind: Type.Optional(MediaKindName) });
export type UploadsQuery = Static<typeof UploadsQuery>;
