import type { Demo } from '../support/demo.ts';

/** The demo's first coach of the directory. */
export async function find({ asLearner }: Demo) {
  const { data } = await asLearner<{ data: { coachId: number }[] }>('coaches?take=1');
  if (!data[0]) throw new Error('The demo has no coach.');
  return { coachId: data[0].coachId };
}
