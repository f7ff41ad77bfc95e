import type { LearnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import {
  QUESTION_TYPES,
  type QuestionAnswer,
  type QuestionContent,
  type QuestionKey,
} from '@sullam/domain/questions/question.ts';
import { type Static, type TSchema, Type } from 'typebox';
import { LIMITS } from '../../kernel/http/limits.ts';
import {
  DateTime,
  Id,
  LocalizedHtml,
  LocalizedName,
  Nullable,
  OneOf,
  PageQuery,
  SearchText,
} from '../../kernel/http/schemas.ts';
import { MediaRef } from '../media/media.public.ts';

/** More of anything than a question that people can answer has. */
const MOST_PARTS = 100;
const MOST_TAGS = 30;
const MOST_AT_ONCE = 500;

export const QuestionTypeName = OneOf(...QUESTION_TYPES);

const PartId = Type.String({ pattern: '^[\\p{L}\\p{N}_-]{1,64}$' });
const decimalText = (pattern: string, description: string) => Type.String({ pattern, description });
const Share = decimalText('^-?[0-9]{1,6}([.][0-9]{1,10})?$', 'A share of the marks, as "0.5"');
const Amount = decimalText('^[0-9]{1,6}([.][0-9]{1,4})?$', 'Marks, as "1.5"');
const Figure = decimalText('^[+-]?[0-9]{1,30}([.][0-9]{1,30})?$', 'An exact number, as "-3.14"');
const Thousandth = Type.Integer({ minimum: 0, maximum: 1000 });
const list = <T extends TSchema>(item: T) => Type.Array(item, { maxItems: MOST_PARTS });
const byId = <T extends TSchema>(entry: T) =>
  Type.Unsafe<Record<string, Static<T>>>({
    type: 'object',
    additionalProperties: entry,
    maxProperties: MOST_PARTS,
    propertyNames: { pattern: '^[\\p{L}\\p{N}_-]{1,64}$' },
  });

const Choices = list(Type.Object({ id: PartId, text: LocalizedHtml }));
const AcceptedTexts = list(
  Type.Object({ text: Type.String({ maxLength: LIMITS.text }), fraction: Share, feedback: LocalizedHtml }),
);
const AcceptedNumbers = list(
  Type.Object({ value: Figure, tolerance: Figure, fraction: Share, feedback: LocalizedHtml }),
);
const UnitName = Type.String({ minLength: 1, maxLength: 50 });
const Area = Type.Union([
  Type.Object({
    shape: OneOf('rectangle', 'ellipse'),
    x: Thousandth,
    y: Thousandth,
    width: Thousandth,
    height: Thousandth,
  }),
  Type.Object({ shape: OneOf('polygon'), points: list(Type.Object({ x: Thousandth, y: Thousandth })) }),
]);

const key = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object({ ...properties, explanation: LocalizedHtml });

const contents = <P extends Record<string, TSchema>>(more: P) => {
  const content = <Q extends Record<string, TSchema>>(properties: Q) =>
    Type.Object({ ...properties, prompt: LocalizedHtml, hints: list(LocalizedHtml), ...more });
  return Type.Union([
    content({ type: OneOf('SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'ORDERING'), choices: Choices }),
    content({ type: OneOf('TRUE_FALSE') }),
    content({ type: OneOf('SHORT_TEXT'), maximumLength: Type.Integer({ minimum: 1, maximum: 10_000 }) }),
    content({ type: OneOf('NUMERIC'), units: list(UnitName) }),
    content({ type: OneOf('MATCHING'), stems: Choices, choices: Choices }),
    content({ type: OneOf('FILL_BLANKS'), blanks: list(Type.Object({ id: PartId, isNumeric: Type.Boolean() })) }),
    content({ type: OneOf('DROPDOWN_CLOZE'), gaps: list(Type.Object({ id: PartId, choices: Choices })) }),
    content({
      type: OneOf('HOTSPOT'),
      pictureMediaId: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: '0: none yet' }),
      mostPoints: Type.Integer({ minimum: 1, maximum: MOST_PARTS }),
    }),
    content({
      type: OneOf('FILE_UPLOAD'),
      mostFiles: Type.Integer({ minimum: 1, maximum: 20 }),
      mostBytes: Type.Integer({ minimum: 1, maximum: 1_073_741_824 }),
      extensions: list(Type.String({ pattern: '^[a-z0-9]{1,10}$' })),
    }),
    content({
      type: OneOf('ESSAY'),
      leastWords: Type.Integer({ minimum: 0, maximum: 100_000 }),
      mostWords: Nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
    }),
  ]);
};

/** What is asked; unknown fields are left out when it is kept. */
export const Content = Type.Unsafe<QuestionContent>(contents({}));

/** What a learner gets of it. */
export const LearnerContent = Type.Unsafe<LearnerQuestion>(
  contents({ hintCount: Type.Integer({ description: 'Of which `hints` are the opened ones' }) }),
);

/** What is right. */
export const Key = Type.Unsafe<QuestionKey>(
  Type.Union([
    key({ type: OneOf('SINGLE_CHOICE'), fractions: byId(Share), feedback: byId(LocalizedHtml) }),
    key({
      type: OneOf('MULTIPLE_CHOICE'),
      fractions: byId(Share),
      feedback: byId(LocalizedHtml),
      isAllOrNothing: Type.Boolean(),
    }),
    key({
      type: OneOf('TRUE_FALSE'),
      isTrue: Type.Boolean(),
      feedback: Type.Object({ true: LocalizedHtml, false: LocalizedHtml }),
    }),
    key({ type: OneOf('SHORT_TEXT'), accepted: AcceptedTexts, isStrict: Type.Boolean() }),
    key({
      type: OneOf('NUMERIC'),
      accepted: AcceptedNumbers,
      units: list(Type.Object({ name: UnitName, factor: Figure })),
      isUnitRequired: Type.Boolean(),
    }),
    key({ type: OneOf('MATCHING'), pairs: byId(PartId) }),
    key({ type: OneOf('ORDERING'), order: list(PartId) }),
    key({
      type: OneOf('FILL_BLANKS'),
      blanks: byId(Type.Object({ weight: Share, texts: AcceptedTexts, numbers: AcceptedNumbers })),
      isStrict: Type.Boolean(),
    }),
    key({ type: OneOf('DROPDOWN_CLOZE'), gaps: byId(Type.Object({ weight: Share, fractions: byId(Share) })) }),
    key({ type: OneOf('HOTSPOT'), areas: list(Type.Object({ id: PartId, area: Area, feedback: LocalizedHtml })) }),
    key({ type: OneOf('FILE_UPLOAD', 'ESSAY'), guide: LocalizedHtml }),
  ]),
);

/** What was answered; null is a blank. Its ids are checked against the question (check-answer.ts of packages/domain). */
export const Answer = Type.Unsafe<QuestionAnswer>(
  Type.Union([
    Nullable(Type.Object({ type: OneOf('SINGLE_CHOICE'), choiceId: PartId })), // the union itself has no type to be null
    Type.Object({ type: OneOf('MULTIPLE_CHOICE'), choiceIds: list(PartId) }),
    Type.Object({ type: OneOf('TRUE_FALSE'), isTrue: Type.Boolean() }),
    Type.Object({ type: OneOf('SHORT_TEXT'), text: Type.String({ maxLength: LIMITS.text }) }),
    Type.Object({
      type: OneOf('NUMERIC'),
      number: Type.String({ maxLength: LIMITS.name }),
      unit: Nullable(Type.String({ maxLength: 50 })),
    }),
    Type.Object({ type: OneOf('MATCHING'), pairs: byId(PartId) }),
    Type.Object({ type: OneOf('ORDERING'), order: list(PartId) }),
    Type.Object({ type: OneOf('FILL_BLANKS'), blanks: byId(Type.String({ maxLength: LIMITS.text })) }),
    Type.Object({ type: OneOf('DROPDOWN_CLOZE'), gaps: byId(PartId) }),
    Type.Object({ type: OneOf('HOTSPOT'), points: list(Type.Object({ x: Thousandth, y: Thousandth })) }),
    Type.Object({ type: OneOf('FILE_UPLOAD'), mediaIds: list(Id) }),
    Type.Object({ type: OneOf('ESSAY'), html: Type.String({ maxLength: LIMITS.html }) }),
  ]),
);

const Difficulty = Type.Integer({ minimum: 1, maximum: 5 });
const Tag = Type.String({ minLength: 1, maxLength: 60 });
const Tags = Type.Array(Tag, { maxItems: MOST_TAGS });
const Version = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

const written = {
  name: Type.String({ maxLength: LIMITS.name, description: 'For authors; empty: the first words of the prompt' }),
  content: Content,
  key: Key,
  marks: Amount,
  negativeMarks: Amount,
  difficulty: Nullable(Difficulty),
};

export const QuestionBody = Type.Object(
  { ...written, tags: Tags, questionCategoryId: Nullable(Id) },
  { additionalProperties: false },
);
export type QuestionBody = Static<typeof QuestionBody>;

export const QuestionChange = Type.Object(
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
export const CreatedQuestion = Type.Object({ questionId: Id });
export const SavedQuestion = Type.Object({ version: Type.Integer() });
export const RestoreBody = Type.Object({ version: Version }, { additionalProperties: false });

const Writer = Type.Object({ userId: Id, firstName: Type.String(), lastName: Type.String() });
export type Writer = Static<typeof Writer>;
const Languages = Type.Array(OneOf('en', 'ar'));

export const QuestionAbilities = Type.Object({ canDelete: Type.Boolean() });

export const QuestionRow = Type.Object({
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
  updatedBy: Nullable(Writer),
  abilities: QuestionAbilities,
});
export type QuestionRow = Static<typeof QuestionRow>;

export const QuestionDetail = Type.Object({
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
  /** The picture of a hotspot. */
  picture: Nullable(MediaRef),
  languages: Languages,
  /** Nothing is wrong with it: exams may take it. */
  isReady: Type.Boolean(),
  isArchived: Type.Boolean(),
  createdAt: DateTime,
  updatedAt: DateTime,
  updatedBy: Nullable(Writer),
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
};
export const QuestionListQuery = Type.Object({
  ...PageQuery,
  ...QuestionFilters,
  sort: Type.Optional(OneOf('changed', 'newest', 'name', 'type', 'difficulty')),
});
export type QuestionListQuery = Static<typeof QuestionListQuery>;

export const QuestionsChange = Type.Object(
  {
    questionIds: Type.Array(Id, { minItems: 1, maxItems: MOST_AT_ONCE, uniqueItems: true }),
    questionCategoryId: Type.Optional(Nullable(Id)),
    isArchived: Type.Optional(Type.Boolean()),
    addTags: Type.Optional(Tags),
    removeTags: Type.Optional(Tags),
  },
  { additionalProperties: false },
);
export type QuestionsChange = Static<typeof QuestionsChange>;

export const QuestionVersionEntry = Type.Object({
  version: Type.Integer(),
  name: Type.String(),
  type: QuestionTypeName,
  /** Compared with the version before: `name`, `prompt`, `hints`, `content`, `key`, `marks`, `negativeMarks`, `difficulty`. */
  changed: Type.Array(Type.String()),
  createdAt: DateTime,
  createdBy: Nullable(Writer),
});
export type QuestionVersionEntry = Static<typeof QuestionVersionEntry>;

export const QuestionTag = Type.Object({ tag: Type.String(), questionCount: Type.Integer() });

/** A question as it is being written, and an answer to try it with. */
export const TrialBody = Type.Object(
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
export const Marking = Type.Object({
  score: Nullable(Type.String({ description: 'null: a person has to mark' })),
  outcome: OneOf('CORRECT', 'PARTIAL', 'WRONG', 'BLANK', 'PENDING'),
  parts: Type.Array(Type.Object({ id: Type.String(), result: OneOf('RIGHT', 'PARTIAL', 'WRONG', 'MISSED') })),
  feedback: Type.Array(Type.Object({ partId: Nullable(Type.String()), text: LocalizedHtml })),
  explanation: LocalizedHtml,
});
export type Marking = Static<typeof Marking>;

export const Trial = Type.Object({
  question: LearnerContent,
  picture: Nullable(MediaRef),
  marking: Nullable(Marking),
});
export type Trial = Static<typeof Trial>;
