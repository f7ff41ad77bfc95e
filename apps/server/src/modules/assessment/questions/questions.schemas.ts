import { QUESTION_TYPES } from '@sullam/domain/questions/question.ts';
import { SHARINGS } from '@sullam/domain/sharing.ts';
import { type Static, Type } from 'typebox';
import { LIMITS } from '../../../kernel/http/limits.ts';
import {
  DateTime,
  Id,
  LocalizedHtml,
  LocalizedName,
  NamedObject,
  Nullable,
  named,
  OneOf,
  PageQuery,
  Person,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { Amount, Answer, Content, Key, LearnerContent, MOST_PARTS } from './question-content.schemas.ts';

const MOST_TAGS = 30;
const MOST_AT_ONCE = 500;

export const QuestionTypeName = named('QuestionTypeName', OneOf(...QUESTION_TYPES));

export const QuestionTypeFacts = NamedObject('QuestionTypeFacts', {
  type: QuestionTypeName,
  isMarkedByHand: Type.Boolean({ description: 'A person gives the marks; else the rules do' }),
  givesPartialMarks: Type.Boolean({ description: 'An answer can be partly right' }),
  hasChoices: Type.Boolean({ description: 'An exam may put its choices into another order for each learner' }),
});

const Difficulty = Type.Integer({ minimum: 1, maximum: 5 });
const Tag = Type.String({ minLength: 1, maxLength: 60 });
const Tags = Type.Array(Tag, { maxItems: MOST_TAGS });
const IdNumber = Type.String({ maxLength: 100, description: 'What other systems call it' });
/** How far colleagues may go with it. */
export const SharingName = named('Sharing', OneOf(...SHARINGS));
const Version = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

const written = {
  name: Type.String({ maxLength: LIMITS.name, description: 'For authors; empty: the first words of the prompt' }),
  content: Content,
  key: Key,
  marks: Amount,
  negativeMarks: Amount,
  difficulty: Nullable(Difficulty),
};

export const QuestionBody = NamedObject(
  'QuestionBody',
  {
    ...written,
    tags: Tags,
    questionCategoryId: Nullable(Id),
    idNumber: Type.Optional(Nullable(IdNumber)),
    sharing: Type.Optional(SharingName),
  },
  { additionalProperties: false },
);
export type QuestionBody = Static<typeof QuestionBody>;

export const QuestionChange = NamedObject(
  'QuestionChange',
  {
    ...QuestionBody.properties,
    version: Type.Integer({
      minimum: 1,
      maximum: 1_000_000_000,
      description: 'As it was read; an older one answers 409 with the fields that changed since',
    }),
  },
  { additionalProperties: false },
);
export type QuestionChange = Static<typeof QuestionChange>;

export const QuestionParams = Type.Object({ questionId: Id });
export const QuestionVersionParams = Type.Object({ questionId: Id, version: Version });
export const CreatedQuestion = NamedObject('CreatedQuestion', { questionId: Id });
export const SavedQuestion = NamedObject('SavedQuestion', { version: Type.Integer() });
export const RestoreBody = NamedObject('RestoreQuestionBody', { version: Version }, { additionalProperties: false });

export type Writer = Static<typeof Person>;
const Languages = Type.Array(OneOf('en', 'ar'));

export const QuestionAbilities = NamedObject('QuestionAbilities', {
  canReadKey: Type.Boolean({ description: 'false: the reader can sit an exam that asks it' }),
  canEdit: Type.Boolean(),
  canShare: Type.Boolean({ description: 'May decide with whom it is shared' }),
  canDelete: Type.Boolean(),
});

export const QuestionRow = NamedObject('QuestionRow', {
  questionId: Id,
  version: Type.Integer(),
  type: QuestionTypeName,
  name: Type.String(),
  /** Its first words, without formatting. */
  prompt: LocalizedName,
  marks: Type.String(),
  difficulty: Nullable(Type.Integer()),
  tags: Type.Array(Type.String()),
  questionCategoryId: Nullable(Type.Integer()),
  /** In which every text is written. */
  languages: Languages,
  /** Nothing is wrong with it: exams may take it. */
  isReady: Type.Boolean(),
  isArchived: Type.Boolean(),
  updatedAt: DateTime,
  updatedBy: Nullable(Person),
  /** null: an account that was deleted. */
  owner: Nullable(Person),
  sharing: SharingName,
  abilities: QuestionAbilities,
});
export type QuestionRow = Static<typeof QuestionRow>;

export const QuestionDetail = NamedObject('QuestionDetail', {
  questionId: Id,
  version: Type.Integer(),
  name: Type.String(),
  content: Content,
  key: Key,
  marks: Type.String(),
  negativeMarks: Type.String(),
  difficulty: Nullable(Type.Integer()),
  tags: Type.Array(Type.String()),
  questionCategoryId: Nullable(Type.Integer()),
  idNumber: Nullable(Type.String()),
  /** The picture of a hotspot. */
  picture: Nullable(MediaRef),
  languages: Languages,
  /** Nothing is wrong with it: exams may take it. */
  isReady: Type.Boolean(),
  isArchived: Type.Boolean(),
  createdAt: DateTime,
  updatedAt: DateTime,
  updatedBy: Nullable(Person),
  owner: Nullable(Person),
  sharing: SharingName,
  abilities: QuestionAbilities,
});
export type QuestionDetail = Static<typeof QuestionDetail>;

export const QuestionFilters = {
  search: SearchText,
  questionCategoryId: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'With those below it; 0: in no category',
    }),
  ),
  types: Type.Optional(Type.Array(QuestionTypeName, { maxItems: QUESTION_TYPES.length })),
  tags: Type.Optional(Type.Array(Tag, { maxItems: MOST_TAGS, description: 'With all of these' })),
  difficulties: Type.Optional(Type.Array(Difficulty, { maxItems: 5 })),
  missingLanguage: Type.Optional(OneOf('en', 'ar')),
  isReady: Type.Optional(Type.Boolean()),
  isArchived: Type.Optional(Type.Boolean()),
  isMine: Type.Optional(Type.Boolean({ description: "Only the reader's own" })),
};
export const QuestionListQuery = Type.Object({
  ...PageQuery,
  ...QuestionFilters,
  sort: Type.Optional(OneOf('changed', 'newest', 'name', 'type', 'difficulty')),
});
export type QuestionListQuery = Static<typeof QuestionListQuery>;

