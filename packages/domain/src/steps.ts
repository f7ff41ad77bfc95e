/** Long work in short steps: whoever drives it may let others go first between two. */
export type Steps<Result> = Generator<void, Result, void>;

/** All steps, one after the other. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
