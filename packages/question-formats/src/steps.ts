/** Work in steps, each of them short: between two of them others may have their turn. */
export type Steps<Result = void> = Generator<undefined, Result>;

/** All steps at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
