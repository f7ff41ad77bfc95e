import type { BenchData, BenchMember, BenchSample, BenchScenario } from '../../../kernel/benchmark.ts';

/** The place of a lesson that nobody in the data has finished. */
const LESSON = 10;

const searchesBy = (data: BenchData, searchers: readonly BenchMember[]): BenchSample[] =>
  data.textQuestions.map((question, index) => ({
    request: {
      method: 'GET',
      path: `/api/search?kind=article&q=${encodeURIComponent(question)}`,
      headers: searchers[index % searchers.length]!.headers,
    },
  }));

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
  {
    name: 'texts',
    title: 'Search of all texts',
    place: 44,
    wanted: 0.3,
    connections: 1,
    answerTime: 30,
    samplesOn: async (data) => searchesBy(data, await data.readers()),
  },
  {
    name: 'own-texts',
    title: "Search of the texts of a learner's courses",
    place: 45,
    wanted: 0.3,
    connections: 1,
    answerTime: 30,
    samplesOn: async (data) => searchesBy(data, await data.members(41)),
  },
];
