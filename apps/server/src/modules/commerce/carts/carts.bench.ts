import type { BenchScenario } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'cart',
    title: 'Cart of 20 items at present prices',
    place: 60,
    wanted: 0.5,
    connections: 8,
    processorTime: 2,
    samplesOn: async (data) =>
      (await data.members(83)).map(({ headers }) => ({ request: { method: 'GET', path: '/api/cart', headers } })),
  },
];
