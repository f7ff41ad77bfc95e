import type { Demo } from '../support/demo.ts';

/** Seats that the demo's learner has bought for a company. */
async function findSeatPool({ asLearner }: Demo): Promise<number> {
  const { data } = await asLearner<{ data: { seatPoolId: number }[] }>('seat-pools');
  const [pool] = data;
  if (!pool) throw new Error("The demo's learner has bought no seats.");
  return pool.seatPoolId;
}

export const find = async (demo: Demo) => ({ seatPoolId: await findSeatPool(demo) });
