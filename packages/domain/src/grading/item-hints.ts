import type { ChoiceStatistics, ItemStatistics } from './item-statistics.ts';

/**
 * Fewer answers than this say too little to judge a question by, fewer than STEADY_ANSWERS are to be read with caution:
 * Downing & Yudkowsky, Assessment in Health Professions Education (2009), where figures of some 200 examinees are stable,
 * those of fewer than 100 want caution, and about 30 can still be of help.
 */
export const LEAST_ANSWERS = 30;
export const STEADY_ANSWERS = 100;

const HARD = 0.2;
const EASY = 0.95;
const WEAK = 0.2;
/** By so much the groups have to differ. */
const CLEARLY = 0.1;

export type ItemHint = 'tooFew' | 'negative' | 'distractor' | 'hard' | 'easy' | 'weak' | 'good';

type Choice = Pick<ChoiceStatistics, 'choiceId' | 'upperShare' | 'lowerShare'> & { isRight: boolean };
type Figures = Pick<ItemStatistics, 'count' | 'difficulty' | 'discrimination'> & { choices: readonly Choice[] };

/** A wrong choice that draws the upper group more than the lower one. */
export const misleadingChoice = <C extends Choice>(choices: readonly C[]): C | undefined =>
  choices.find(
    ({ choiceId, isRight, upperShare, lowerShare }) =>
      choiceId !== null && !isRight && upperShare - lowerShare > CLEARLY,
  );

/** What to look at in a question, the gravest first; nothing else where there are too few answers to judge it. */
export function itemHints({ count, difficulty, discrimination, choices }: Figures): ItemHint[] {
  if (count < LEAST_ANSWERS) return ['tooFew'];
  const hints: ItemHint[] = [];
  if (discrimination !== null && discrimination < 0) hints.push('negative');
  if (misleadingChoice(choices)) hints.push('distractor');
  if (difficulty !== null && difficulty < HARD) hints.push('hard');
  if (difficulty !== null && difficulty > EASY) hints.push('easy');
  const isInformative = difficulty !== null && difficulty <= EASY && difficulty >= HARD;
  if (isInformative && discrimination !== null && discrimination >= 0 && discrimination < WEAK) hints.push('weak');
  return hints.length > 0 ? hints : ['good'];
}
