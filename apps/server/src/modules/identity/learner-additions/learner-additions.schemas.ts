import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { LISTED_PEOPLE } from '@sullam/domain/file-limits.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';

/** People that are added in one request; longer lists come in parts under one key. */
const MOST_AT_ONCE = 200;

const OUTCOMES = [
  'ADDED',
  'WAITLISTED',
  'INVITED',
  'ALREADY',
  'DUPLICATE',
  'BAD_ADDRESS',
  'UNKNOWN',
  'AMBIGUOUS',
  'NOT_MEMBER',
  'INACTIVE',
  'NO_ACCESS',
] as const;

export const PreviewBody = NamedObject(
  'LearnerAdditionPreviewBody',
  {
    userIds: Type.Array(Id, { maxItems: 500, description: 'People who were chosen by name' }),
    text: Type.String({
      maxLength: LISTED_PEOPLE.characters,
      description: 'A pasted list: addresses, names, or a table whose head names the columns',
    }),
  },
  { additionalProperties: false },
);
export type PreviewBody = Static<typeof PreviewBody>;

const AdditionRow = NamedObject('LearnerAdditionRow', {
  line: Nullable(Type.Integer({ description: 'In the pasted list, counted from 1; null: chosen by name' })),
  text: Type.String({ description: 'As it was written' }),
  userId: Nullable(Id),
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  leftOut: Type.Array(Type.String(), { description: 'Cells that stand for nothing known' }),
  outcome: OneOf(...OUTCOMES),
});
export type AdditionRow = Static<typeof AdditionRow>;

const NOTICES = ['PRICED', 'BY_INVITATION', 'NOT_OPEN', 'CLOSED'] as const;
/** How people would come by themselves, where it differs from being added. */
export type AdditionNotice = (typeof NOTICES)[number];

export const AdditionRows = NamedObject('LearnerAdditionPreview', {
  rows: Type.Array(AdditionRow),
  notices: Type.Array(OneOf(...NOTICES), {
    description: 'How people would come by themselves: for money, by invitation, later, or not any more',
  }),
});
export type AdditionRows = Static<typeof AdditionRows>;

const Person = NamedObject(
  'LearnerAdditionPerson',
  {
    userId: Type.Optional(Id),
    email: Type.Optional(
      Type.String({ format: 'typed-email', maxLength: EMAIL_MAX_LENGTH, description: 'Where there is no userId' }),
    ),
    firstName: Type.Optional(Type.String({ maxLength: NAME_MAX_LENGTH, description: 'Of who is invited' })),
    lastName: Type.Optional(Type.String({ maxLength: NAME_MAX_LENGTH })),
  },
  { additionalProperties: false },
);

export const additionFields = {
  requestKey: Type.String({
    format: 'uuid',
    description: 'Made by the caller: all parts of a list have the same, and the same part twice changes nothing',
  }),
  people: Type.Array(Person, { minItems: 1, maxItems: MOST_AT_ONCE }),
  note: Type.String({ maxLength: 500, description: 'The reason; those who are added read it' }),
};
export const AdditionBody = NamedObject('LearnerAdditionBody', additionFields, { additionalProperties: false });
export type AdditionBody = Static<typeof AdditionBody>;

export const Addition = NamedObject('LearnerAddition', {
  learnerAdditionId: Id,
  undoableUntil: DateTime,
  rows: Type.Array(AdditionRow),
});
export type Addition = Static<typeof Addition>;

export const TakenBack = NamedObject('LearnerAdditionTakenBack', {
  removed: Type.Integer({ description: 'How many are out again; who has attended stays' }),
});

const Candidate = NamedObject('LearnerCandidate', {
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Nullable(Type.String({ description: 'Null where the caller may not read members' })),
  isIn: Type.Boolean({ description: 'In the course or the event already' }),
});
export const Candidates = NamedObject('LearnerCandidates', { data: Type.Array(Candidate) });
export const CandidateQuery = Type.Object({ search: Type.String({ minLength: 1, maxLength: 100 }) });

/** Who added the caller, and why. */
export const OwnAddition = NamedObject('OwnLearnerAddition', {
  addition: Nullable(Type.Object({ addedBy: Type.String(), note: Type.String(), addedAt: DateTime })),
});
export type OwnAddition = Static<typeof OwnAddition>;
