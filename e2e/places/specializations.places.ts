import type { Demo } from '../support/demo.ts';

export async function find({ asLearner }: Demo) {
  const { data } = await asLearner<{ data: { specializationId: number }[] }>('specializations');
  const [first] = data;
  if (!first) throw new Error('The demo has no specialization.');
  return { specializationId: first.specializationId };
}
