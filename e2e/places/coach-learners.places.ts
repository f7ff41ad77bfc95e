import type { Demo } from '../support/demo.ts';

/** The learner whom the demo's coach has seen last. */
export async function find({ asCoach }: Demo) {
  const { data } = await asCoach<{ data: { learner: { userId: number } }[] }>('coach-learners?take=1');
  if (!data[0]) throw new Error('The demo has no learner of a coach.');
  return { coachLearnerId: data[0].learner.userId };
}
