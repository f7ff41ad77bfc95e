import type { BenchScenario } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'event-list',
    title: 'Event list: 20 of those to come',
    place: 44,
    wanted: 0.5,
    connections: 8,
    processorTime: 2,
    samplesOn: async (data) =>
      (await data.members(77)).map(({ headers }) => ({
        request: { method: 'GET', path: '/api/events?take=20', headers },
      })),
  },
];
