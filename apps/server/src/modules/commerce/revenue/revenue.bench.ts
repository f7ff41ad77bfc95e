import type { BenchScenario } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'revenue',
    title: 'Revenue of a year by month',
    place: 63,
    wanted: 0.5,
    connections: 4,
    samplesOn: async (data) => {
      const { headers } = await data.administrator();
      const query = new URLSearchParams({ currency: 'SAR', by: 'month', ...data.lastYear });
      return [{ request: { method: 'GET', path: `/api/revenue?${query}`, headers } }];
    },
  },
];
