import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf, PageQuery, SearchText } from '../../../kernel/http/schemas.ts';

/** Waits to be told, was told that it is open, or learns in the course by now. */
const INTEREST_STATES = ['WAITING', 'TOLD', 'ENROLLED'] as const;

export const OwnInterest = NamedObject('OwnInterest', { isWaiting: Type.Boolean() });

export const CourseInterest = NamedObject('CourseInterest', {
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  createdAt: DateTime,
  toldAt: Nullable(DateTime),
  state: OneOf(...INTEREST_STATES),
});
export type CourseInterest = Static<typeof CourseInterest>;

export const CourseInterests = NamedObject('CourseInterests', {
  data: Type.Array(CourseInterest),
  total: Type.Integer(),
  /** Of all, whatever is searched for. */
  counts: Type.Object({ waiting: Type.Integer(), told: Type.Integer(), enrolled: Type.Integer() }),
});
export type CourseInterests = Static<typeof CourseInterests>;

export const InterestsQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  sort: Type.Optional(OneOf('newest', 'oldest', 'name')),
});
export type InterestsQuery = Static<typeof InterestsQuery>;
