import { compareDecimals, decimal } from '@sullam/domain/decimal.ts';
import type { DecimalText, Question, QuestionKey } from '@sullam/domain/questions/question.ts';

const sorted = <Entry extends { fraction: DecimalText }>(entries: readonly Entry[]): Entry[] =>
  [...entries].sort((one, other) => compareDecimals(decimal(other.fraction), decimal(one.fraction)));

function keyBestFirst(key: QuestionKey): QuestionKey {
  if (key.type === 'SHORT_TEXT') return { ...key, accepted: sorted(key.accepted) };
  if (key.type === 'NUMERIC') return { ...key, accepted: sorted(key.accepted) };
  if (key.type !== 'FILL_BLANKS') return key;
  const blanks = Object.entries(key.blanks).map(([id, blank]) => [
    id,
    { ...blank, texts: sorted(blank.texts), numbers: sorted(blank.numbers) },
  ]);
  return { ...key, blanks: Object.fromEntries(blanks) };
}

/**
 * A question whose accepted answers stand in the order of what they give: of several that fit, our own rule takes the best
 * and the readers of every format take the first.
 */
export const bestFirst = (question: Question): Question => ({ ...question, key: keyBestFirst(question.key) });
