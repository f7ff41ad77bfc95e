import type { LearnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import {
  ORDER_RULES,
  type QuestionAnswer,
  type QuestionContent,
  type QuestionKey,
} from '@sullam/domain/questions/question.ts';
import { type Static, type TSchema, Type } from 'typebox';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { html, Id, LocalizedHtml, NamedObject, Nullable, named, OneOf } from '../../../kernel/http/schemas.ts';

/** More of anything than a question that people can answer has. */
export const MOST_PARTS = 100;

const PartId = Type.String({ pattern: '^[\\p{L}\\p{N}_-]{1,64}$' });
const decimalText = (pattern: string, description: string) => Type.String({ pattern, description });
const Share = decimalText('^-?[0-9]{1,6}([.][0-9]{1,10})?$', 'A share of the marks, as "0.5"; below zero it costs');
export const Amount = decimalText('^[0-9]{1,6}([.][0-9]{1,4})?$', 'Marks, as "1.5"');
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

const Choices = list(NamedObject('QuestionChoice', { id: PartId, text: LocalizedHtml }));
const AcceptedTexts = list(
  NamedObject('AcceptedText', {
    text: Type.String({ maxLength: LIMITS.text }),
    fraction: Share,
    feedback: LocalizedHtml,
  }),
);
const AcceptedNumbers = list(
  NamedObject('AcceptedNumber', { value: Figure, tolerance: Figure, fraction: Share, feedback: LocalizedHtml }),
);
// a unit without a name yet is kept like everything else that is unfinished; the findings say so
const UnitName = Type.String({ maxLength: 50 });
const HotspotPoint = NamedObject('HotspotPoint', { x: Thousandth, y: Thousandth });
const Blank = NamedObject('QuestionBlank', { id: PartId, isNumeric: Type.Boolean() });
const Gap = NamedObject('QuestionGap', { id: PartId, choices: Choices });
const Area = named(
  'HotspotArea',
  Type.Union([
    Type.Object({
      shape: OneOf('rectangle', 'ellipse'),
      x: Thousandth,
      y: Thousandth,
      width: Thousandth,
      height: Thousandth,
    }),
    Type.Object({ shape: OneOf('polygon'), points: list(HotspotPoint) }),
  ]),
);

const Sum = Type.Optional(
  NamedObject(
    'SumRule',
    { least: Nullable(Share) },
    { description: 'What the parts add up to counts as it is, no lower than `least`' },
  ),
);
const partsRule = {
  isAllOrNothing: Type.Optional(Type.Boolean({ description: 'Everything right gives all marks, anything else none' })),
  sum: Sum,
};
const otherShare = Type.Optional(Share);

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
    content({ type: OneOf('FILL_BLANKS'), blanks: list(Blank) }),
    content({ type: OneOf('DROPDOWN_CLOZE'), gaps: list(Gap) }),
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
export const Content = named('QuestionContent', Type.Unsafe<QuestionContent>(contents({})));

/** What a learner gets of it. */
export const LearnerContent = named(
  'LearnerQuestion',
  Type.Unsafe<LearnerQuestion>(
    contents({ hintCount: Type.Integer({ description: 'Of which `hints` are the opened ones' }) }),
  ),
);

/** What is right. */
export const Key = named(
  'QuestionKey',
  Type.Unsafe<QuestionKey>(
    Type.Union([
      key({ type: OneOf('SINGLE_CHOICE'), fractions: byId(Share), feedback: byId(LocalizedHtml) }),
      key({
        type: OneOf('MULTIPLE_CHOICE'),
        fractions: byId(Share),
        feedback: byId(LocalizedHtml),
        isAllOrNothing: Type.Boolean(),
        sum: Sum,
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
      key({
        type: OneOf('MATCHING'),
        pairs: byId(PartId),
        shares: Type.Optional(byId(byId(Share))),
        otherShare,
        ...partsRule,
      }),
      key({ type: OneOf('ORDERING'), order: list(PartId), rule: Type.Optional(OneOf(...ORDER_RULES)) }),
      key({
        type: OneOf('FILL_BLANKS'),
        blanks: byId(Type.Object({ weight: Share, texts: AcceptedTexts, numbers: AcceptedNumbers })),
        isStrict: Type.Boolean(),
        ...partsRule,
      }),
      key({
        type: OneOf('DROPDOWN_CLOZE'),
        gaps: byId(Type.Object({ weight: Share, fractions: byId(Share) })),
        ...partsRule,
      }),
      key({
        type: OneOf('HOTSPOT'),
        areas: list(Type.Object({ id: PartId, area: Area, feedback: LocalizedHtml, share: Type.Optional(Share) })),
        otherShare,
        ...partsRule,
      }),
      key({ type: OneOf('FILE_UPLOAD', 'ESSAY'), guide: LocalizedHtml }),
    ]),
  ),
);

/** What was answered; null is a blank. Its ids are checked against the question (check-answer.ts of packages/domain). */
export const Answer = named(
  'QuestionAnswer',
  Type.Unsafe<QuestionAnswer>(
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
      Type.Object({ type: OneOf('HOTSPOT'), points: list(HotspotPoint) }),
      Type.Object({ type: OneOf('FILE_UPLOAD'), mediaIds: list(Id) }),
      Type.Object({ type: OneOf('ESSAY'), html: html('formatted', LIMITS.html) }),
    ]),
  ),
);
