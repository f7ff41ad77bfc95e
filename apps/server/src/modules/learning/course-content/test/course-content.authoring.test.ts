import { beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  fixed,
  givenHall,
  givenQuestionOf,
  type Hall,
  RULES,
  section,
} from '../../../assessment/exam-attempts/test/exams.factory.ts';
import { givenAssignment } from '../../../assessment/submissions/test/assignments.factory.ts';
import type { OutlineEditing, PublishedChanges } from '../course-content.schemas.ts';

const server = testServer();
let hall: Hall;

beforeAll(async () => {
  hall = await givenHall(server);
});

const reply = <Body>(operation: string, body?: object) => callAs<Body>(server, hall.instructor, operation, body);
const ask = async <Body>(operation: string, body?: object) => {
  const { status, body: read } = await reply<Body>(operation, body);
  expect([200, 201, 204]).toContain(status);
  return read;
};

const addSection = async (title: string, more: object = {}) =>
  (
    await ask<{ courseSectionId: number }>(`POST /api/courses/${hall.courseId}/sections`, {
      title: { en: title },
      ...more,
    })
  ).courseSectionId;

const addLesson = async (courseSectionId: number, title: string, more: object = {}) =>
  (
    await ask<{ courseSubsectionId: number }>(`POST /api/course-sections/${courseSectionId}/subsections`, {
      kind: 'ARTICLE',
      title: { en: title },
      ...more,
    })
  ).courseSubsectionId;

const sections = async () => (await ask<OutlineEditing>(`GET /api/courses/${hall.courseId}/outline`)).sections;
const titlesIn = async (courseSectionId: number) =>
  (await sections()).find((each) => each.courseSectionId === courseSectionId)?.subsections.map(({ title }) => title.en);
const lessonIn = async (id: number) =>
  (await sections())
    .flatMap(({ subsections }) => subsections)
    .find(({ courseSubsectionId }) => courseSubsectionId === id);

describe('a new part of an outline', () => {
  it('stands where it was written: first, behind another one, or last', async () => {
    const module = await addSection('Order');
    const one = await addLesson(module, 'one');
    await addLesson(module, 'four');
    await addLesson(module, 'two', { afterSubsectionId: one });
    await addLesson(module, 'zero', { afterSubsectionId: null });
    expect(await titlesIn(module)).toEqual(['zero', 'one', 'two', 'four']);
    const behind = await addSection('Behind', { afterSectionId: module });
    const first = await addSection('First', { afterSectionId: null });
    const ids = (await sections()).map(({ courseSectionId }) => courseSectionId);
    expect(ids.indexOf(first)).toBe(0);
    expect(ids.indexOf(behind)).toBe(ids.indexOf(module) + 1);
  });

  it('is refused behind what is not there, and nothing is added', async () => {
    const module = await addSection('Refused');
    const elsewhere = await addLesson(await addSection('Elsewhere'), 'far');
    const path = `POST /api/course-sections/${module}/subsections`;
    const refused = await reply(path, { kind: 'EXAM', title: { en: 'Lost' }, afterSubsectionId: elsewhere });
    expect(refused).toMatchObject({ status: 400, body: { details: [{ path: 'afterSubsectionId' }] } });
    expect(await titlesIn(module)).toEqual([]);
    const other = await givenHall(server);
    const count = (await sections()).length;
    expect(
      await reply(`POST /api/courses/${hall.courseId}/sections`, {
        title: { en: 'Lost' },
        afterSectionId: other.courseSectionId,
      }),
    ).toMatchObject({ status: 400, body: { details: [{ path: 'afterSectionId' }] } });
    expect(await sections()).toHaveLength(count);
  });
});

