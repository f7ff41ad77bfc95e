import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import { givenEnrollment } from '../../../learning/enrollments/test/enrollments.factory.ts';
import {
  fixed,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  section,
} from '../../exam-attempts/test/exams.factory.ts';
import type { QuestionRow } from '../../questions/questions.schemas.ts';
import { changeOf, givenCategory, questionBody, readQuestion } from '../../questions/test/questions.factory.ts';

const server = testServer();
let hall: Hall;
/** An instructor who learns in the course with the exam and teaches one of their own. */
let examinee: TestMember;
let ownCourse: Hall;
let asked: number;
let drawn: number;
let other: number;

beforeAll(async () => {
  hall = await givenHall(server);
  examinee = await givenMember(server, hall.organizationId, 'instructor');
  await givenEnrollment(server, examinee, hall.courseId);
  const made = await givenPublishedCourse(server, hall.organizationId, { instructorUserId: examinee.userId });
  ownCourse = { ...hall, ...made, instructor: examinee };
  const questionCategoryId = await givenCategory(server, hall.instructor, 'Drawn from');
  asked = await givenQuestionOf(server, hall, 'SINGLE_CHOICE', { sharing: 'EDIT' });
  drawn = await givenQuestionOf(server, hall, 'SINGLE_CHOICE', { sharing: 'EDIT', questionCategoryId });
  other = await givenQuestionOf(server, hall, 'SINGLE_CHOICE', { sharing: 'EDIT' });
  await givenExam(server, hall, [section([fixed(asked), { ...fixed(asked), questionId: null, questionCategoryId }])]);
});

const ask = <Body = Record<string, never>>(operation: string, body?: unknown, as = examinee) =>
  callAs<Body>(server, as, operation, body);
const CLOSED = { status: 403, body: { errorCode: 'question.key-closed' } };

describe('keys of an exam that an instructor can sit as a learner', () => {
  it('are closed in the bank, whether the exam asks or may draw the question', async () => {
    for (const questionId of [asked, drawn]) {
      expect(await ask(`GET /api/questions/${questionId}`)).toMatchObject(CLOSED);
      expect(await ask(`GET /api/questions/${questionId}/versions/1`)).toMatchObject(CLOSED);
      expect(await ask(`POST /api/questions/${questionId}/duplicate`)).toMatchObject(CLOSED);
      expect(await ask(`DELETE /api/questions/${questionId}`)).toMatchObject(CLOSED);
      expect(await ask(`POST /api/questions/${questionId}/versions/1/restore`, { version: 1 })).toMatchObject(CLOSED);
      const change = changeOf(await readQuestion(server, hall.instructor, questionId));
      expect(await ask(`PUT /api/questions/${questionId}`, change)).toMatchObject(CLOSED);
      const many = { questionIds: [other, questionId], isArchived: true };
      expect(await ask('PATCH /api/questions', many)).toMatchObject(CLOSED);
    }
    expect((await ask(`GET /api/questions/${other}`)).status).toBe(200);
  });

  it('are marked as closed in lists and left out of files', async () => {
    const { body } = await ask<{ data: QuestionRow[] }>('GET /api/questions?take=100');
    const open = new Map(body.data.map((row) => [row.questionId, row.abilities.canReadKey]));
    expect([open.get(asked), open.get(drawn), open.get(other)]).toEqual([false, false, true]);
    const ids = [asked, drawn, other].map((id) => `questionIds=${id}`).join('&');
    const report = await ask<{ report: { taken: unknown[] } }>(
      `GET /api/questions/export-report?${ids}&format=GIFT&language=en`,
    );
    expect(report.body.report.taken).toHaveLength(1);
  });

  it('come out through no exam of one’s own', async () => {
    const title = { en: 'Mine', ar: 'اختباري' };
    const made = await ask<{ examId: number }>(`POST /api/courses/${ownCourse.courseId}/exams`, { title });
    const { examId } = made.body;
    const save = (draws: ReturnType<typeof fixed>[], version: number) =>
      ask(`PUT /api/course-exams/${examId}`, { title, instructions: {}, sections: [section(draws)], version });
    expect(await save([fixed(asked)], 1)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'sections.0.draws.0.questionId' }] },
    });
    const everything = { ...fixed(asked), questionId: null, take: 3 };
    expect((await save([everything], 1)).status).toBe(200);
    expect(await ask(`GET /api/course-exams/${examId}/paper`)).toMatchObject(CLOSED);
    const { subsectionExamId } = await givenExam(server, ownCourse, [section([everything])]);
    expect(await ask('POST /api/exams/exam-instance', { subsectionExamId })).toMatchObject(CLOSED);
  });

  it('stay open to who teaches that course and who may change every course', async () => {
    const administrator = await givenMember(server, hall.organizationId, 'administrator');
    await givenEnrollment(server, administrator, hall.courseId);
    for (const as of [hall.instructor, administrator])
      expect((await ask(`GET /api/questions/${asked}`, undefined, as)).status).toBe(200);
  });
});

describe('a private question', () => {
  it('is drawn only in exams of courses that its owner teaches', async () => {
    const questionCategoryId = await givenCategory(server, hall.instructor, 'Private ones');
    const body = questionBody({ questionCategoryId, sharing: 'PRIVATE' });
    expect((await ask('POST /api/questions', body, hall.instructor)).status).toBe(201);
    const draws = [{ ...fixed(asked), questionId: null, questionCategoryId }];
    const fitting = async (room: Hall) => {
      const title = { en: 'Draws', ar: 'سحب' };
      const as = room.instructor;
      const made = await ask<{ examId: number }>(`POST /api/courses/${room.courseId}/exams`, { title }, as);
      const check = { title, sections: [section(draws)] };
      const { body: checked } = await ask<{ sections: { draws: { candidateCount: number }[] }[] }>(
        `POST /api/course-exams/${made.body.examId}/check`,
        check,
        as,
      );
      return checked.sections[0]?.draws[0]?.candidateCount;
    };
    expect([await fitting(hall), await fitting(ownCourse)]).toEqual([1, 0]);
  });

  it('stays in an exam that asked it while it was shared', async () => {
    const question = await givenQuestionOf(server, hall, 'TRUE_FALSE');
    const { examId } = await givenExam(server, ownCourse, [section([fixed(question)])]);
    const detail = await readQuestion(server, hall.instructor, question);
    const change = { ...changeOf(detail), sharing: 'PRIVATE' };
    expect((await ask(`PUT /api/questions/${question}`, change, hall.instructor)).status).toBe(200);
    const exam = await ask<{ version: number; sections: unknown }>(`GET /api/course-exams/${examId}`);
    const again = { title: { en: 'Renamed' }, instructions: {}, sections: [section([fixed(question)])] };
    const saved = await ask(`PUT /api/course-exams/${examId}`, { ...again, version: exam.body.version });
    expect(saved.status).toBe(200);
  });
});
