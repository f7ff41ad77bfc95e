import type { Demo } from '../support/demo.ts';

/** The learner's next group session. */
export async function find({ asLearner }: Demo) {
  const { data } = await asLearner<{ data: { groupSessionId: number }[] }>('group-sessions/client?take=1');
  if (!data[0]) throw new Error('The demo has no group session with a seat of the learner.');
  return { groupSessionId: data[0].groupSessionId };
}
