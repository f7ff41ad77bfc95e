import { type Static, Type } from 'typebox';
import { Id, LocalizedName, NamedObject, Nullable } from '../../../kernel/http/schemas.ts';

export const QuestionCategoryParams = Type.Object({ questionCategoryId: Id });

export const QuestionCategory = NamedObject('QuestionCategory', {
  questionCategoryId: Id,
  parentCategoryId: Nullable(Type.Integer()),
  name: LocalizedName,
  /** Directly in it and not archived. */
  questionCount: Type.Integer(),
});
export type QuestionCategory = Static<typeof QuestionCategory>;

export const QuestionCategoryBody = NamedObject(
  'QuestionCategoryBody',
  { name: LocalizedName, parentCategoryId: Type.Optional(Nullable(Id)) },
  { additionalProperties: false },
);
export type QuestionCategoryBody = Static<typeof QuestionCategoryBody>;

export const QuestionCategoryPatch = NamedObject(
  'QuestionCategoryPatch',
  { name: Type.Optional(LocalizedName), parentCategoryId: Type.Optional(Nullable(Id)) },
  { additionalProperties: false },
);
export type QuestionCategoryPatch = Static<typeof QuestionCategoryPatch>;
