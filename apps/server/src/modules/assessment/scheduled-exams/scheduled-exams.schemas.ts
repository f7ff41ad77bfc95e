import { RELEASES } from '@sullam/domain/assessment/release.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  named,
  OneOf,
  PageQuery,
} from '../../../kernel/http/schemas.ts';
import { Version } from '../exams/exams.public.ts';

export const SubsectionExamParams = Type.Object({ subsectionExamId: Id });
export const GroupAccommodationParams = Type.Object({ subsectionExamId: Id, courseGroupId: Id });
export const AccommodationParams = Type.Object({ subsectionExamId: Id, userId: Id });
export const PageOnly = Type.Object({ ...PageQuery });
export type PageOnly = Static<typeof PageOnly>;

export const GradingMethod = named('GradingMethod', OneOf('BEST', 'LAST', 'FIRST', 'AVERAGE'));
export const Release = named('ResultRelease', OneOf(...RELEASES));
const Percent = Type.String({ pattern: '^(100([.]0{1,2})?|[0-9]{1,2}([.][0-9]{1,2})?)$', description: '"0" to "100"' });

const rules = {
  examId: Id,
  opensAt: Nullable(DateTime),
  closesAt: Nullable(DateTime),
  limitMinutes: Nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
  attemptsAllowed: Nullable(Type.Integer({ minimum: 1, maximum: 1000 })),
  gradingMethod: GradingMethod,
  passPercent: Nullable(Percent),
  allowedAddresses: Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { maxItems: 100 }),
  releaseScore: Release,
  releaseAnswers: Release,
  releaseExplanations: Release,
  releaseAt: Nullable(DateTime),
  isBlind: Type.Boolean(),
  markerCount: Type.Integer({ minimum: 1, maximum: 2 }),
};

export const SubsectionExamChange = NamedObject(
  'SubsectionExamChange',
  {
    ...rules,
    password: Type.Optional(
      Nullable(Type.String({ minLength: 1, maxLength: 100, description: 'Left out: as it is; null: none' })),
    ),
    version: Version,
  },
  { additionalProperties: false },
);
export type SubsectionExamChange = Static<typeof SubsectionExamChange>;

export const SubsectionExamEditing = NamedObject('SubsectionExamEditing', {
  ...rules,
  subsectionExamId: Id,
  courseId: Id,
  title: LocalizedName,
  examTitle: LocalizedName,
  hasPassword: Type.Boolean(),
  isPublished: Type.Boolean(),
  attemptCount: Type.Integer(),
  version: Type.Integer(),
});
export type SubsectionExamEditing = Static<typeof SubsectionExamEditing>;

const grant = {
  extraMinutes: Nullable(Type.Integer({ minimum: 0, maximum: 100_000 })),
  extraPercent: Nullable(Type.Integer({ minimum: 0, maximum: 1000 })),
  extraAttempts: Nullable(Type.Integer({ minimum: 0, maximum: 1000 })),
  opensAt: Nullable(DateTime),
  closesAt: Nullable(DateTime),
  note: Type.String({ maxLength: 1000 }),
};

export const AccommodationChange = NamedObject(
  'ExamAccommodationChange',
  { ...grant, version: Version },
  { additionalProperties: false },
);
export type AccommodationChange = Static<typeof AccommodationChange>;

export const AccommodationRow = NamedObject('ExamAccommodationRow', {
  ...grant,
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  /** Attempts begun so far. */
  attemptsUsed: Type.Integer(),
  isRunning: Type.Boolean({ description: 'An attempt runs now' }),
  runningDeadline: Nullable(DateTime),
  version: Type.Integer(),
  grantedAt: DateTime,
});
export type AccommodationRow = Static<typeof AccommodationRow>;

export const GroupAccommodationRow = NamedObject('ExamGroupAccommodationRow', {
  ...grant,
  courseGroupId: Id,
  name: LocalizedName,
  memberCount: Type.Integer(),
  version: Type.Integer(),
  grantedAt: DateTime,
});
export type GroupAccommodationRow = Static<typeof GroupAccommodationRow>;
