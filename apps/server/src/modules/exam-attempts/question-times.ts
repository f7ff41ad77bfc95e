export interface Spent {
  position: number;
  seconds: number;
}

const total = (seconds: readonly number[]): number => seconds.reduce((sum, one) => sum + one, 0);

/**
 * Adds what a tab tells to the seconds by position. All questions together never have more than `most`: what is beyond it
 * is taken off everywhere alike.
 */
export function withSpent(before: readonly number[], spent: readonly Spent[], most: number): number[] {
  const told = total(spent.map(({ seconds }) => seconds));
  const left = Math.max(0, most - total(before));
  const after = [...before];
  for (const { position, seconds } of spent) {
    while (after.length < position) after.push(0);
    const counted = told > left ? Math.floor((seconds * left) / told) : seconds;
    after[position - 1] = (after[position - 1] ?? 0) + counted;
  }
  return after;
}
