import type { BenchScenario } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'schedule',
    title: 'Schedule of a week: 20 of what is due and takes place, over all courses',
    place: 37,
    wanted: 0.2,
    connections: 8,
    processorTime: 2,
    samplesOn: async (data) =>
      (await data.members(53)).map(({ headers }) => ({
        request: {
          method: 'GET',
          path: `/api/activities-schedule?from=${data.week.from}&to=${data.week.to}&take=20`,
          headers,
        },
      })),
  },
];
