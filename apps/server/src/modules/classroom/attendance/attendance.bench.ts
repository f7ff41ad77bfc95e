import type { BenchScenario } from '../../../kernel/benchmark.ts';

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'attendance',
    title: 'Attendance write: one learner marked by hand',
    place: 40,
    wanted: 0.2,
    connections: 8,
    processorTime: 2,
    samplesOn: async (data) => {
      const { author } = await data.gradebook();
      // the same learner twice, so that each mark changes something
      return (await data.classmates(67)).flatMap((member) =>
        ['PRESENT', 'LATE'].map((status) => ({
          request: {
            method: 'PUT',
            path: `/api/attendance-sessions/${data.sessionOf(data.enrolledCourse(member))}/records`,
            headers: author.headers,
            body: { marks: [{ userId: member.userId, status }] },
          },
        })),
      );
    },
  },
];
