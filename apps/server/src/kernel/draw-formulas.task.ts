import { SECOND } from '@sullam/domain/limits.ts';
import { type Formula, formulaMarkup } from './formula-markup.ts';
import type { ThreadTask } from './threads/thread-task.ts';

/** Draws formulas, in their order. */
export const drawFormulasTask: ThreadTask<Formula[], string[]> = {
  name: 'kernel.draw-formulas',
  lane: 'quick',
  deadline: 20 * SECOND,
  run: (formulas) => formulas.map(formulaMarkup),
};
