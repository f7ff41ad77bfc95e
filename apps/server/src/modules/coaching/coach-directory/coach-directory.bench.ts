import type { BenchScenario } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'coach-directory',
    title: 'Coach directory: 20 who are free next',
    place: 46,
    wanted: 0.5,
    connections: 8,
    processorTime: 5,
    samplesOn: async (data) =>
      (await data.members(77)).map(({ headers }) => ({
        request: { method: 'GET', path: '/api/coaches?take=20', headers },
      })),
  },
];
