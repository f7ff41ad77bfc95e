import { type Static, Type } from 'typebox';
import { LIMITS } from '../../kernel/http/limits.ts';
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
} from '../../kernel/http/schemas.ts';
import { MEDIA_KINDS } from './media-kinds.ts';
import { MediaRef } from './media-ref.ts';

export const MediaKindName = named('MediaKindName', OneOf(...MEDIA_KINDS));
export const Visibility = named('MediaVisibility', OneOf('PUBLIC', 'PRIVATE'));
export const MediaParams = Type.Object({ mediaId: Id });
export const UploadParams = Type.Object({ uploadId: Type.Unsafe<string>({ type: 'string', format: 'uuid' }) });
const FileName = Type.String({ minLength: 1, maxLength: LIMITS.name });

export const UploadBody = NamedObject(
  'UploadBody',
  {
    fileName: FileName,
    contentType: Type.String({ maxLength: 200 }),
    byteSize: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    kind: MediaKindName,
    visibility: Type.Optional(Visibility),
  },
  { additionalProperties: false },
);
export type UploadBody = Static<typeof UploadBody>;

export const UploadTicket = NamedObject('UploadTicket', {
  uploadId: Type.String(),
  url: Type.String({
    description: 'Where the bytes go: a tus address of this server, or an address of the file store',
  }),
  method: OneOf('PATCH', 'PUT'),
  headers: Type.Record(Type.String(), Type.String()),
  isResumable: Type.Boolean(),
  expiresAt: DateTime,
});
export type UploadTicket = Static<typeof UploadTicket>;

export const UploadState = NamedObject('UploadState', {
  uploadId: Type.String(),
  receivedBytes: Type.Integer(),
  byteSize: Type.Integer(),
  mediaId: Nullable(Id),
  expiresAt: DateTime,
});

export const SmallUploadQuery = Type.Object({
  kind: Type.Optional(MediaKindName),
  visibility: Type.Optional(Visibility),
  fileName: Type.Optional(FileName),
});

export const MediaDetail = NamedObject('MediaDetail', {
  ...MediaRef.properties,
  kind: MediaKindName,
  visibility: Visibility,
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
