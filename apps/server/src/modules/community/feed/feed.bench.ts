import type { BenchScenario } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
  {
    wanted: 0.5,
    connections: 8,
    processorTime: 2,
    name: 'feed',
    title: 'Feed of all of a person’s groups: 20 posts',
    place: 41,
    samplesOn: async (data) =>
      (await data.members(71)).map(({ userId, headers }) => ({
        request: { method: 'GET', path: `/api/users/${userId}/feeds?take=20`, headers },
      })),
  },
];
