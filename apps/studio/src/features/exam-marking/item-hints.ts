import type { ItemFigures } from './exam-marking.api.ts';

/** So few answers say next to nothing. */
const FEW = 10;
const HARD = 0.2;
const EASY = 0.95;
const WEAK = 0.2;
/** By so much the groups have to differ. */
const CLEARLY = 0.1;

export type ItemHint = 'negative' | 'distractor' | 'hard' | 'easy' | 'weak' | 'few' | 'good';

type Figures = Pick<ItemFigures, 'count' | 'difficulty' | 'discrimination'> & {
  choices: readonly Pick<ItemFigures['choices'][number], 'choiceId' | 'isRight' | 'upperShare' | 'lowerShare'>[];
};

/** A wrong choice that draws the upper group more than the lower one. */
export const misleadingChoice = <Choice extends Figures['choices'][number]>(
  choices: readonly Choice[],
): Choice | undefined =>
  choices.find(
    ({ choiceId, isRight, upperShare, lowerShare }) =>
      choiceId !== null && !isRight && upperShare - lowerShare > CLEARLY,
  );

/** What to look at in a question, the gravest first. */
export function itemHints({ count, difficulty, discrimination, choices }: Figures): ItemHint[] {
  const hints: ItemHint[] = [];
  if (discrimination !== null && discrimination < 0) hints.push('negative');
  if (misleadingChoice(choices)) hints.push('distractor');
  if (difficulty !== null && difficulty < HARD) hints.push('hard');
  if (difficulty !== null && difficulty > EASY) hints.push('easy');
  const isTelling = difficulty !== null && difficulty <= EASY && difficulty >= HARD;
  if (isTelling && discrimination !== null && discrimination >= 0 && discrimination < WEAK) hints.push('weak');
  if (hints.length === 0) hints.push('good');
  if (count < FEW) hints.push('few');
  return hints;
}
