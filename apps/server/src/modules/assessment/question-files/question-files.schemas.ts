import { IMPORT_FORMATS, QUESTION_FORMATS } from '@sullam/question-formats/formats.ts';
import { LEFT_CODES, NOTE_CODES } from '@sullam/question-formats/report-codes.ts';
import { type Static, Type } from 'typebox';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { Id, Language, NamedObject, Nullable, named, OneOf } from '../../../kernel/http/schemas.ts';
import { QuestionFilters, QuestionTypeName } from '../questions/questions.public.ts';

export const Format = named('QuestionFormat', OneOf(...QUESTION_FORMATS));
const ImportedFormat = named('QuestionImportFormat', OneOf(...IMPORT_FORMATS));

const Values = named(
  'ReportValues',
  Type.Unsafe<Record<string, string | number>>({
    type: 'object',
    additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
  }),
);
const Item = {
  title: Type.String(),
  source: NamedObject('QuestionSource', {
    file: Nullable(Type.String()),
    line: Nullable(Type.Integer()),
    id: Nullable(Type.String()),
  }),
};

const Taken = NamedObject('TakenQuestion', { ...Item, type: QuestionTypeName });

/** What became of each question: every one is taken or left. */
export const Report = NamedObject('QuestionImportReport', {
  taken: Type.Array(Taken),
  changed: Type.Array(NamedObject('ChangedQuestion', { ...Item, code: OneOf(...NOTE_CODES), values: Values })),
  left: Type.Array(NamedObject('LeftQuestion', { ...Item, code: OneOf(...LEFT_CODES), values: Values })),
  /** About the file as a whole. */
  file: Type.Array(NamedObject('FileNote', { code: OneOf(...LEFT_CODES, ...NOTE_CODES), values: Values })),
});
export type Report = Static<typeof Report>;

export const ImportQuery = Type.Object({
  fileName: Type.Optional(Type.String({ maxLength: LIMITS.fileName })),
  format: Type.Optional(ImportedFormat),
  language: Language,
  questionCategoryId: Type.Optional(Id),
  keepsCategories: Type.Optional(
    Type.Boolean({ default: true, description: "The file's own categories are made below the chosen one" }),
  ),
  takesKnown: Type.Optional(
    Type.Boolean({ default: false, description: 'Questions that the bank has already are taken once more' }),
  ),
  leftOut: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0, maximum: 100_000 }), {
      maxItems: 1000,
      description: 'Places, from 0, among those that the same reading without these would take',
    }),
  ),
  isDryRun: Type.Boolean({ description: 'Reads and reports, keeps nothing' }),
});
export type ImportQuery = Static<typeof ImportQuery>;

export const ImportResponse = NamedObject('QuestionImportResponse', {
  format: ImportedFormat,
  /** What the content looks like, whatever format was chosen. */
  recognized: Nullable(ImportedFormat),
  report: Type.Object({
    ...Report.properties,
    /** `isReady`: nothing is wrong with it; `marks`: what it is worth by itself. */
    taken: Type.Array(Type.Object({ ...Taken.properties, isReady: Type.Boolean(), marks: Type.String() })),
  }),
  /** Empty after a dry run. */
  questionIds: Type.Array(Id),
  /** Those that were made for the questions, from the top downwards. */
  questionCategoryIds: Type.Array(Id),
});
export type ImportResponse = Static<typeof ImportResponse>;

/** What an import has answered. */
export const WithdrawImportBody = NamedObject(
  'WithdrawImportBody',
  {
    questionIds: Type.Array(Id, { minItems: 1, maxItems: 5000 }),
    questionCategoryIds: Type.Array(Id, { maxItems: 5000 }),
  },
  { additionalProperties: false },
);
export type WithdrawImportBody = Static<typeof WithdrawImportBody>;

export const ExportQuery = Type.Object({
  ...QuestionFilters,
  questionIds: Type.Optional(
    Type.Array(Id, { maxItems: 5000, description: 'These; without them all that the filters leave' }),
  ),
  format: Format,
  language: Language,
});
export type ExportQuery = Static<typeof ExportQuery>;

export const ExportReport = NamedObject('QuestionExportReport', { report: Report });
