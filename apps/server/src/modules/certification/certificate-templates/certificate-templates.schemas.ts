import { COVER_FAMILIES } from '@sullam/domain/configuration.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, LocalizedName, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { Arrangement } from './arrangement.schemas.ts';

export const TemplateParams = Type.Object({ certificateTemplateId: Id });

const closed = { additionalProperties: false };

/** What an author decides about a sheet; the rest of it follows from the certificate. */
export const CertificateDesign = NamedObject(
  'CertificateDesign',
  {
    family: Nullable(OneOf(...COVER_FAMILIES)),
    heading: LocalizedName,
    opening: LocalizedName,
    completed: LocalizedName,
    place: LocalizedName,
    signatures: Type.Array(
      NamedObject('CertificateSignature', { name: LocalizedName, title: LocalizedName, mediaId: Nullable(Id) }, closed),
      { maxItems: 2 },
    ),
    shows: NamedObject(
      'CertificateFields',
      { lessons: Type.Boolean(), duration: Type.Boolean(), result: Type.Boolean() },
      closed,
    ),
    /** Absent: everything has the place that the family gives it. */
    arrangement: Type.Optional(Arrangement),
  },
  closed,
);
export type CertificateDesign = Static<typeof CertificateDesign>;

const summary = {
  certificateTemplateId: Id,
  name: LocalizedName,
  isStandard: Type.Boolean(),
  publishedVersion: Type.Integer(),
  isChanged: Type.Boolean({ description: 'The draft differs from what was published' }),
  holders: Type.Integer({ description: 'How many certificates were issued in the published version' }),
  updatedAt: DateTime,
};
export const TemplateSummary = NamedObject('CertificateTemplateSummary', summary);
export const TemplateDetail = NamedObject('CertificateTemplateDetail', {
  ...summary,
  design: CertificateDesign,
  pictures: Type.Array(NamedObject('SignaturePicture', { mediaId: Id, url: Type.String() })),
  version: Type.Integer(),
  versions: Type.Array(
    NamedObject('CertificateTemplateVersion', {
      templateVersion: Type.Integer(),
      publishedAt: DateTime,
      holders: Type.Integer(),
    }),
  ),
});
export const TemplateBody = NamedObject('CertificateTemplateBody', { name: LocalizedName }, closed);
export const TemplatePatch = NamedObject(
  'CertificateTemplatePatch',
  { name: Type.Optional(LocalizedName), design: Type.Optional(CertificateDesign), version: Id },
  closed,
);
export const RestoreBody = NamedObject(
  'CertificateTemplateRestoreBody',
  { templateVersion: Type.Integer({ minimum: 1, maximum: 1_000_000 }), version: Id },
  closed,
);
export const CreatedTemplate = NamedObject('CreatedCertificateTemplate', { certificateTemplateId: Id });
export const PublishedTemplate = NamedObject('PublishedCertificateTemplate', { publishedVersion: Type.Integer() });

/** Of a course or of a specialization. */
export const CertificateSettings = NamedObject('CertificateSettings', {
  certificateTemplateId: Nullable(Id),
  validMonths: Nullable(Type.Integer({ minimum: 1, maximum: 120 })),
});
export type CertificateSettings = Static<typeof CertificateSettings>;
