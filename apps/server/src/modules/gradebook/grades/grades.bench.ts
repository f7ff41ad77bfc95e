import type { BenchScenario } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'gradebook',
    title: 'Gradebook of 100 learners and 20 items, with its structure',
    place: 35,
    wanted: 0.2,
    connections: 8,
    requests: 2,
    processorTime: 6,
    samplesOn: async (data) => {
      const { courseId, author } = await data.gradebook();
      const path = `/api/courses/${courseId}`;
      return [`${path}/gradebook`, `${path}/reports/grades?take=100`].map((each) => ({
        request: { method: 'GET', path: each, headers: author.headers },
      }));
    },
  },
];
