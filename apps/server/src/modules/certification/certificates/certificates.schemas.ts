import { NUMBER_PATTERN } from '@sullam/domain/certificates/certificate-number.ts';
import { MOST_ELEMENTS } from '@sullam/domain/certificates/layout.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  Language,
  LocalizedName,
  localized,
  NamedObject,
  Nullable,
  named,
  OneOf,
  PageQuery,
  Person,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { PAPERS } from '../certificate-pdf/certificate-pdf.public.ts';
import { CertificateDesign, ElementId } from '../certificate-templates/certificate-templates.public.ts';

const REASON_LENGTH = 500;

export const CertificateParams = Type.Object({ certificateId: Id });
/** Whatever stands where a number stands: what can't be one is looked for and not found, like any other. */
export const NumberParams = Type.Object({
  certificateNumber: Type.String({ minLength: 1, maxLength: 40, description: `As printed: ${NUMBER_PATTERN}` }),
});
export const StatusListParams = Type.Object({ list: Type.Integer({ minimum: 0, maximum: 1_000_000 }) });
export const PdfQuery = Type.Object({ paper: Type.Optional(OneOf(...PAPERS)) });

const Status = named('IssuedCertificateStatus', OneOf('VALID', 'EXPIRED', 'REVOKED', 'REPLACED'));
const Percent = Type.String({ description: 'Percent, as "92.5"' });
const Reason = localized(REASON_LENGTH);

const claims = {
  name: LocalizedName,
  /** The title of the course, or of the specialization. */
  course: LocalizedName,
  /** Of a specialization: which of its courses the holder had completed; null: it is of a course. */
  courses: Nullable(Type.Array(LocalizedName)),
  lessonCount: Type.Integer(),
  minutes: Type.Integer(),
  result: Nullable(Percent),
  earnedAt: DateTime,
  issuedAt: DateTime,
  validUntil: Nullable(DateTime),
};

const Issuer = NamedObject('CertificateIssuer', { name: LocalizedName, url: Type.String(), did: Type.String() });

export const PublicCertificate = NamedObject('PublicCertificate', {
  kind: Type.Literal('CERTIFICATE'),
  certificateId: Nullable(Id),
  number: Type.String(),
  status: Status,
  checkedAt: DateTime,
  ...claims,
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

export const OwnCertificate = NamedObject('OwnCertificate', {
  certificateId: Id,
  number: Type.String(),
  courseId: Nullable(Id),
  specializationId: Nullable(Id),
  status: Status,
  ...claims,
  reason: Nullable(Reason),
  replacedBy: Nullable(Type.String()),
  isRenewable: Type.Boolean(),
  sharing: NamedObject('OwnCertificateSharing', { hidesResult: Type.Boolean(), allowsDownload: Type.Boolean() }),
});
export type OwnCertificate = Static<typeof OwnCertificate>;

/** Of a course or of a specialization. */
export const OwnCertificateOfCourse = NamedObject('OwnCertificateOfCourse', {
  certificate: Nullable(OwnCertificate),
  isIssuedManually: Type.Boolean(),
  isComplete: Type.Boolean(),
});

export const SharingBody = NamedObject(
  'CertificateSharingBody',
  { hidesResult: Type.Boolean(), allowsDownload: Type.Boolean() },
  { additionalProperties: false },
);

export const IssuedCertificate = NamedObject('IssuedCertificate', {
  certificateId: Id,
  number: Type.String(),
  courseId: Nullable(Id),
  specializationId: Nullable(Id),
  holder: Person,
  status: Status,
  ...claims,
  origin: OneOf('RULE', 'HAND', 'REISSUE', 'RENEWAL'),
  edition: Type.Integer(),
  templateVersion: Type.Integer(),
  isNewestVersion: Type.Boolean({ description: 'Made from the version that is published now' }),
  reason: Nullable(Reason),
  replacedBy: Nullable(Type.String()),
  isRenewable: Type.Boolean(),
});
export type IssuedCertificate = Static<typeof IssuedCertificate>;

export const IssuedQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  status: Type.Optional(Status),
});

export const Candidate = NamedObject('CertificateCandidate', {
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  completedAt: Nullable(DateTime),
});
export const CandidateQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  completed: Type.Optional(named('CandidateCompleted', Type.Integer({ minimum: 0, maximum: 1, default: 0 }))),
});

export const IssueBody = NamedObject(
  'CertificateIssueBody',
  { userIds: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) },
  { additionalProperties: false },
);
export const IssueResult = NamedObject('CertificateIssueResult', { issued: Type.Integer() });
export const ReasonBody = NamedObject('CertificateReasonBody', { reason: Reason }, { additionalProperties: false });
export const NewCertificateResult = NamedObject('NewCertificateResult', { certificateId: Id, number: Type.String() });

const RunKind = named('CertificateRunKind', OneOf('ISSUE', 'REISSUE'));
export const RunBody = NamedObject(
  'CertificateRunBody',
  { kind: RunKind, notifies: Type.Boolean() },
  { additionalProperties: false },
);
export const CertificateRun = NamedObject('CertificateRun', {
  certificateRunId: Id,
  kind: RunKind,
  total: Type.Integer(),
  done: Type.Integer(),
  startedAt: DateTime,
  finishedAt: Nullable(DateTime),
});
export const CertificateOutlook = NamedObject('CertificateOutlook', {
  toIssue: Type.Integer({ description: 'Have completed the course and hold none' }),
  toReissue: Type.Integer({ description: 'Hold one of an earlier version of the template' }),
  held: Type.Integer(),
  templateVersion: Type.Integer(),
  run: Nullable(CertificateRun),
});

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
