import { expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../test/support/arrange.ts';
import { call } from '../../../../test/support/call.ts';
import { testServer } from '../../../../test/support/test-server.ts';
import { givenAssignment, working } from '../../submissions/test/assignments.factory.ts';
import {
  callAs,
  fixed,
  givenAttempt,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  section,
  sitting,
} from '../../subsection-exams/test/exams.factory.ts';

const server = testServer();

/** An administrator who acts as somebody. */
async function actingAs(hall: Hall, { userId }: TestMember) {
  const admin = await givenMember(server, hall.organizationId, 'administrator');
  const { body } = await callAs<{ access: string }>(server, admin, 'POST /api/auth/masquerade', {
    userId,
    reason: 'Helps with marking',
  });
  return { headers: { ...admin.headers, authorization: `Bearer ${body.access}` } };
}

it('nobody marks in the name of another one: marks keep who gave them for good', async () => {
  const hall = await givenHall(server);
  const questionId = await givenQuestionOf(server, hall, 'ESSAY');
  const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])]);
  const attempt = await givenAttempt(server, hall.learner, subsectionExamId);
  await sitting(server, hall.learner).save(attempt, 1, { type: 'ESSAY', html: '<p>Rain</p>' });
  await sitting(server, hall.learner).finish(attempt);
  const id = await givenAssignment(server, hall);
  const { assignmentSubmissionId } = (await working(server, hall.learner, id).handIn('<p>Work</p>')).body;
  const as = await actingAs(hall, hall.instructor);
  const place = { examAttemptId: attempt, position: 1 };
  const calls = [
    ['POST /api/submit-essay-grade', { ...place, score: '1', comment: '', version: 1 }],
    ['POST /api/answer-comments', { ...place, start: 0, end: 4, quote: 'Rain', comment: 'Yes' }],
    [`POST /api/subsection-exams/${subsectionExamId}/give-marks`, { questionId, reason: 'Unclear' }],
    [
      `PUT /api/assignment-submissions/${assignmentSubmissionId}/mark`,
      { points: '1', comment: '', number: 1, version: 0 },
    ],
  ] as const;
  for (const [operation, body] of calls)
    expect(await call(server, operation, { as, body })).toMatchObject({
      status: 403,
      body: { errorCode: 'masquerade.forbidden' },
    });
});
