import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  NamedObject,
  Nullable,
  named,
  OneOf,
  PageQuery,
  Person,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { tableFormat } from '../../../kernel/http/table-responses.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { CourseName } from '../courses/courses.public.ts';

const TEXT_LENGTH = 200;
const REASON_LENGTH = 500;
const MOST_MINUTES = 600_000;

export const ExternalCourseParams = Type.Object({ externalCourseId: Id });
export const MemberParams = Type.Object({ userId: Id });

const Status = named('ExternalCourseStatus', OneOf('PENDING', 'APPROVED', 'REFUSED'));
const Day = Type.Unsafe<string>({ type: 'string', format: 'date' });
const Text = Type.String({ minLength: 1, maxLength: TEXT_LENGTH });
const Version = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

const written = {
  title: Text,
  provider: Text,
  startedOn: Nullable(Day),
  finishedOn: Day,
  minutes: Type.Integer({ minimum: 15, maximum: MOST_MINUTES }),
  link: Nullable(Type.String({ maxLength: 2000 })),
};

export const ExternalCourse = NamedObject('ExternalCourse', {
  externalCourseId: Id,
  member: Person,
  ...written,
  file: Nullable(MediaRef),
  status: Status,
  reason: Type.String(),
  /** Which of our courses it stands for. */
  course: Nullable(CourseName),
  decidedAt: Nullable(DateTime),
  createdAt: DateTime,
  version: Type.Integer(),
});
export type ExternalCourse = Static<typeof ExternalCourse>;

export const ExternalCourseBody = NamedObject(
  'ExternalCourseBody',
  { ...written, mediaId: Nullable(Id) },
  { additionalProperties: false },
);
export type ExternalCourseBody = Static<typeof ExternalCourseBody>;

export const ExternalCourseChange = NamedObject(
  'ExternalCourseChange',
  { ...ExternalCourseBody.properties, version: Version },
  { additionalProperties: false },
);
export type ExternalCourseChange = Static<typeof ExternalCourseChange>;

export const DecisionBody = NamedObject(
  'ExternalCourseDecision',
  {
    isApproved: Type.Boolean(),
    reason: Type.String({ maxLength: REASON_LENGTH }),
    /** Which of our courses it stands for. */
    courseId: Type.Optional(Nullable(Id)),
    version: Version,
  },
  { additionalProperties: false },
);
export type DecisionBody = Static<typeof DecisionBody>;

const filters = { search: SearchText, status: Type.Optional(Status) };
export const ExternalCourseQuery = Type.Object({ ...PageQuery, ...filters });
export type ExternalCourseQuery = Static<typeof ExternalCourseQuery>;
export const ExportQuery = Type.Object({ ...filters, ...tableFormat });
export type ExportQuery = Static<typeof ExportQuery>;
/** Somebody's own, with what the approved ones come to. */
export const OwnExternalCourses = NamedObject('OwnExternalCourses', {
  data: Type.Array(ExternalCourse),
  total: Type.Integer(),
  approved: Type.Object({ count: Type.Integer(), minutes: Type.Integer() }),
});

export const OwnQuery = Type.Object({ ...PageQuery, status: Type.Optional(Status) });
export type OwnQuery = Static<typeof OwnQuery>;
