import { type BenchScenario, FRESH_KEY } from '../../../kernel/benchmark.ts';

const read = { wanted: 0.5, connections: 8, processorTime: 2 } as const;

export const scenarios: readonly BenchScenario[] = [
  {
    ...read,
    name: 'group-page',
    title: 'Group page: the group, and 20 of its posts',
    place: 42,
    requests: 2,
    samplesOn: async (data) =>
      (await data.members(73)).flatMap((member) =>
        ['', '/posts?take=20'].map((rest) => ({
          request: { method: 'GET', path: `/api/groups/${data.groupOf(member)}${rest}`, headers: member.headers },
        })),
      ),
  },
  {
    name: 'post-write',
    title: 'Post write: a post in a group',
    place: 43,
    wanted: 0.5,
    connections: 8,
    bare: { hasUniqueKeys: true },
    // many people: nobody may post as often as a benchmark does
    samplesOn: async (data) =>
      (await Promise.all([75, 139, 203, 267, 331].map((offset) => data.members(offset)))).flat().map((member) => ({
        request: {
          method: 'POST',
          path: `/api/groups/${data.groupOf(member)}/posts`,
          headers: member.headers,
          body: { content: '<p>What I have tried this week, and what came of it.</p>', requestKey: FRESH_KEY },
        },
      })),
  },
];
