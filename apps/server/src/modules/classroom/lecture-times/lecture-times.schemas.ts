import { LECTURE_KINDS } from '@sullam/domain/lectures/lecture.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, LocalizedName, NamedObject, Nullable, OneOf, Person } from '../../../kernel/http/schemas.ts';
import { LocalDay, LocalHour, Zone } from '../lectures/lectures.public.ts';

/** What a course says of its lectures before one is in it. */
export const LecturesAhead = NamedObject('LecturesAhead', {
  next: Nullable(
    Type.Object({
      kind: OneOf(...LECTURE_KINDS),
      startsAt: DateTime,
      endsAt: DateTime,
      zone: Zone,
      place: LocalizedName,
      location: LocalizedName,
      seats: Nullable(
        Type.Object({
          count: Type.Integer(),
          left: Type.Integer({ description: 'What the learners of the course leave of them' }),
        }),
      ),
    }),
  ),
  count: Type.Integer({ description: 'Lectures of the course, past ones too; 0 where none is to come' }),
  aheadCount: Type.Integer(),
});
export type LecturesAhead = Static<typeof LecturesAhead>;

const FreeTime = NamedObject('FreeLectureTime', {
  localDate: LocalDay,
  localTime: LocalHour,
  freeLearners: Type.Integer(),
});

export const LectureConflict = NamedObject('LectureConflict', {
  lectureId: Id,
  /** HOST: somebody who leads it is elsewhere. PLACE: the room is taken. CAPACITY: it is too small. LEARNERS: some are in another lecture. */
  kind: OneOf('HOST', 'PLACE', 'CAPACITY', 'LEARNERS'),
  person: Nullable(Person),
  otherTitle: LocalizedName,
  until: Nullable(DateTime),
  learners: Type.Integer(),
});
export type LectureConflict = Static<typeof LectureConflict>;

export const LectureConflicts = NamedObject('LectureConflicts', {
  data: Type.Array(LectureConflict),
  learnerCount: Type.Integer(),
});
export const FreeTimes = NamedObject('FreeLectureTimes', { data: Type.Array(FreeTime), learnerCount: Type.Integer() });
export type FreeTimes = Static<typeof FreeTimes>;
