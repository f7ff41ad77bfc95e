import { type Static, Type } from 'typebox';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { html, Id, Language, LocalizedName, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { TEXT_FORMS } from '../courses/courses.public.ts';
import { OUTCOMES } from './imported-texts.ts';
import { SIDE_STATES } from './text-states.ts';

const Side = NamedObject('TranslationSide', {
  /** Of what isn't written here the beginning, without formatting. */
  text: Type.String(),
  state: OneOf(...SIDE_STATES),
  /** Names what stands here: a change has to say what it was made from. */
  fingerprint: Type.String(),
});

export const TranslatedText = NamedObject('TranslatedText', {
  key: Type.String(),
  place: Type.String(),
  placeTitle: LocalizedName,
  /** Its lesson, where it belongs to one. */
  courseSubsectionId: Nullable(Id),
  field: Type.String(),
  form: OneOf(...TEXT_FORMS),
  mostCharacters: Type.Integer(),
  /** The studio's page where it is written. */
  path: Type.String(),
  en: Side,
  ar: Side,
});
export type TranslatedText = Static<typeof TranslatedText>;

const Progress = NamedObject('TranslationProgress', {
  filled: Type.Integer(),
  /** Texts that are there in either language. */
  total: Type.Integer(),
  missing: Type.Integer(),
  /** Older than their other side. */
  outdated: Type.Integer(),
});

export const CourseTranslations = NamedObject('CourseTranslations', {
  en: Progress,
  ar: Progress,
  data: Type.Array(TranslatedText),
});
export type CourseTranslations = Static<typeof CourseTranslations>;

export const TextKey = Type.String({ minLength: 1, maxLength: 200 });

export const TranslationBody = NamedObject(
  'TranslationBody',
  {
    key: TextKey,
    language: Language,
    text: html('formatted', LIMITS.html),
    fingerprint: Type.String({ maxLength: 64, description: 'Of what was read; 409 where something else stands there' }),
  },
  { additionalProperties: false },
);
export type TranslationBody = Static<typeof TranslationBody>;

export const ConfirmBody = NamedObject('ConfirmTranslationBody', { key: TextKey }, { additionalProperties: false });

/** Sides that one file changes. */
export const MOST_ROWS = 2000;

export const ImportBody = NamedObject(
  'ImportTranslationsBody',
  {
    text: Type.String({
      maxLength: 4_000_000,
      description: 'A CSV or an XLIFF 2 file as it was exported, with other texts in it',
    }),
    isPreview: Type.Boolean({ description: 'Changes nothing' }),
  },
  { additionalProperties: false },
);
export type ImportBody = Static<typeof ImportBody>;

export const ImportedTranslations = NamedObject('ImportedTranslations', {
  /** Nothing of it is written: it has units that the course hasn't, or translations without a placeholder. */
  isRefused: Type.Boolean(),
  /** Of what the file changes; `CONFLICT`: something else stands there than when it was written. */
  rows: Type.Array(
    Type.Object({
      key: Type.String(),
      language: Language,
      /** In words, without formatting. */
      text: Type.String(),
      /** Of the file, where it is known. */
      line: Nullable(Type.Integer()),
      lost: Type.Array(Type.String(), { description: 'Placeholders that the translation lacks or has twice' }),
      outcome: OneOf(...OUTCOMES),
    }),
  ),
});
export type ImportedTranslations = Static<typeof ImportedTranslations>;

export const ExportQuery = Type.Object({
  format: Type.Optional(OneOf('CSV', 'XLSX', 'XLIFF')),
  source: Type.Optional(Language),
});
export type ExportQuery = Static<typeof ExportQuery>;
