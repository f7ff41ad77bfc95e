/** How many learners are computed before others have their turn: some 10 ms. */
const AT_ONCE = 20;

/** Works for each, in slices between which the process does something else. */
export async function eachTotal<T, R>(all: readonly T[], work: (one: T) => R): Promise<R[]> {
  const results: R[] = [];
  for (const [index, one] of all.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
    results.push(work(one));
  }
  return results;
}
