import type { Localized } from '@sullam/domain/localized.ts';
import type {
  AcceptedNumber,
  AcceptedText,
  Choice,
  QuestionContent,
  QuestionKey,
} from '@sullam/domain/questions/question.ts';

/** What becomes of each HTML text of a question; the path is where it stands, as `content.choices.0.text`. */
export type TextChange = (text: Localized, path: string) => Localized;

const choicesWith = (choices: readonly Choice[], path: string, change: TextChange): Choice[] =>
  choices.map(({ id, text }, index) => ({ id, text: change(text, `${path}.${index}.text`) }));

/** The content with its texts changed, copied field by field: what doesn't belong to its type is left out. */
export function contentWith(content: QuestionContent, change: TextChange): QuestionContent {
  const choices = (list: readonly Choice[], path: string) => choicesWith(list, `content.${path}`, change);
  const common = {
    prompt: change(content.prompt, 'content.prompt'),
    hints: content.hints.map((hint, index) => change(hint, `content.hints.${index}`)),
  };
  switch (content.type) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return { ...common, type: content.type, choices: choices(content.choices, 'choices') };
    case 'ORDERING':
      return { ...common, type: content.type, choices: choices(content.choices, 'choices') };
    case 'TRUE_FALSE':
      return { ...common, type: content.type };
    case 'SHORT_TEXT':
      return { ...common, type: content.type, maximumLength: content.maximumLength };
    case 'NUMERIC':
      return { ...common, type: content.type, units: [...content.units] };
    case 'MATCHING':
      return {
        ...common,
        type: content.type,
        stems: choices(content.stems, 'stems'),
        choices: choices(content.choices, 'choices'),
      };
    case 'FILL_BLANKS':
      return { ...common, type: content.type, blanks: content.blanks.map(({ id, isNumeric }) => ({ id, isNumeric })) };
    case 'DROPDOWN_CLOZE':
      return {
        ...common,
        type: content.type,
        gaps: content.gaps.map((gap, index) => ({
          id: gap.id,
          choices: choices(gap.choices, `gaps.${index}.choices`),
        })),
      };
    case 'HOTSPOT':
      return { ...common, type: content.type, pictureMediaId: content.pictureMediaId, mostPoints: content.mostPoints };
    case 'FILE_UPLOAD': {
      const { mostFiles, mostBytes, extensions } = content;
      return { ...common, type: content.type, mostFiles, mostBytes, extensions: [...extensions] };
    }
    case 'ESSAY':
      return { ...common, type: content.type, leastWords: content.leastWords, mostWords: content.mostWords };
  }
}

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
        : { explanation, type: key.type, fractions, feedback, isAllOrNothing: key.isAllOrNothing };
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
      return { explanation, type: key.type, pairs: { ...key.pairs } };
    case 'ORDERING':
      return { explanation, type: key.type, order: [...key.order] };
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
      };
    case 'DROPDOWN_CLOZE':
      return {
        explanation,
        type: key.type,
        gaps: mapped(key.gaps, ({ weight, fractions }) => ({ weight, fractions: { ...fractions } })),
      };
    case 'HOTSPOT':
      return {
        explanation,
        type: key.type,
        areas: key.areas.map(({ id, area, feedback }, index) => ({
          id,
          area,
          feedback: change(feedback, `key.areas.${index}.feedback`),
        })),
      };
    case 'FILE_UPLOAD':
    case 'ESSAY':
      return { explanation, type: key.type, guide: change(key.guide, 'key.guide') };
  }
}

/** All texts of a content that learners read. */
export function textsOfContent(content: QuestionContent): Localized[] {
  const texts: Localized[] = [];
  contentWith(content, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
