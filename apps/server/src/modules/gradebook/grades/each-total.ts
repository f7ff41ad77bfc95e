/** How long learners are computed before others have their turn, in milliseconds. */
const AT_ONCE = 10;

/** Works for each, in slices between which the process does something else. */
export async function eachTotal<T, R>(all: readonly T[], work: (one: T) => R): Promise<R[]> {
  const results: R[] = [];
  let since = performance.now();
  for (const one of all) {
    if (performance.now() - since > AT_ONCE) {
      await new Promise((resolve) => setImmediate(resolve));
      since = performance.now();
    }
    results.push(work(one));
  }
  return results;
}
