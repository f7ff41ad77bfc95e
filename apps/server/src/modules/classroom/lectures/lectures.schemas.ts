import { LECTURE_KINDS, LECTURE_LIMITS, LECTURE_STATUSES, LECTURE_TOOLS } from '@sullam/domain/lectures/lecture.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  Language,
  LocalizedName,
  localized,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  Person,
} from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';

const { minutes, doors, late, reminders, reminderMinutes, coHosts, materials, capacity, series, weeks } =
  LECTURE_LIMITS;

const Text = localized(LECTURE_LIMITS.text);
const Reason = localized(LECTURE_LIMITS.reason);
const Address = Type.String({ maxLength: LECTURE_LIMITS.address });
export const LocalDay = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'A day in the zone of the lecture',
});
export const LocalHour = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'What the wall shows in the zone',
});
export const Zone = Type.String({ maxLength: 64, description: 'The name of a time zone, such as Asia/Riyadh' });
const Version = Type.Integer({
  minimum: 1,
  maximum: 1_000_000_000,
  description: 'The version that was edited; 409 if it is older',
});

const settings = {
  kind: OneOf(...LECTURE_KINDS),
  tool: Nullable(OneOf(...LECTURE_TOOLS)),
  address: Nullable(Address),
  place: LocalizedName,
  location: LocalizedName,
  mapUrl: Nullable(Address),
  accessibility: LocalizedName,
  capacity: Nullable(Type.Integer({ minimum: 1, maximum: capacity })),
  hostUserId: Id,
  coHostUserIds: Type.Array(Id, { maxItems: coHosts }),
  doorsMinutes: Type.Integer({ minimum: 0, maximum: doors }),
  lateMinutes: Type.Integer({ minimum: 0, maximum: late }),
  joiningCounts: Type.Boolean({ description: 'Who joins is present' }),
  isRecorded: Type.Boolean(),
  reminders: Type.Array(Type.Integer({ minimum: 5, maximum: reminderMinutes }), { maxItems: reminders }),
};

/** Where and with whom: what the lectures of a series have in common. */
export const LectureSettings = NamedObject('LectureSettings', settings);
export type LectureSettings = Static<typeof LectureSettings>;

const hours = {
  zone: Zone,
  localTime: LocalHour,
  durationMinutes: Type.Integer({ minimum: minutes.shortest, maximum: minutes.longest }),
};

export const LectureBody = NamedObject('LectureBody', {
  title: LocalizedName,
  description: Type.Optional(Text),
  localDate: LocalDay,
  ...hours,
  settings: LectureSettings,
});
export type LectureBody = Static<typeof LectureBody>;

const optional = Type.Partial(Type.Object({ ...settings, ...hours, localDate: LocalDay })).properties;

export const LecturePatch = NamedObject('LecturePatch', {
  ...optional,
  title: Type.Optional(LocalizedName),
  description: Type.Optional(Text),
  materialMediaIds: Type.Optional(Type.Array(Id, { maxItems: materials })),
  recordingMediaId: Type.Optional(Nullable(Id)),
  transcriptMediaIds: Type.Optional(Type.Array(Id, { maxItems: 4, description: 'Captions of the recording' })),
  version: Version,
});
export type LecturePatch = Static<typeof LecturePatch>;

const rule = {
  weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
    minItems: 1,
    maxItems: 7,
    uniqueItems: true,
    description: '0 is Sunday',
  }),
  everyWeeks: Type.Integer({ minimum: 1, maximum: weeks }),
  startDate: LocalDay,
  count: Type.Integer({ minimum: 1, maximum: series }),
};

export const LectureSeriesBody = NamedObject('LectureSeriesBody', {
  title: LocalizedName,
  ...rule,
  ...hours,
  settings: LectureSettings,
});
export type LectureSeriesBody = Static<typeof LectureSeriesBody>;

export const LectureSeriesPatch = NamedObject('LectureSeriesPatch', {
  ...LectureSeriesBody.properties,
  version: Version,
});
export type LectureSeriesPatch = Static<typeof LectureSeriesPatch>;

