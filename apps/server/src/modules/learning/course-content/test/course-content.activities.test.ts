import { beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  fixed,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  section,
} from '../../../assessment/exam-attempts/test/exams.factory.ts';
import { givenAssignment } from '../../../assessment/submissions/test/assignments.factory.ts';
import { question } from '../../../assessment/surveys/test/surveys.factory.ts';
import type { OutlineEditing } from '../course-content.schemas.ts';

const server = testServer();
let hall: Hall;

beforeAll(async () => {
  hall = await givenHall(server);
});

const ask = async <Body>(operation: string, body?: object) =>
  (await callAs<Body>(server, hall.instructor, operation, body)).body;
const emptyLesson = async (kind: string) =>
  (
    await ask<{ courseSubsectionId: number }>(`POST /api/course-sections/${hall.courseSectionId}/subsections`, {
      kind,
      title: { en: 'Later' },
    })
  ).courseSubsectionId;

async function readinessOf(id: number) {
  const { sections } = await ask<OutlineEditing>(`GET /api/courses/${hall.courseId}/outline`);
  const lessons = sections.flatMap(({ subsections }) => subsections);
  const { hasContent, hasDraft } = lessons.find(({ courseSubsectionId }) => courseSubsectionId === id)!;
  return { hasContent, hasDraft };
}

const EMPTY = { hasContent: false, hasDraft: false };
const DRAFT = { hasContent: false, hasDraft: true };
const READY = { hasContent: true, hasDraft: false };

describe('an activity in the outline', () => {
  it.each(['ASSIGNMENT', 'SURVEY', 'POLL'])('is empty before anything is chosen for %s', async (kind) => {
    expect(await readinessOf(await emptyLesson(kind))).toEqual(EMPTY);
  });

  it('is a draft as soon as there is a lesson that is an exam', async () => {
    expect(await readinessOf(await emptyLesson('EXAM'))).toEqual(DRAFT);
  });

  it('is a draft until its exam is published', async () => {
    const sections = [section([fixed(await givenQuestionOf(server, hall, 'SINGLE_CHOICE'))])];
    const { subsectionExamId } = await givenExam(server, hall, sections, { isDraft: true });
    expect(await readinessOf(subsectionExamId)).toEqual(DRAFT);
    await ask(`POST /api/subsection-exams/${subsectionExamId}/publish`);
    expect(await readinessOf(subsectionExamId)).toEqual(READY);
  });

  it('is a draft until its assignment is published', async () => {
    const id = await givenAssignment(server, hall, { isDraft: true });
    expect(await readinessOf(id)).toEqual(DRAFT);
    await ask(`POST /api/course-assignments/${id}/publish`);
    expect(await readinessOf(id)).toEqual(READY);
  });

  it('is a draft until its survey is published', async () => {
    const id = await emptyLesson('SURVEY');
    const title = { en: 'How was it?' };
    const { surveyId } = await ask<{ surveyId: number }>(`POST /api/courses/${hall.courseId}/surveys`, {
      type: 'SURVEY',
      title,
    });
    await ask(`PATCH /api/course-surveys/${surveyId}`, { version: 1, questions: [question('CHOICE', 'q1')] });
    await ask(`PUT /api/course-subsections/${id}/survey`, { surveyId });
    expect(await readinessOf(id)).toEqual(DRAFT);
    await ask(`POST /api/course-surveys/${surveyId}/publish`);
    expect(await readinessOf(id)).toEqual(READY);
  });
});
