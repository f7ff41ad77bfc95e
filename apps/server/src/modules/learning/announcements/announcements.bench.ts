import type { BenchScenario } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'announcement-readers',
    title: 'Who has read an announcement: 20 of them, and how many',
    place: 47,
    wanted: 0.2,
    connections: 8,
    processorTime: 2,
    samplesOn: async (data) => {
      const { author } = await data.gradebook();
      // the author teaches every course of the first organisation
      const [learner] = await data.classmates(69);
      const path = `/api/course-announcements/${data.announcementOf(data.enrolledCourse(learner!))}/readers`;
      return ['?take=20', '?take=20&state=READ', '?take=20&state=UNREAD', '?take=20&skip=20'].map((query) => ({
        request: { method: 'GET', path: path + query, headers: author.headers },
      }));
    },
  },
];
