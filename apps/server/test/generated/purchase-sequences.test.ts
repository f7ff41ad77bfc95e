import { expect, inject, it } from 'vitest';
import { brokenFacts } from '../support/purchase-facts.ts';
import { doSteps, drawSteps, givenWorld, type Step } from '../support/purchases.ts';
import { testServer } from '../support/test-server.ts';

const server = testServer();
const { seed, isWhole } = inject('sampling');

/** `npm test` draws a few sequences for each commit, `npm run test:all` many. */
const SEQUENCES = isWhole ? 60 : 6;
const STEPS = 50;
/** How often a sequence that fails is tried with fewer steps. */
const MOST_TRIES = 24;

/** What is wrong after these steps, in a shop of their own. */
async function wrongAfter(steps: readonly Step[]): Promise<string[]> {
  const world = await givenWorld(server);
  try {
    await doSteps(world, steps);
  } catch (error) {
    return [`a step failed: ${error instanceof Error ? error.stack : String(error)}`];
  }
  return brokenFacts(world);
}

/** Leaves out steps as long as something is still wrong: first many at once, then fewer. */
async function shrunk(steps: readonly Step[]): Promise<readonly Step[]> {
  let rest = steps;
  let tries = MOST_TRIES;
  for (let size = Math.ceil(steps.length / 2); size >= 1 && tries > 0; size = Math.floor(size / 2))
    for (let from = 0; from < rest.length && tries > 0; tries -= 1) {
      const fewer = [...rest.slice(0, from), ...rest.slice(from + size)];
      if ((await wrongAfter(fewer)).length > 0) rest = fewer;
      else from += size;
    }
  return rest;
}

it.each(Array.from({ length: SEQUENCES }, (_, at) => `${seed}/purchases/${at}`))(
  'purchases agree with what happened to them, after the steps of %s',
  async (drawn) => {
    const steps = drawSteps(drawn, STEPS);
    const wrong = await wrongAfter(steps);
    if (wrong.length === 0) return;
    const few = await shrunk(steps);
    const still = await wrongAfter(few);
    expect.fail(
      [
        `Steps of ${drawn}, shrunk from ${steps.length} to ${few.length}:`,
        ...few.map((step) => `  ${JSON.stringify(step)}`),
        ...(still.length > 0 ? still : wrong).map((each) => `- ${each}`),
      ].join('\n'),
    );
  },
  120_000,
);

it('reaches what it is about', async () => {
  const rows = await server.admin<{ kind: string }[]>`select distinct kind from order_history`;
  // a few sequences need not come to everything
  const kinds = isWhole ? ['PAID', 'PAYMENT_FAILED', 'EXPIRED', 'REFUNDED', 'DISPUTED'] : ['PLACED', 'PAID'];
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
});
