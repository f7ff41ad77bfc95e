import { type BenchScenario, visitorOf } from '../../../kernel/benchmark.ts';

/** From each address somebody may check only so many in a minute. */
const ADDRESSES_EACH = 4;

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'certificate-check',
    title: 'Certificate check: what it claims, how it stands, and whether its signature holds',
    place: 40,
    wanted: 0.2,
    connections: 8,
    processorTime: 2,
    samplesOn: async (data) =>
      (await data.members(67)).flatMap((member, place) =>
        Array.from({ length: ADDRESSES_EACH }, (_, at) => ({
          request: {
            method: 'GET',
            path: `/api/certificates/${data.certificateOf(member)}`,
            headers: { ...visitorOf(member), 'x-forwarded-for': `10.${at}.${place}.1` },
          },
        })),
      ),
  },
];
