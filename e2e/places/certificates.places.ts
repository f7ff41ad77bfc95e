import type { Demo } from '../support/demo.ts';

/** A certificate of the demo's learner, and the course that it is of. */
async function findCertificates({ asLearner, enrolled }: Demo): Promise<{ number: string; courseId: number }> {
  for (const courseId of enrolled) {
    const { certificate } = await asLearner<{ certificate: { number: string } | null }>(
      `courses/${courseId}/certificate`,
    );
    if (certificate) return { courseId, number: certificate.number };
  }
  throw new Error("The demo's learner holds no certificate.");
}

export const find = async (demo: Demo) => ({ certificates: await findCertificates(demo) });
