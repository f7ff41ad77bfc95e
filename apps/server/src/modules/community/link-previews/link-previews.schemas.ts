import { type Static, Type } from 'typebox';
import { Id, NamedObject, Nullable } from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';

export const LinkPreview = NamedObject('LinkPreview', {
  linkPreviewId: Id,
  url: Type.String(),
  site: Type.String({ description: 'Its name, or its host' }),
  title: Type.String(),
  description: Type.String(),
  image: Nullable(MediaRef),
});
export type LinkPreview = Static<typeof LinkPreview>;

export const LinkPreviewBody = NamedObject(
  'LinkPreviewBody',
  { url: Type.String({ minLength: 1, maxLength: 2000 }) },
  { additionalProperties: false },
);