export const QuestionsChange = NamedObject(
  'QuestionsChange',
  {
    questionIds: Type.Array(Id, { minItems: 1, maxItems: MOST_AT_ONCE, uniqueItems: true }),
    questionCategoryId: Type.Optional(Nullable(Id)),
    isArchived: Type.Optional(Type.Boolean()),
    sharing: Type.Optional(SharingName),
    addTags: Type.Optional(Tags),
    removeTags: Type.Optional(Tags),
  },
  { additionalProperties: false },
);
export type QuestionsChange = Static<typeof QuestionsChange>;

export const QuestionVersionEntry = NamedObject('QuestionVersionEntry', {
  version: Type.Integer(),
  name: Type.String(),
  type: QuestionTypeName,
  /** Compared with the version before: `name`, `prompt`, `hints`, `content`, `key`, `marks`, `negativeMarks`, `difficulty`. */
  changed: Type.Array(Type.String()),
  createdAt: DateTime,
  createdBy: Nullable(Person),
});
export type QuestionVersionEntry = Static<typeof QuestionVersionEntry>;

export const QuestionTag = NamedObject('QuestionTag', {
  /** By its name in the reader's language, as far as it has one. */
  tag: Type.String(),
  questionCount: Type.Integer(),
  /** Has a name in the other script too. */
  isJoined: Type.Boolean(),
});

export const TagsJoined = NamedObject('QuestionTagsJoined', { tag: Tag, other: Tag }, { additionalProperties: false });
export type TagsJoined = Static<typeof TagsJoined>;

/** A question as it is being written, and an answer to try it with. */
export const TrialBody = NamedObject(
  'QuestionTrialBody',
  {
    questionId: Nullable(
      Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'null: a new one' }),
    ),
    content: Content,
    key: Key,
    marks: Amount,
    negativeMarks: Amount,
    answer: Answer,
    isAnswered: Type.Boolean({ description: 'Whether the answer is to be marked' }),
    openedHints: Type.Integer({ minimum: 0, maximum: MOST_PARTS }),
    seed: Type.String({ maxLength: 50, description: 'The same one shuffles the same way' }),
  },
  { additionalProperties: false },
);
export type TrialBody = Static<typeof TrialBody>;

/** What became of an answer. */
export const Marking = NamedObject('QuestionMarking', {
  score: Nullable(Type.String({ description: 'null: a person has to mark' })),
  outcome: OneOf('CORRECT', 'PARTIAL', 'WRONG', 'BLANK', 'PENDING'),
  parts: Type.Array(
    NamedObject('PartResult', { id: Type.String(), result: OneOf('RIGHT', 'PARTIAL', 'WRONG', 'MISSED') }),
  ),
  feedback: Type.Array(NamedObject('PartFeedback', { partId: Nullable(Type.String()), text: LocalizedHtml })),
  explanation: LocalizedHtml,
});
export type Marking = Static<typeof Marking>;

export const Trial = NamedObject('QuestionTrial', {
  question: LearnerContent,
  picture: Nullable(MediaRef),
  marking: Nullable(Marking),
});
export type Trial = Static<typeof Trial>;
