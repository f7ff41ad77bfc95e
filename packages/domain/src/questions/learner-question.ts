import type { Localized } from '../localized.ts';
import { type SeededRandom, seededRandom, shuffled } from '../seeded-random.ts';
import { contentWith } from './content-walk.ts';
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

/** In random order, but never in the right one: who changes nothing hasn't answered by luck. */
function outOfOrder(choices: readonly Choice[], rightOrder: readonly string[], random: SeededRandom): Choice[] {
  const order = shuffled(choices, random);
  const [first, ...rest] = order;
  const isRight = order.every(({ id }, index) => id === rightOrder[index]);
  return isRight && first ? [...rest, first] : order;
}

/** A question as it leaves the server for a learner: nothing of the key, and no order that gives anything away. */
export function learnerQuestion(
  { content, key }: Pick<Question, 'content' | 'key'>,
  view: LearnerView,
): LearnerQuestion {
  const inOrder = (choices: readonly Choice[], purpose: string): readonly Choice[] => {
    const random = seededRandom(`${view.seed}/${purpose}`);
    if (content.type === 'ORDERING') return outOfOrder(choices, key.type === 'ORDERING' ? key.order : [], random);
    // what is matched would be given away by its place beside the stems
    const isRevealing = content.type === 'MATCHING' && purpose === 'choices';
    return isRevealing || view.shufflesChoices ? shuffled(choices, random) : choices;
  };
  const shown = contentWith(content, textOf, inOrder);
  return {
    ...shown,
    hints: shown.hints.slice(0, Math.max(0, view.openedHints)),
    hintCount: content.hints.length,
  };
}
