import { URL_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { type Static, Type } from 'typebox';
import { Id, Language, LocalizedName, NamedObject, Nullable } from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';

/** So many stand with one lesson, or with the course itself. */
export const MOST_ATTACHMENTS = 50;

export const AttachmentParams = Type.Object({ attachmentId: Id });

/** A file or a link: the one that is null isn't there. */
export const Attachment = NamedObject('Attachment', {
  attachmentId: Id,
  name: LocalizedName,
  language: Nullable(Language),
  media: Nullable(MediaRef),
  url: Nullable(Type.String()),
  version: Type.Integer(),
});
export type Attachment = Static<typeof Attachment>;

export const AttachmentList = NamedObject('AttachmentList', { data: Type.Array(Attachment) });

const Address = Type.String({ minLength: 1, maxLength: URL_MAX_LENGTH, description: 'https or http' });

export const AttachmentBody = NamedObject(
  'AttachmentBody',
  {
    mediaId: Type.Optional(Id),
    url: Type.Optional(Address),
    /** Without one it is called as its file is. */
    name: Type.Optional(LocalizedName),
    language: Type.Optional(Nullable(Language)),
  },
  { additionalProperties: false },
);
export type AttachmentBody = Static<typeof AttachmentBody>;

export const AttachmentPatch = NamedObject(
  'AttachmentPatch',
  {
    version: Type.Integer({
      minimum: 1,
      maximum: 1_000_000_000,
      description: 'As it was read; an older one answers 409',
    }),
    name: Type.Optional(LocalizedName),
    language: Type.Optional(Nullable(Language)),
    mediaId: Type.Optional(Id),
    url: Type.Optional(Address),
  },
  { additionalProperties: false },
);
export type AttachmentPatch = Static<typeof AttachmentPatch>;

export const AttachmentOrder = NamedObject(
  'AttachmentOrder',
  { attachmentIds: Type.Array(Id, { maxItems: MOST_ATTACHMENTS }) },
  { additionalProperties: false },
);

export const AddedAttachment = NamedObject('AddedAttachment', { attachmentId: Id });
