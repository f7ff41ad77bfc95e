import { MOST_ELEMENTS } from '@sullam/domain/certificates/layout.ts';
import { Type } from 'typebox';
import { Language, LocalizedName, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { PAPERS } from '../certificate-pdf/certificate-pdf.public.ts';
import { CertificateDesign, ElementId } from '../certificate-templates/certificate-templates.public.ts';

export const PreviewBody = NamedObject(
  'CertificatePreviewBody',
  { design: CertificateDesign, name: Type.Optional(LocalizedName) },
  { additionalProperties: false },
);
export const Preview = NamedObject('CertificatePreview', {
  picture: Type.String({ description: 'The picture itself, as an address' }),
  unprintable: Type.Array(Type.String(), { description: 'Letters that no face of ours has' }),
});

export const SamplePdfBody = NamedObject(
  'CertificateSamplePdfBody',
  { design: CertificateDesign, name: Type.Optional(LocalizedName), paper: Type.Optional(OneOf(...PAPERS)) },
  { additionalProperties: false },
);
export const DrawingsBody = NamedObject(
  'CertificateDrawingsBody',
  {
    design: CertificateDesign,
    name: Type.Optional(LocalizedName),
    elementIds: Type.Array(ElementId, { maxItems: MOST_ELEMENTS, description: 'Those that are drawn' }),
  },
  { additionalProperties: false },
);
export const Drawings = NamedObject('CertificateDrawings', {
  drawings: Type.Array(
    NamedObject('CertificateElementPart', {
      elementId: ElementId,
      language: Nullable(Language),
      picture: Type.String({ description: 'SVG as a data address, with 6 mm around the box' }),
      size: Nullable(Type.Integer({ description: 'Points, where it is a text' })),
      isFitting: Type.Boolean({ description: 'False: the words needed much smaller letters than the author chose' }),
    }),
  ),
  unprintable: Type.Array(Type.String()),
});
