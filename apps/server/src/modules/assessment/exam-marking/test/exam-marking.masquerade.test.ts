import { expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { allOperations } from '../../../../../test/support/operations.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  fixed,
  givenAttempt,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  section,
  sitting,
} from '../../exam-attempts/test/exams.factory.ts';
import { givenAssignment, givenFile, working } from '../../submissions/test/assignments.factory.ts';

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

/** What people give, say or take back about work: everything that changes something but what it is marked by. */
const marksWork = ({ method, path }: { method: string; path: string }) =>
  method !== 'GET' &&
  /essay-grade|answer-comments|assignment-submissions|marks-without-work|submission-files|\/(regrade|give-marks|accept-also|regrade-decisions)/.test(
    path,
  ) &&
  !path.endsWith('-preview');

async function givenHandedIn(hall: Hall) {
  const questionId = await givenQuestionOf(server, hall, 'ESSAY');
  const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])]);
  const examAttemptId = await givenAttempt(server, hall.learner, subsectionExamId);
  await sitting(server, hall.learner).save(examAttemptId, 1, { type: 'ESSAY', html: '<p>Rain</p>' });
  await sitting(server, hall.learner).finish(examAttemptId);
  const passage = { examAttemptId, position: 1, start: 0, end: 4, quote: 'Rain', comment: 'Yes' };
  const said = await callAs<{ answerCommentId: number }>(server, hall.instructor, 'POST /api/answer-comments', passage);
  const assignmentId = await givenAssignment(server, hall);
  const work = working(server, hall.learner, assignmentId);
  const { body } = await work.handIn('<p>Work</p>', { mediaIds: [await givenFile(server, hall.learner)] });
  return {
    questionId,
    subsectionExamId,
    passage,
    answerCommentId: said.body.answerCommentId,
    assignmentId,
    submissionId: body.assignmentSubmissionId,
    submissionFileId: (await work.look()).body.current!.files[0]!.submissionFileId,
  };
}

it('nobody marks in the name of another one: marks keep who gave them for good', async () => {
  const hall = await givenHall(server);
  const given = await givenHandedIn(hall);
  const { examAttemptId, position } = given.passage;
  const [learnerId, none] = [hall.learner.userId, 1];
  const essay = { examAttemptId, position, score: '1', comment: '', version: 1 };
  const because = { questionId: given.questionId, reason: 'Unclear' };
  const mark = { points: '1', comment: '', version: 0 };
  const drawn = { page: 1, kind: 'NOTE', color: 'RED', comment: '', shapes: [[{ x: 0, y: 0 }]], version: 0 };
  const bodies: Record<string, unknown> = {
    saveEssayGrade: essay,
    saveEssayGrades: { answers: [{ examAttemptId, position, version: 1 }], score: '1', comment: '' },
    decideEssayGrade: essay,
    createAnswerComment: given.passage,
    undoEssayGrades: { answers: [{ examAttemptId, position, version: 1 }] },
    updateAnswerComment: { comment: 'No', version: 1 },
    deleteAnswerComment: undefined,
    renewQuestionMarks: because,
    giveQuestionMarks: because,
    acceptQuestionAnswer: { ...because, answer: { type: 'ESSAY', html: '<p>Rain</p>' } },
    withdrawRegradeDecision: { reason: 'It was clear' },
    saveSubmissionMark: { ...mark, number: 1 },
    decideSubmissionMark: { ...mark, number: 1 },
    deleteSubmissionMark: undefined,
    saveMarkWithoutWork: mark,
    saveGroupMarkWithoutWork: mark,
    saveSubmissionMemberMark: { points: '1', reason: '', version: 0 },
    deleteSubmissionMemberMark: undefined,
    saveSubmissionAnnotation: drawn,
    deleteSubmissionAnnotation: undefined,
    createSubmissionComment: { body: 'Well done' },
    deleteSubmissionComment: undefined,
  };
  const ids: Record<string, string | number> = {
    subsectionExamId: given.subsectionExamId,
    answerCommentId: given.answerCommentId,
    assignmentId: given.assignmentId,
    assignmentSubmissionId: given.submissionId,
    submissionFileId: given.submissionFileId,
    userId: learnerId,
    annotationKey: 'one',
  };
  const operations = allOperations().filter(marksWork);
  // a new one has to be listed here
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(bodies).sort());
  const as = await actingAs(hall, hall.instructor);
  for (const { method, path, operationId, query } of operations) {
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name] ?? none));
    const operation = `${method} ${address}${query ? '?version=1' : ''}`;
    const answer = await call(server, operation, { as, body: bodies[operationId] });
    expect({ operationId, status: answer.status, body: answer.body }).toMatchObject({
      operationId,
      status: 403,
      body: { errorCode: 'masquerade.forbidden' },
    });
  }
});
