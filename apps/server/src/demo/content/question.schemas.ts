/** What the YAML file of a question category holds. */
import { Type } from 'typebox';
import { boolean, list, number, object, oneOf, optional, string, text, whole } from './schema-parts.ts';

const questionCommon = {
  name: string,
  difficulty: Type.Union([1, 2, 3, 4, 5].map((value) => Type.Literal(value as 1 | 2 | 3 | 4 | 5))),
  marks: optional(number),
  negativeMarks: optional(number),
  tags: list(text),
  prompt: text,
  hint: optional(text),
  explanation: optional(text),
};
const rectangle = { x: number, y: number, width: number, height: number };

/** A question of the bank, by its type. */
export const questionSchemas = {
  SINGLE_CHOICE: object({
    type: Type.Literal('SINGLE_CHOICE'),
    ...questionCommon,
    right: text,
    wrong: list(text),
    feedback: optional(text),
  }),
  MULTIPLE_CHOICE: object({
    type: Type.Literal('MULTIPLE_CHOICE'),
    ...questionCommon,
    right: list(text),
    wrong: list(text),
    isAllOrNothing: optional(boolean),
  }),
  TRUE_FALSE: object({ type: Type.Literal('TRUE_FALSE'), ...questionCommon, isTrue: boolean }),
  SHORT_TEXT: object({ type: Type.Literal('SHORT_TEXT'), ...questionCommon, accepted: list(string) }),
  NUMERIC: object({
    type: Type.Literal('NUMERIC'),
    ...questionCommon,
    value: number,
    tolerance: optional(number),
    units: optional(list(object({ name: string, factor: number }))),
  }),
  MATCHING: object({
    type: Type.Literal('MATCHING'),
    ...questionCommon,
    pairs: list(object({ stem: text, choice: text })),
  }),
  ORDERING: object({ type: Type.Literal('ORDERING'), ...questionCommon, items: list(text) }),
  FILL_BLANKS: object({
    type: Type.Literal('FILL_BLANKS'),
    ...questionCommon,
    blanks: list(
      Type.Union([object({ accepted: list(string) }), object({ value: number, tolerance: optional(number) })]),
    ),
  }),
  DROPDOWN_CLOZE: object({
    type: Type.Literal('DROPDOWN_CLOZE'),
    ...questionCommon,
    gaps: list(object({ right: text, wrong: list(text) })),
  }),
  HOTSPOT: object({
    type: Type.Literal('HOTSPOT'),
    ...questionCommon,
    picture: string,
    areas: list(
      Type.Union([
        object({ shape: Type.Literal('rectangle'), ...rectangle }),
        object({ shape: Type.Literal('ellipse'), ...rectangle }),
        object({ shape: Type.Literal('polygon'), points: list(object({ x: number, y: number })) }),
      ]),
    ),
  }),
  FILE_UPLOAD: object({
    type: Type.Literal('FILE_UPLOAD'),
    ...questionCommon,
    extensions: list(string),
    guide: text,
  }),
  ESSAY: object({
    type: Type.Literal('ESSAY'),
    ...questionCommon,
    leastWords: whole,
    mostWords: whole,
    guide: text,
  }),
};

const typed = Type.Object({ type: oneOf(Object.keys(questionSchemas) as (keyof typeof questionSchemas)[]) });

export const questionsFile = object({
  name: text,
  questions: list(typed),
  children: optional(list(object({ name: text, questions: list(typed) }))),
});
