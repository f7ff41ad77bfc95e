import type { BenchScenario } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'activity-log',
    title: 'Activity log of a learner: the latest 20 of everything',
    place: 46,
    wanted: 0.2,
    connections: 8,
    processorTime: 2,
    samplesOn: async (data) =>
      (await data.members(67)).map(({ userId, headers }) => ({
        request: { method: 'GET', path: `/api/users/${userId}/activity-log?take=20`, headers },
      })),
  },
];
