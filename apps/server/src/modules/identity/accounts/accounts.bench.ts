import { type BenchScenario, visitorOf } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'sign-in',
    title: 'Sign-in',
    place: 50,
    wanted: 0.5,
    connections: 8,
    bare: { checksPassword: true, hasUniqueKeys: true },
    samplesOn: async (data) =>
      (await data.members(51)).map((member) => ({
        request: {
          method: 'POST',
          path: '/api/auth/login',
          headers: { ...visitorOf(member), 'user-agent': 'benchmark' },
          body: { email: `user${member.userId}@bench.test`, password: data.password },
        },
      })),
  },
];
