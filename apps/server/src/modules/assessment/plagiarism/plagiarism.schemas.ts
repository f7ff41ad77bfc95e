import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  Person,
} from '../../../kernel/http/schemas.ts';
import { FILE_PROBLEMS } from './file-text.ts';

export const PlagiarismAssignmentParams = Type.Object({ assignmentId: Id });
export const PlagiarismSubmissionParams = Type.Object({ assignmentSubmissionId: Id });
export const FindingParams = Type.Object({ assignmentId: Id, findingId: Id });

const settings = {
  isOn: Type.Boolean(),
  thresholdPercent: Type.Integer({ minimum: 1, maximum: 100, description: 'A similarity below it is no finding' }),
  excludesQuotations: Type.Boolean(),
};

export const PlagiarismSettingsBody = NamedObject(
  'PlagiarismSettingsBody',
  {
    ...settings,
    version: Type.Integer({
      minimum: 0,
      maximum: 1_000_000_000,
      description: 'As it was read; an older one answers 409',
    }),
  },
  { additionalProperties: false },
);
export type PlagiarismSettingsBody = Static<typeof PlagiarismSettingsBody>;

export const PlagiarismOverview = NamedObject('PlagiarismOverview', {
  ...settings,
  version: Type.Integer(),
  /** All are being checked again. */
  isRunning: Type.Boolean(),
  /** Versions that count: how many wait for their check, were checked, and of how many nothing could be read. */
  waiting: Type.Integer(),
  checked: Type.Integer(),
  unreadable: Type.Integer(),
});
export type PlagiarismOverview = Static<typeof PlagiarismOverview>;

/** One of two submissions that are alike. What the caller may not know of it is null. */
export const ComparedSubmission = NamedObject('ComparedSubmission', {
  assignmentSubmissionId: Nullable(Id),
  number: Nullable(Type.Integer()),
  /** Null where names are hidden: a time gives away whose it is. */
  submittedAt: Nullable(DateTime),
  /** Null besides where names are hidden, and of groups. */
  learner: Nullable(Person),
  groupName: Nullable(LocalizedName),
  assignmentId: Nullable(Id),
  assignmentTitle: Nullable(LocalizedName),
  courseTitle: Nullable(LocalizedName),
  /** Fingerprints of its text, of which the shared ones are a part. */
  total: Type.Integer(),
});
export type ComparedSubmission = Static<typeof ComparedSubmission>;

const finding = {
  findingId: Id,
  /** Fingerprints of both: the similarity is `shared` of `own.total`, exactly. */
  shared: Type.Integer(),
  passageCount: Type.Integer(),
  foundAt: Nullable(DateTime),
  dismissal: Nullable(NamedObject('FindingDismissal', { by: Person, at: DateTime, reason: Type.String() })),
  own: ComparedSubmission,
  other: ComparedSubmission,
  /** It is handed in for the same assignment. */
  isSameAssignment: Type.Boolean(),
};

export const PlagiarismFinding = NamedObject('PlagiarismFinding', finding);
export type PlagiarismFinding = Static<typeof PlagiarismFinding>;

/** How much of a submission is like the one that is most like it, in fingerprints. */
export const SubmissionShare = NamedObject('SubmissionShare', {
  assignmentSubmissionId: Id,
  shared: Type.Integer(),
  total: Type.Integer(),
});
export type SubmissionShare = Static<typeof SubmissionShare>;

export const FindingListQuery = Type.Object({
  ...PageQuery,
  state: Type.Optional(OneOf('OPEN', 'DISMISSED')),
});
export type FindingListQuery = Static<typeof FindingListQuery>;

const Range = NamedObject('TextRange', { start: Type.Integer(), end: Type.Integer() });

export const TextPart = NamedObject('TextPart', {
  name: Nullable(Type.String({ description: 'Of the file; null: what was written' })),
  start: Type.Integer(),
  end: Type.Integer(),
  problem: Nullable(OneOf(...FILE_PROBLEMS)),
});

const Text = NamedObject('ComparedText', { text: Type.String(), parts: Type.Array(TextPart) });

export const FindingComparison = NamedObject('FindingComparison', {
  ...finding,
  ownText: Text,
  /** Null where the caller doesn't edit its course: then only `excerpts` are given. */
  otherText: Nullable(Text),
  passages: Type.Array(Type.Object({ own: Range, other: Nullable(Range), excerpt: Type.String() })),
});
export type FindingComparison = Static<typeof FindingComparison>;

/** How a submission was checked: what could be read, and what it is like. */
export const SubmissionCheck = NamedObject('SubmissionCheck', {
  status: OneOf('NONE', 'WAITING', 'CHECKED', 'FAILED'),
  number: Nullable(Type.Integer()),
  checkedAt: Nullable(DateTime),
  isOn: Type.Boolean(),
  parts: Type.Array(TextPart),
  findings: Type.Array(PlagiarismFinding),
});
export type SubmissionCheck = Static<typeof SubmissionCheck>;

export const DismissalBody = NamedObject(
  'DismissalBody',
  { reason: Type.String({ minLength: 1, maxLength: 2000 }) },
  { additionalProperties: false },
);