export const CancelBody = NamedObject('CancelLectureBody', {
  reason: Type.Optional(Reason),
  addsAtEnd: Type.Optional(Type.Boolean({ description: 'One more lecture of its series, after the last' })),
});
export type CancelBody = Static<typeof CancelBody>;

export const Lecture = NamedObject('Lecture', {
  lectureId: Id,
  courseId: Id,
  lectureSeriesId: Nullable(Id),
  /** The lesson that it is. */
  courseSubsectionId: Nullable(Id),
  kind: OneOf(...LECTURE_KINDS),
  /** Of the lecture, else of its series. */
  title: LocalizedName,
  /** Its own, which may be empty. */
  ownTitle: LocalizedName,
  status: OneOf(...LECTURE_STATUSES),
  isPublished: Type.Boolean(),
  number: Nullable(Type.Integer({ description: 'Among the planned lectures of the course; null: it is cancelled' })),
  count: Type.Integer(),
  zone: Zone,
  localDate: LocalDay,
  localTime: LocalHour,
  durationMinutes: Type.Integer(),
  startsAt: DateTime,
  endsAt: DateTime,
  doorsMinutes: Type.Integer(),
  lateMinutes: Type.Integer(),
  /** When it was to begin when learners first saw it. */
  movedFrom: Nullable(DateTime),
  isException: Type.Boolean(),
  cancelReason: Reason,
  host: Person,
  tool: Nullable(OneOf(...LECTURE_TOOLS)),
  place: LocalizedName,
  hasRecording: Type.Boolean(),
  joinedCount: Type.Integer({ description: 'How many learners have joined online' }),
  hasJoined: Type.Boolean(),
  version: Type.Integer(),
});
export type Lecture = Static<typeof Lecture>;

const Captions = NamedObject('LectureTranscript', { language: Language, file: MediaRef });

export const LectureDetail = NamedObject('LectureDetail', {
  ...Lecture.properties,
  description: Text,
  coHosts: Type.Array(Person),
  location: LocalizedName,
  mapUrl: Nullable(Type.String()),
  accessibility: LocalizedName,
  capacity: Nullable(Type.Integer()),
  learnerCount: Type.Integer(),
  joiningCounts: Type.Boolean(),
  isRecorded: Type.Boolean(),
  reminders: Type.Array(Type.Integer()),
  materials: Type.Array(MediaRef),
  recording: Nullable(MediaRef),
  transcripts: Type.Array(Captions),
  address: Nullable(Type.String({ description: 'For its editors; learners get it when they join' })),
  serverTime: DateTime,
  abilities: NamedObject('LectureAbilities', { canEdit: Type.Boolean(), canJoin: Type.Boolean() }),
});
export type LectureDetail = Static<typeof LectureDetail>;

export const LectureSeries = NamedObject('LectureSeries', {
  lectureSeriesId: Id,
  courseId: Id,
  ...LectureSeriesBody.properties,
  version: Type.Integer(),
  lectures: Type.Array(Lecture),
});
export type LectureSeries = Static<typeof LectureSeries>;

const Choice = NamedObject('LectureChoices', { hosts: Type.Array(Person), timeZone: Zone, caller: Id });
export const LectureChoices = Choice;

export const LectureParams = Type.Object({ lectureId: Id });
export const SeriesParams = Type.Object({ lectureSeriesId: Id });
export const LessonParams = Type.Object({ courseSubsectionId: Id });
export const PlaceLectureBody = NamedObject(
  'PlaceLectureBody',
  { lectureId: Nullable(Id) },
  { additionalProperties: false },
);
export const CreatedLecture = NamedObject('CreatedLecture', { lectureId: Id });
export const CreatedSeries = NamedObject('CreatedLectureSeries', { lectureSeriesId: Id });
export const JoinedLecture = NamedObject('JoinedLecture', { address: Type.String() });
export const LectureListQuery = Type.Object({ lectureSeriesId: Type.Optional(Id), ...PageQuery });
