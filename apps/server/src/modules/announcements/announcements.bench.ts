import type { BenchScenario } from '../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'announcement-readers',
    title: 'Who has read an announcement: 20 of them, and how many',
    place: 42,
    wanted: 0.2,
    connections: 8,
    processorTime: 2,
    samplesOn: async (data) => {
      const { courseId, author } = await data.gradebook();
      const path = `/api/course-announcements/${data.announcementOf(courseId)}/readers`;
      return ['?take=20', '?take=20&state=READ', '?take=20&state=UNREAD', '?take=20&skip=20'].map((query) => ({
        request: { method: 'GET', path: path + query, headers: author.headers },
      }));
    },
  },
];
