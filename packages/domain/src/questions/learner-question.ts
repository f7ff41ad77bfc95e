import type { Localized } from '../localized.ts';
import { type SeededRandom, seededRandom, shuffled } from '../seeded-random.ts';
import type { Choice, Question, QuestionContent } from './question.ts';

/** What a learner gets of a question: `hints` are those already opened, of `hintCount`. */
export type LearnerQuestion = QuestionContent & { hintCount: number };

export interface LearnerView {
  /** One for each attempt and question. Known to a learner it would undo the shuffling, so that it stays on the server. */
  seed: string;
  /** Also shuffles what need not be: choices to pick from and the stems of a matching question. */
  shufflesChoices: boolean;
  /** How many hints the learner has opened. */
  openedHints: number;
}

// Copied field by field: what the stored text may hold besides is never sent.
const textOf = ({ en, ar }: Localized): Localized => ({ ...(en != null && { en }), ...(ar != null && { ar }) });
const choicesOf = (choices: readonly Choice[]): Choice[] => choices.map(({ id, text }) => ({ id, text: textOf(text) }));

/** In random order, but never in the right one: who changes nothing hasn't answered by luck. */
function outOfOrder(choices: readonly Choice[], rightOrder: readonly string[], random: SeededRandom): Choice[] {
  const order = shuffled(choices, random);
  const [first, ...rest] = order;
  const isRight = order.every(({ id }, index) => id === rightOrder[index]);
  return isRight && first ? [...rest, first] : order;
}

/** A question as it leaves the server for a learner: nothing of the key, and no order that tells something. */
export function learnerQuestion(
  { content, key }: Pick<Question, 'content' | 'key'>,
  view: LearnerView,
): LearnerQuestion {
  const randomFor = (purpose: string): SeededRandom => seededRandom(`${view.seed}/${purpose}`);
  const alwaysShuffled = (choices: readonly Choice[], purpose: string): Choice[] =>
    shuffled(choicesOf(choices), randomFor(purpose));
  const maybeShuffled = (choices: readonly Choice[], purpose: string): Choice[] =>
    view.shufflesChoices ? alwaysShuffled(choices, purpose) : choicesOf(choices);
  const common = {
    prompt: textOf(content.prompt),
    hints: content.hints.slice(0, Math.max(0, view.openedHints)).map(textOf),
    hintCount: content.hints.length,
  };
  switch (content.type) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return { ...common, type: content.type, choices: maybeShuffled(content.choices, 'choices') };
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
        stems: maybeShuffled(content.stems, 'stems'),
        choices: alwaysShuffled(content.choices, 'choices'),
      };
    case 'ORDERING': {
      const rightOrder = key.type === 'ORDERING' ? key.order : [];
      return {
        ...common,
        type: content.type,
        choices: outOfOrder(choicesOf(content.choices), rightOrder, randomFor('choices')),
      };
    }
    case 'FILL_BLANKS':
      return { ...common, type: content.type, blanks: content.blanks.map(({ id, isNumeric }) => ({ id, isNumeric })) };
    case 'DROPDOWN_CLOZE':
      return {
        ...common,
        type: content.type,
        gaps: content.gaps.map(({ id, choices }) => ({ id, choices: maybeShuffled(choices, `gap ${id}`) })),
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