describe('a lesson that is an exam', () => {
  const examsOf = async () =>
    (
      await ask<{ data: { examId: number; title: { en?: string } }[] }>(
        `GET /api/courses/${hall.courseId}/exams?take=50`,
      )
    ).data;
  const editing = (id: number) =>
    ask<{ examId: number; title: { en?: string }; examTitle: { en?: string }; version: number; isPublished: boolean }>(
      `GET /api/subsection-exams/${id}/editing`,
    );

  it('has its exam from the start, by one title that stays one', async () => {
    const id = await addLesson(hall.courseSectionId, 'Module exam', { kind: 'EXAM' });
    const exam = await editing(id);
    expect(exam).toMatchObject({ title: { en: 'Module exam' }, examTitle: { en: 'Module exam' }, isPublished: false });
    const { version } = (await lessonIn(id))!;
    await ask(`PATCH /api/course-subsections/${id}`, { title: { en: 'Final exam' }, version });
    expect(await editing(id)).toMatchObject({ title: { en: 'Final exam' }, examTitle: { en: 'Final exam' } });
    await ask(`DELETE /api/course-subsections/${id}`);
    expect((await examsOf()).map(({ examId }) => examId)).not.toContain(exam.examId);
  });

  it('leaves its questions for another lesson when it is deleted, and clears away an exam that asks nothing', async () => {
    const id = await addLesson(hall.courseSectionId, 'With questions', { kind: 'EXAM' });
    const { examId } = await editing(id);
    const question = await givenQuestionOf(server, hall, 'TRUE_FALSE');
    await ask(`PUT /api/course-exams/${examId}`, {
      title: { en: 'With questions' },
      instructions: {},
      sections: [section([fixed(question)])],
      version: 1,
    });
    const next = await addLesson(hall.courseSectionId, 'Next', { kind: 'EXAM' });
    const empty = await editing(next);
    await ask(`DELETE /api/course-subsections/${id}`);
    await ask(`PUT /api/subsection-exams/${next}`, { ...RULES, examId, version: empty.version });
    const left = (await examsOf()).map((exam) => exam.examId);
    expect(left).toContain(examId);
    expect(left).not.toContain(empty.examId);
  });
});

describe('publishing the changes of a course', () => {
  const publish = () => ask<PublishedChanges>(`POST /api/courses/${hall.courseId}/publish-changes`);

  it('shows drafts of texts, exams and assignments that are ready, and names what is not', async () => {
    const article = await addLesson(hall.courseSectionId, 'Draft');
    await ask(`PUT /api/course-subsections/${article}/texts/en`, {
      html: '<p>Read me</p>',
      version: 0,
      isDraft: true,
    });
    const exam = await addLesson(hall.courseSectionId, 'Ready exam', { kind: 'EXAM' });
    const { examId } = await ask<{ examId: number }>(`GET /api/subsection-exams/${exam}/editing`);
    const question = await givenQuestionOf(server, hall, 'TRUE_FALSE');
    await ask(`PUT /api/course-exams/${examId}`, {
      title: { en: 'Ready exam' },
      instructions: {},
      sections: [section([fixed(question)])],
      version: 1,
    });
    const waiting = await addLesson(hall.courseSectionId, 'Without questions', { kind: 'EXAM' });
    const assignment = await givenAssignment(server, hall, { isDraft: true });
    const published = await publish();
    expect(published.publishedIds).toEqual(expect.arrayContaining([article, exam, assignment]));
    expect(published.waitingIds).toContain(waiting);
    for (const id of [article, exam, assignment])
      expect(await lessonIn(id)).toMatchObject({ hasContent: true, hasDraft: false });
    expect(await lessonIn(waiting)).toMatchObject({ hasContent: false, hasDraft: true });
    expect(published.texts).toContainEqual({ courseSubsectionId: article, language: 'en', version: 2 });
    const { texts } = await ask<{ texts: { html: string; draft: unknown; version: number }[] }>(
      `GET /api/course-subsections/${article}/editing`,
    );
    expect(texts).toMatchObject([{ html: '<p>Read me</p>', draft: null, version: 2 }]);
    expect((await publish()).publishedIds).toEqual([]);
  });

  it('is for those who teach the course', async () => {
    const path = `POST /api/courses/${hall.courseId}/publish-changes`;
    expect((await callAs(server, hall.learner, path)).status).toBe(403);
    const other = await givenHall(server);
    expect((await callAs(server, other.instructor, path)).status).toBe(404);
  });
});
