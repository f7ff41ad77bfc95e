import type { BenchScenario } from '../../kernel/benchmark.ts';

/** The place of a lesson that nobody in the data has finished. */
const LESSON = 10;

export const scenarios: readonly BenchScenario[] = [
  {
    name: 'progress',
    title: 'Progress write (a lesson marked, then unmarked)',
    place: 40,
    wanted: 0.5,
    connections: 16,
    samplesOn: async (data) =>
      (await data.members(37)).flatMap((member) => {
        const path = `/api/course-subsections/${data.lessonsOf(data.enrolledCourse(member))[LESSON]}/finished`;
        const mark = { method: 'POST', path, headers: member.headers };
        const unmark = { ...mark, method: 'DELETE' };
        return [
          { request: mark, warmUp: unmark },
          { request: unmark, warmUp: mark },
        ];
      }),
  },
];
