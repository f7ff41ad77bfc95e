import type { Localized } from '../localized.ts';
import type { Choice, QuestionContent } from './question.ts';

/** What becomes of each HTML text of a question; the path is where it stands, as `content.choices.0.text`. */
export type TextChange = (text: Localized, path: string) => Localized;

/** In which order choices come; what they are for distinguishes the lists of one question: `choices`, `stems`, `gap ID`. */
export type ChoiceOrder = (choices: readonly Choice[], purpose: string) => readonly Choice[];

const asTheyAre: ChoiceOrder = (choices) => choices;

/** The content with its texts changed, copied field by field: what doesn't belong to its type is left out. */
export function contentWith(
  content: QuestionContent,
  change: TextChange,
  order: ChoiceOrder = asTheyAre,
): QuestionContent {
  const choices = (list: readonly Choice[], path: string, purpose = path): Choice[] => {
    const changed = list.map(({ id, text }, index) => ({ id, text: change(text, `content.${path}.${index}.text`) }));
    return [...order(changed, purpose)];
  };
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
          choices: choices(gap.choices, `gaps.${index}.choices`, `gap ${gap.id}`),
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

/** All texts of a content that learners read. */
export function textsOfContent(content: QuestionContent): Localized[] {
  const texts: Localized[] = [];
  contentWith(content, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
