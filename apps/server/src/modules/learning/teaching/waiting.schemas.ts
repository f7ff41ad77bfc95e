import { AGENDA_KINDS, WAITING_KINDS } from '@sullam/domain/waiting.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, LocalizedName, NamedObject, Nullable, OneOf, Person } from '../../../kernel/http/schemas.ts';

const CourseRef = NamedObject('WaitingCourse', { courseId: Id, title: LocalizedName });

export const WaitingItem = NamedObject('WaitingItem', {
  kind: OneOf(...WAITING_KINDS),
  count: Type.Integer({ minimum: 1 }),
  lateCount: Type.Integer({ minimum: 0 }),
  since: Nullable(DateTime),
  title: Nullable(LocalizedName),
  course: Nullable(CourseRef),
  people: Type.Array(Person),
  note: Type.String(),
  path: Type.String(),
});

export const AgendaItem = NamedObject('AgendaItem', {
  kind: OneOf(...AGENDA_KINDS),
  at: DateTime,
  title: LocalizedName,
  course: CourseRef,
  doneCount: Type.Integer({ minimum: 0 }),
  expectedCount: Type.Integer({ minimum: 0 }),
  path: Type.String(),
});

export const WaitingForMe = NamedObject('WaitingForMe', {
  data: Type.Array(WaitingItem),
  /** All that waits, over the lines. */
  total: Type.Integer({ minimum: 0 }),
  /** Of it, what is marked. */
  toMarkCount: Type.Integer({ minimum: 0 }),
  agenda: Type.Array(AgendaItem),
});
export type WaitingForMe = Static<typeof WaitingForMe>;
