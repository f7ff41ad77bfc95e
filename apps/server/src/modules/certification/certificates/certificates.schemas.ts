import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
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

const REASON_LENGTH = 500;

export const CertificateParams = Type.Object({ certificateId: Id });
export const IssuedCertificateStatus = named(
  'IssuedCertificateStatus',
  OneOf('VALID', 'EXPIRED', 'REVOKED', 'REPLACED'),
);
export const Percent = Type.String({ description: 'Percent, as "92.5"' });
export const Reason = localized(REASON_LENGTH);

export const claimFields = {
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

export const OwnCertificate = NamedObject('OwnCertificate', {
  certificateId: Id,
  number: Type.String(),
  courseId: Nullable(Id),
  specializationId: Nullable(Id),
  status: IssuedCertificateStatus,
  ...claimFields,
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
  status: IssuedCertificateStatus,
  ...claimFields,
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
  status: Type.Optional(IssuedCertificateStatus),
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
