import { beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { OutlineEditing } from '../../../learning/course-content/course-content.schemas.ts';
import type { Survey, SurveySummary } from '../surveys.schemas.ts';
import { choose, givenSurveyWorld, type SurveyWorld } from './surveys.factory.ts';

const server = testServer();
let world: SurveyWorld;

beforeEach(async () => {
  world = await givenSurveyWorld(server);
});

async function givenLesson(kind = 'SURVEY'): Promise<number> {
  const { body } = await call<OutlineEditing>(server, `GET /api/courses/${world.courseId}/outline`, {
    as: world.instructor,
  });
  const made = await call<{ courseSubsectionId: number }>(
    server,
    `POST /api/course-sections/${body.sections[0]!.courseSectionId}/subsections`,
    { as: world.instructor, body: { kind, title: { en: 'Your opinion' } } },
  );
  return made.body.courseSubsectionId;
}

const place = (lessonId: number, surveyId: number | null, as: TestMember = world.instructor) =>
  call(server, `PUT /api/course-subsections/${lessonId}/survey`, { as, body: { surveyId } });
const ask = (lessonId: number, as: TestMember = world.learner) =>
  call<Survey>(server, `GET /api/course-subsections/${lessonId}/survey`, { as });
const isFinished = async (lessonId: number, as: TestMember = world.learner) =>
  (await call<{ isFinished: boolean }>(server, `GET /api/course-subsections/${lessonId}`, { as })).body.isFinished;
const hasContent = async (lessonId: number) =>
  (
    await call<OutlineEditing>(server, `GET /api/courses/${world.courseId}/outline`, { as: world.instructor })
  ).body.sections[0]!.subsections.find(({ courseSubsectionId }) => courseSubsectionId === lessonId)!.hasContent;

describe('a survey as a lesson', () => {
  it('is asked there, and is finished by answering', async () => {
    const lessonId = await givenLesson();
    expect((await ask(lessonId)).status).toBe(404);
    expect(await hasContent(lessonId)).toBe(false);
    const surveyId = await world.given({});
    expect((await place(lessonId, surveyId)).status).toBe(204);
    expect(await hasContent(lessonId)).toBe(true);
    expect((await ask(lessonId)).body).toMatchObject({ surveyId, courseSubsectionId: lessonId, hasAnswered: false });
    expect(await isFinished(lessonId)).toBe(false);
    expect((await world.answer(surveyId, world.learner, choose('a'))).status).toBe(204);
    expect(await isFinished(lessonId)).toBe(true);
  });

  it('counts those who answered before it became one', async () => {
    const surveyId = await world.given({});
    await world.answer(surveyId, world.learner, choose('a'));
    const lessonId = await givenLesson();
    await place(lessonId, surveyId);
    expect(await isFinished(lessonId)).toBe(true);
  });

  it('holds one survey of its kind and course, which no other lesson asks', async () => {
    const [one, two] = [await givenLesson(), await givenLesson()];
    const poll = await givenLesson('POLL');
    const surveyId = await world.given({});
    expect((await place(poll, surveyId)).status).toBe(400);
    const elsewhere = await givenSurveyWorld(server);
    expect((await place(one, await elsewhere.given({}))).status).toBe(404);
    expect((await place(one, surveyId, world.learner)).status).toBe(403);
    expect((await place(one, surveyId)).status).toBe(204);
    expect((await place(two, surveyId)).body).toMatchObject({ errorCode: 'survey.in-another-lesson' });
    expect((await place(one, null)).status).toBe(204);
    expect((await place(two, surveyId)).status).toBe(204);
  });

  it('waits with its lesson: not listed, not read, not answered', async () => {
    const lessonId = await givenLesson();
    const surveyId = await world.given({});
    await place(lessonId, surveyId);
    const releaseAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    await call(server, `PATCH /api/course-subsections/${lessonId}`, {
      as: world.instructor,
      body: { version: 1, releaseAt },
    });
    const locked = { status: 409, body: { errorCode: 'subsection.locked' } };
    expect(await ask(lessonId)).toMatchObject(locked);
    expect(await world.read(surveyId, world.learner)).toMatchObject(locked);
    expect(await world.answer(surveyId, world.learner, choose('a'))).toMatchObject(locked);
    const list = await call<{ data: SurveySummary[]; total: number }>(
      server,
      `GET /api/courses/${world.courseId}/surveys`,
      { as: world.learner },
    );
    expect(list.body).toEqual({ data: [], total: 0 });
    expect((await ask(lessonId, world.instructor)).status).toBe(200);
  });
});
