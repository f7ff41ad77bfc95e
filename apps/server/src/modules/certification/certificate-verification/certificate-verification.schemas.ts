import { NUMBER_PATTERN } from '@sullam/domain/certificates/certificate-number.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, LocalizedName, NamedObject, Nullable, named, OneOf } from '../../../kernel/http/schemas.ts';
import { PAPERS } from '../certificate-pdf/certificate-pdf.public.ts';
import { claimFields, IssuedCertificateStatus, Percent, Reason } from '../certificates/certificates.public.ts';

/** Whatever stands where a number stands: what can't be one is looked for and not found, like any other. */
export const NumberParams = Type.Object({
  certificateNumber: Type.String({ minLength: 1, maxLength: 40, description: `As printed: ${NUMBER_PATTERN}` }),
});
export const StatusListParams = Type.Object({ list: Type.Integer({ minimum: 0, maximum: 1_000_000 }) });
export const PdfQuery = Type.Object({ paper: Type.Optional(OneOf(...PAPERS)) });

const Issuer = NamedObject('CertificateIssuer', { name: LocalizedName, url: Type.String(), did: Type.String() });

export const PublicCertificate = NamedObject('PublicCertificate', {
  kind: Type.Literal('CERTIFICATE'),
  certificateId: Nullable(Id),
  number: Type.String(),
  status: IssuedCertificateStatus,
  checkedAt: DateTime,
  ...claimFields,
  instructors: Type.Array(LocalizedName),
  passedAt: Nullable(Percent),
  revokedAt: Nullable(DateTime),
  reason: Nullable(Reason),
  replacedBy: Nullable(Type.String()),
  edition: Type.Integer(),
  issuer: Issuer,
  key: NamedObject('CertificateKey', {
    id: Type.String(),
    keyNumber: Type.Integer(),
    publicKey: Type.String(),
    createdAt: DateTime,
    retiredAt: Nullable(DateTime),
  }),
  isSignatureRight: Type.Boolean(),
  files: Type.Array(NamedObject('CertificateFile', { paper: OneOf(...PAPERS), sha256: Type.String() })),
  sharing: Nullable(NamedObject('CertificateSharing', { hidesResult: Type.Boolean(), allowsDownload: Type.Boolean() })),
  canDownload: Type.Boolean(),
});
export type PublicCertificate = Static<typeof PublicCertificate>;

export const WithdrawnCertificate = NamedObject('WithdrawnCertificate', {
  kind: Type.Literal('WITHDRAWN'),
  number: Type.String(),
  withdrawnAt: DateTime,
  issuer: Issuer,
});
export type WithdrawnCertificate = Static<typeof WithdrawnCertificate>;

export const VerifiedCertificate = named('VerifiedCertificate', Type.Union([PublicCertificate, WithdrawnCertificate]));
