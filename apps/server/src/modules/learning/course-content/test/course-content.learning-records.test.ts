import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  fixed,
  givenAttempt,
  givenExam,
  givenHall,
  givenQuestionOf,
  section,
} from '../../../assessment/exam-attempts/test/exams.factory.ts';
import {
  type Class,
  givenAssignment,
  givenClass,
  marking,
  working,
} from '../../../assessment/submissions/test/assignments.factory.ts';

const server = testServer();
let group: Class;

beforeAll(async () => {
  group = await givenClass(server);
});

const removeLesson = ({ instructor }: Class, id: number) =>
  callAs(server, instructor, `DELETE /api/course-subsections/${id}`);
const removeSection = ({ instructor, courseSectionId }: Class) =>
  callAs(server, instructor, `DELETE /api/course-sections/${courseSectionId}`);
const refused = (errorCode: string) => ({ status: 409, body: { errorCode } });

describe('deleting a lesson or its section', () => {
  it('keeps what was handed in, with its marks', async () => {
    const id = await givenAssignment(server, group);
    const work = working(server, group.learner, id);
    const { assignmentSubmissionId } = (await work.handIn('<p>My work</p>')).body;
    await marking(server, group.instructor).mark(assignmentSubmissionId, { points: '7' });
    expect(await removeLesson(group, id)).toMatchObject(refused('assignment.has-work'));
    expect(await removeSection(group)).toMatchObject(refused('assignment.has-work'));
    expect((await work.look()).body).toMatchObject({ points: '7', versions: [{ number: 1 }] });
  });

  it('keeps a draft, and the mark of who handed in nothing', async () => {
    const drafted = await givenAssignment(server, group);
    await working(server, group.learner, drafted).save('<p>Half of it</p>');
    expect(await removeLesson(group, drafted)).toMatchObject(refused('assignment.has-work'));
    const marked = await givenAssignment(server, group);
    const operation = `PUT /api/course-assignments/${marked}/marks-without-work/learners/${group.learner.userId}`;
    const given = await callAs(server, group.instructor, operation, { points: '3', comment: '', version: 0 });
    expect(given.status).toBe(200);
    expect(await removeLesson(group, marked)).toMatchObject(refused('assignment.has-work'));
  });

  it('is refused by the database too, whoever asks it', async () => {
    const id = await givenAssignment(server, group);
    await working(server, group.learner, id).handIn('<p>My work</p>');
    await expect(server.admin`delete from course_subsections where course_subsection_id = ${id}`).rejects.toMatchObject(
      {
        code: '23503',
      },
    );
  });

  it('takes an assignment in which nobody has written anything', async () => {
    const id = await givenAssignment(server, group);
    expect((await removeLesson(group, id)).status).toBe(204);
  });

  it('keeps the attempts of learners, and takes the trials of editors', async () => {
    const hall = await givenHall(server);
    const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
    const tried = await givenExam(server, hall, [section([fixed(questionId)])]);
    await givenAttempt(server, hall.instructor, tried.subsectionExamId);
    expect((await removeLesson(hall, tried.subsectionExamId)).status).toBe(204);
    const sat = await givenExam(server, hall, [section([fixed(questionId)])]);
    await givenAttempt(server, hall.learner, sat.subsectionExamId);
    expect(await removeLesson(hall, sat.subsectionExamId)).toMatchObject(refused('exam.has-attempts'));
    expect(await removeSection(hall)).toMatchObject(refused('exam.has-attempts'));
  });
});

describe('deleting a course', () => {
  const remove = ({ instructor, courseId }: { instructor: TestMember; courseId: number }) =>
    callAs(server, instructor, `DELETE /api/courses/${courseId}`);

  it('is refused once somebody has enrolled', async () => {
    expect(await remove(group)).toMatchObject({ status: 409 });
  });

  it('takes the exams, where they are held and the assignments along while nobody has', async () => {
    const hall = await givenHall(server);
    await server.admin`delete from enrollments where course_id = ${hall.courseId}`;
    const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
    const { examId } = await givenExam(server, hall, [section([fixed(questionId)])]);
    await givenAssignment(server, { ...group, ...hall });
    expect(await remove(hall)).toMatchObject({ status: 204 });
    const left = await server.admin`select from exams where exam_id = ${examId}
      union all select from subsection_exams where course_id = ${hall.courseId}
      union all select from assignments where course_id = ${hall.courseId}`;
    expect(left).toHaveLength(0);
  });
});
