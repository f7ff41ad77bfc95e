import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { FileName, MediaKindName, MediaVisibility } from '../media/media.public.ts';

export const UploadParams = Type.Object({ uploadId: Type.Unsafe<string>({ type: 'string', format: 'uuid' }) });

export const UploadBody = NamedObject(
  'UploadBody',
  {
    fileName: FileName,
    contentType: Type.String({ maxLength: 200 }),
    byteSize: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    kind: MediaKindName,
    visibility: Type.Optional(MediaVisibility),
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
  visibility: Type.Optional(MediaVisibility),
  fileName: Type.Optional(FileName),
});
