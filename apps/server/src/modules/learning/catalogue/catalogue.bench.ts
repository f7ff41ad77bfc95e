import { type BenchScenario, visitorOf } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'search',
    title: 'Catalogue search (what is found is kept in memory)',
    place: 10,
    wanted: 0.5,
    connections: 16,
    processorTime: 1.5,
    samplesOn: async (data) =>
      // each word once: the second search for it would come out of the memory while it is recorded
      (await data.members(11)).slice(0, data.titleWords.length).map(({ headers }, index) => ({
        request: {
          method: 'GET',
          path: `/api/courses?take=20&search=${encodeURIComponent(data.titleWords[index]!)}`,
          headers,
        },
        warmUp: { method: 'GET', path: '/api/courses?take=20', headers },
      })),
  },
  {
    name: 'catalogue',
    title: 'Catalogue page of a member',
    place: 12,
    wanted: 0.5,
    connections: 16,
    processorTime: 1.5,
    samplesOn: async (data) =>
      (await data.members(13)).map(({ headers }) => ({
        request: { method: 'GET', path: '/api/courses?take=20', headers },
      })),
  },
  {
    name: 'my-courses',
    title: 'My courses',
    place: 14,
    wanted: 0.5,
    connections: 16,
    processorTime: 1.5,
    samplesOn: async (data) =>
      (await data.members(17)).map(({ userId, headers }) => ({
        request: { method: 'GET', path: `/api/users/${userId}/my-courses?take=12`, headers },
      })),
  },
  {
    name: 'anonymous',
    title: 'Catalogue page of a visitor (kept in memory)',
    place: 20,
    wanted: 2,
    connections: 16,
    samplesOn: async (data) =>
      // an organisation once: its second page would come out of the memory while it is recorded
      (await data.members(0)).slice(0, data.organizations).map((member) => ({
        request: { method: 'GET', path: '/api/courses?take=20', headers: visitorOf(member) },
        warmUp: { method: 'GET', path: '/api/courses/filter-options', headers: visitorOf(member) },
      })),
  },
  {
    name: 'course',
    title: 'Course page with its sections',
    place: 30,
    wanted: 0.5,
    connections: 16,
    requests: 2,
    processorTime: 1.5,
    samplesOn: async (data) =>
      (await data.members(23)).flatMap((member) => {
        const path = `/api/courses/${data.enrolledCourse(member)}`;
        return [path, `${path}/student-sections`].map((each) => ({
          request: { method: 'GET', path: each, headers: member.headers },
        }));
      }),
  },
];
