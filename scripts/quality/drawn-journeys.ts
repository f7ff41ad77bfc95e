import { seededRandom, shuffled } from '@sullam/domain/seeded-random.ts';

/** What people do every day, and what can't be had again when it goes wrong. */
export const WALKED_ALWAYS: readonly string[] = [
  'author-clicks.test.ts',
  'exam-attempt.test.ts',
  'learner-day.test.ts',
  'marking.test.ts',
  'second-sheet.test.ts',
];

/**
 * The journeys of a run: those that are always walked, and a third of the others, drawn by the seed; in alphabetical order. Eight runs
 * one after the other leave a journey out with a chance of one in twenty-five: nothing stays unseen for long.
 */
export function drawnJourneys(all: readonly string[], seed: string): string[] {
  const others = all.filter((file) => !WALKED_ALWAYS.includes(file)).sort();
  const drawn = shuffled(others, seededRandom(`${seed}/journeys`)).slice(0, Math.ceil(others.length / 3));
  return [...all.filter((file) => WALKED_ALWAYS.includes(file)), ...drawn].sort();
}
