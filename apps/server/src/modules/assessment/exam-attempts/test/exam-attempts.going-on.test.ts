import { beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { EnrolledCourse } from '../../../learning/catalogue/catalogue.schemas.ts';
import { fixed, givenExam, givenHall, givenQuestionOf, type Hall, section } from './exams.factory.ts';

const server = testServer();
const HOUR = 3_600_000;
let hall: Hall & { subsectionIds: number[] };
let examId: number;

beforeAll(async () => {
  hall = (await givenHall(server)) as typeof hall;
  const { subsectionExamId } = await givenExam(server, hall, [
    section([fixed(await givenQuestionOf(server, hall, 'SINGLE_CHOICE'))]),
  ]);
  examId = subsectionExamId;
  const [reading] = hall.subsectionIds;
  expect((await callAs(server, hall.learner, `POST /api/course-subsections/${reading}/finished`)).status).toBeLessThan(
    300,
  );
});

/** The lesson with which the learner goes on while the exam is open from and until so many hours from now. */
async function next(opens: number | null, closes: number | null): Promise<number | undefined> {
  const at = (hours: number | null) => (hours === null ? null : new Date(server.clock.now().getTime() + hours * HOUR));
  await server.admin`update subsection_exams set opens_at = ${at(opens)}, closes_at = ${at(closes)}
    where course_subsection_id = ${examId}`;
  const mine = `GET /api/users/${hall.learner.userId}/my-courses`;
  const { body } = await callAs<{ data: EnrolledCourse[] }>(server, hall.learner, mine);
  return body.data[0]?.nextLesson?.courseSubsectionId;
}

describe('an exam that is all that is left of a course', () => {
  it.each<[string, number | null, number | null, boolean]>([
    ['without times', null, null, true],
    ['that is open', -1, 1, true],
    ['that opens later', 1, 2, false],
    ['that is over', -2, -1, false],
  ])('%s is offered to go on with only in its time', async (_exam, opens, closes, isOffered) => {
    expect(await next(opens, closes)).toBe(isOffered ? examId : undefined);
  });

  it('that is over for others is offered to a learner who was granted more time', async () => {
    const instructor = hall.instructor;
    const closesAt = new Date(server.clock.now().getTime() + 2 * HOUR).toISOString();
    const grant = `PUT /api/subsection-exams/${examId}/accommodations/${hall.learner.userId}`;
    const granted = await callAs(server, instructor, grant, {
      extraMinutes: null,
      extraPercent: null,
      extraAttempts: null,
      opensAt: null,
      closesAt,
      note: '',
      version: 0,
    });
    expect(granted.status).toBeLessThan(300);
    expect(await next(-2, -1)).toBe(examId);
  });
});
