import type { TextChange } from '@sullam/domain/questions/content-walk.ts';
import type {
  AcceptedNumber,
  AcceptedText,
  PartsRule,
  QuestionKey,
  SumRule,
} from '@sullam/domain/questions/question.ts';
import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { MediaReference } from '../../organization/media/media.public.ts';

const textsWith = (texts: readonly AcceptedText[], path: string, change: TextChange): AcceptedText[] =>
  texts.map(({ text, fraction, feedback }, index) => ({
    text,
    fraction,
    feedback: change(feedback, `${path}.${index}.feedback`),
  }));

const numbersWith = (numbers: readonly AcceptedNumber[], path: string, change: TextChange): AcceptedNumber[] =>
  numbers.map(({ value, tolerance, fraction, feedback }, index) => ({
    value,
    tolerance,
    fraction,
    feedback: change(feedback, `${path}.${index}.feedback`),
  }));

function mapped<Before, After>(
  entries: Readonly<Record<string, Before>>,
  change: (entry: Before, id: string) => After,
): Record<string, After> {
  return Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, change(entry, id)]));
}

const sumOf = ({ sum }: { sum?: SumRule }): { sum?: SumRule } => (sum ? { sum: { least: sum.least } } : {});

/** How parts count together, where something is said of it. */
const ruleOf = (key: PartsRule): PartsRule => ({
  ...(key.isAllOrNothing ? { isAllOrNothing: true } : {}),
  ...sumOf(key),
});

const otherShareOf = ({ otherShare }: { otherShare?: string }): { otherShare?: string } =>
  otherShare === undefined ? {} : { otherShare };

/** The key with its texts changed, copied field by field. */
export function keyWith(key: QuestionKey, change: TextChange): QuestionKey {
  const explanation = change(key.explanation, 'key.explanation');
  switch (key.type) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE': {
      const feedback = mapped(key.feedback, (text, id) => change(text, `key.feedback.${id}`));
      const fractions = { ...key.fractions };
      return key.type === 'SINGLE_CHOICE'
        ? { explanation, type: key.type, fractions, feedback }
        : { explanation, type: key.type, fractions, feedback, isAllOrNothing: key.isAllOrNothing, ...sumOf(key) };
    }
    case 'TRUE_FALSE':
      return {
        explanation,
        type: key.type,
        isTrue: key.isTrue,
        feedback: {
          true: change(key.feedback.true, 'key.feedback.true'),
          false: change(key.feedback.false, 'key.feedback.false'),
        },
      };
    case 'SHORT_TEXT':
      return {
        explanation,
        type: key.type,
        accepted: textsWith(key.accepted, 'key.accepted', change),
        isStrict: key.isStrict,
      };
    case 'NUMERIC':
      return {
        explanation,
        type: key.type,
        accepted: numbersWith(key.accepted, 'key.accepted', change),
        units: key.units.map(({ name, factor }) => ({ name, factor })),
        isUnitRequired: key.isUnitRequired,
      };
    case 'MATCHING':
      return {
        explanation,
        type: key.type,
        pairs: { ...key.pairs },
        ...(key.shares ? { shares: mapped(key.shares, (shares) => ({ ...shares })) } : {}),
        ...otherShareOf(key),
        ...ruleOf(key),
      };
    case 'ORDERING':
      return { explanation, type: key.type, order: [...key.order], ...(key.rule ? { rule: key.rule } : {}) };
    case 'FILL_BLANKS':
      return {
        explanation,
        type: key.type,
        blanks: mapped(key.blanks, ({ weight, texts, numbers }, id) => ({
          weight,
          texts: textsWith(texts, `key.blanks.${id}.texts`, change),
          numbers: numbersWith(numbers, `key.blanks.${id}.numbers`, change),
        })),
        isStrict: key.isStrict,
        ...ruleOf(key),
      };
    case 'DROPDOWN_CLOZE':
      return {
        explanation,
        type: key.type,
        gaps: mapped(key.gaps, ({ weight, fractions }) => ({ weight, fractions: { ...fractions } })),
        ...ruleOf(key),
      };
    case 'HOTSPOT':
      return {
        explanation,
        type: key.type,
        areas: key.areas.map(({ id, area, feedback, share }, index) => ({
          id,
          area,
          feedback: change(feedback, `key.areas.${index}.feedback`),
          ...(share === undefined ? {} : { share }),
        })),
        ...otherShareOf(key),
        ...ruleOf(key),
      };
    case 'FILE_UPLOAD':
    case 'ESSAY':
      return { explanation, type: key.type, guide: change(key.guide, 'key.guide') };
  }
}

/** The files of a version of a question, also of one that was replaced. */
export const showsInQuestion: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from question_versions where ${inOrganization()} and ${mediaId}::bigint = any(media_ids))`;
