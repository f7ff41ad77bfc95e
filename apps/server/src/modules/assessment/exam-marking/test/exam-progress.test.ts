import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { fixed, givenExam, givenHall, givenQuestionOf, section } from '../../exam-attempts/test/exams.factory.ts';
import type { ExamProgress } from '../exam-marking.schemas.ts';
import { givenHandedIn } from './exam-marking.factory.ts';

const server = testServer();
const TEXT: QuestionAnswer = { type: 'ESSAY', html: '<p>Rain.</p>' };

it('counts who has sat an exam and which answers wait, for those who edit the course', async () => {
  const hall = await givenHall(server);
  const essay = await givenQuestionOf(server, hall, 'ESSAY');
  const { subsectionExamId } = await givenExam(server, hall, [section([fixed(essay)])]);
  const path = `GET /api/courses/${hall.courseId}/exams/progress` as const;
  const read = async () => (await callAs<{ data: ExamProgress[] }>(server, hall.instructor, path)).body.data;
  const [before] = await read();
  expect(before).toMatchObject({ satCount: 0, toMarkCount: 0, firstQuestionId: null });
  const { learner } = await givenHandedIn(server, hall, subsectionExamId, [TEXT]);
  expect(await read()).toEqual([
    { ...before, satCount: 1, toMarkCount: 1, expectedCount: (before?.expectedCount ?? 0) + 1, firstQuestionId: essay },
  ]);
  expect((await callAs(server, learner, path)).status).toBe(403);
});
