import type { BenchScenario } from '../../../kernel/benchmark.ts';

/** A number that is opened, and pages of its list. */
const QUERIES = ['', '?of=left-at-started', '?skip=40', '?of=reached-half&skip=20'];

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'report',
    title: 'Report over all enrolments of an organisation: figures and 20 rows',
    place: 36,
    wanted: 0.2,
    connections: 8,
    processorTime: 2,
    samplesOn: async (data) => {
      const { headers } = await data.administrator();
      return QUERIES.map((query) => ({ request: { method: 'GET', path: `/api/reports/completion${query}`, headers } }));
    },
  },
];
