import type { BenchScenario } from '../../../kernel/benchmark.ts';

const read = { wanted: 0.2, connections: 8, processorTime: 2 } as const;

export const scenarios: readonly BenchScenario[] = [
  {
    ...read,
    name: 'boards',
    title: 'Discussions of a course: 20 of them',
    place: 38,
    samplesOn: async (data) =>
      (await data.members(59)).map((member) => ({
        request: {
          method: 'GET',
          path: `/api/courses/${data.enrolledCourse(member)}/discussion-boards?take=20`,
          headers: member.headers,
        },
      })),
  },
  {
    ...read,
    name: 'board',
    title: 'Page of a discussion: 20 contributions with their first replies',
    place: 39,
    samplesOn: async (data) =>
      (await data.members(61)).map((member) => ({
        request: {
          method: 'GET',
          path: `/api/discussion-board-comments?discussionBoardId=${data.boardOf(data.enrolledCourse(member))}&take=20`,
          headers: member.headers,
        },
      })),
  },
];
