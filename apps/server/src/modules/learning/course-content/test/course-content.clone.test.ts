import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../../../../test/support/call.ts';
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
import type {
  GroupAccommodationRow,
  SubsectionExamEditing,
} from '../../../assessment/scheduled-exams/scheduled-exams.schemas.ts';
import type { Survey, SurveySummary } from '../../../assessment/surveys/surveys.schemas.ts';
import { question } from '../../../assessment/surveys/test/surveys.factory.ts';
import type { CourseGroup } from '../../course-groups/course-groups.schemas.ts';
import { givenGroup, seat } from '../../course-groups/test/course-groups.factory.ts';
import type { OutlineEditing, SubsectionEditing } from '../course-content.schemas.ts';

const server = testServer();
let hall: Hall;
const DAY = 86_400_000;
/** In milliseconds; a test counts its days from one moment. */
let start: number;
const inDays = (days: number) => new Date(start + days * DAY).toISOString();

beforeEach(async () => {
  hall = await givenHall(server);
  start = Math.floor(server.clock.now().getTime() / 1000) * 1000;
});

const as = () => hall.instructor;
const ask = async <Body>(operation: string, body?: object) => (await callAs<Body>(server, as(), operation, body)).body;
const outlineOf = (courseId: number) => ask<OutlineEditing>(`GET /api/courses/${courseId}/outline`);
const clone = async (shiftDays: number | null, includesGroups = true) =>
  (await ask<{ courseId: number }>(`POST /api/courses/${hall.courseId}/clone`, { shiftDays, includesGroups })).courseId;

async function lessonsOf(courseId: number) {
  return (await outlineOf(courseId)).sections.flatMap(({ subsections }) => subsections);
}

const NOTHING = {
  extraMinutes: null,
  extraPercent: null,
  extraAttempts: null,
  opensAt: null,
  closesAt: null,
  note: '',
};

async function givenEverything() {
  const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
  const rules = { opensAt: inDays(1), closesAt: inDays(2), limitMinutes: 45, password: 'open sesame' };
  const { examId, subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])], rules);
  const courseGroupId = await givenGroup(server, as(), hall.courseId, { name: 'Red', capacity: 4 });
  await seat(server, as(), courseGroupId, hall.learner);
  await callAs(server, as(), `PUT /api/subsection-exams/${subsectionExamId}/group-accommodations/${courseGroupId}`, {
    ...NOTHING,
    extraMinutes: 9,
    version: 0,
  });
  await callAs(server, as(), `PUT /api/subsection-exams/${subsectionExamId}/accommodations/${hall.learner.userId}`, {
    ...NOTHING,
    extraMinutes: 3,
    version: 0,
  });
  const [reading] = await lessonsOf(hall.courseId);
  await callAs(server, as(), `PATCH /api/course-subsections/${reading!.courseSubsectionId}`, {
    version: 1,
    releaseAt: inDays(3),
    releasedGroupIds: [courseGroupId],
  });
  const { surveyId } = await ask<{ surveyId: number }>(`POST /api/courses/${hall.courseId}/surveys`, {
    type: 'SURVEY',
    title: { en: 'How was it?' },
  });
  await callAs(server, as(), `PATCH /api/course-surveys/${surveyId}`, {
    version: 1,
    questions: [question('CHOICE', 'q1')],
    closesAt: inDays(5),
  });
  await callAs(server, as(), `POST /api/course-surveys/${surveyId}/publish`);
  const lesson = await ask<{ courseSubsectionId: number }>(
    `POST /api/course-sections/${hall.courseSectionId}/subsections`,
    { kind: 'SURVEY', title: { en: 'Your opinion' } },
  );
  await callAs(server, as(), `PUT /api/course-subsections/${lesson.courseSubsectionId}/survey`, { surveyId });
  await callAs(server, hall.learner, `POST /api/course-surveys/${surveyId}/answers`, {
    answers: [{ questionKey: 'q1', options: ['a'] }],
  });
  return { examId, subsectionExamId, courseGroupId, surveyId };
}

describe('cloning a course with exams, surveys and groups', () => {
  it('copies them without learners, unpublished, and moves dates by the days that were chosen', async () => {
    const old = await givenEverything();
    const courseId = await clone(30);
    const [reading, exam, asking] = await lessonsOf(courseId);
    expect([reading?.kind, exam?.kind, asking?.kind]).toEqual(['ARTICLE', 'EXAM', 'SURVEY']);

    const scheduled = await ask<SubsectionExamEditing>(`GET /api/subsection-exams/${exam!.courseSubsectionId}/editing`);
    expect(scheduled).toMatchObject({
      courseId,
      isPublished: false,
      hasPassword: true,
      limitMinutes: 45,
      attemptCount: 0,
      opensAt: inDays(31),
      closesAt: inDays(32),
    });
    expect(scheduled.examId).not.toBe(old.examId);

    const groups = (await ask<{ data: CourseGroup[] }>(`GET /api/courses/${courseId}/groups`)).data;
    expect(groups).toMatchObject([{ name: { en: 'Red' }, capacity: 4, memberCount: 0 }]);
    const grants = `/api/subsection-exams/${exam!.courseSubsectionId}`;
    expect((await ask<{ data: GroupAccommodationRow[] }>(`GET ${grants}/group-accommodations`)).data).toMatchObject([
      { courseGroupId: groups[0]!.courseGroupId, extraMinutes: 9 },
    ]);
    expect((await ask<{ data: unknown[] }>(`GET ${grants}/accommodations`)).data).toEqual([]);

    const lesson = await ask<SubsectionEditing>(`GET /api/course-subsections/${reading!.courseSubsectionId}/editing`);
    expect(lesson).toMatchObject({ releaseAt: inDays(33), releasedGroupIds: [groups[0]!.courseGroupId] });

    const survey = await ask<Survey>(`GET /api/course-subsections/${asking!.courseSubsectionId}/survey`);
    expect(survey).toMatchObject({
      courseId,
      status: 'DRAFT',
      closesAt: inDays(35),
      participantCount: 0,
      questions: [{ questionKey: 'q1' }],
    });
    expect(survey.surveyId).not.toBe(old.surveyId);
  });

  it('keeps the time of day of the organisation over a change of its clocks', async () => {
    await server.admin`insert into organization_configurations values (${hall.organizationId}, 'time_zone', '"Europe/Berlin"')
      on conflict (organization_id, configuration_key) do update set value = excluded.value`;
    const { subsectionExamId } = await givenEverything();
    await server.admin`update subsection_exams set opens_at = '2031-03-20T08:00:00Z', closes_at = '2031-03-20T23:30:00.123Z'
      where course_subsection_id = ${subsectionExamId}`;
    const [, exam] = await lessonsOf(await clone(30));
    expect(await ask(`GET /api/subsection-exams/${exam!.courseSubsectionId}/editing`)).toMatchObject({
      opensAt: '2031-04-19T07:00:00.000Z',
      closesAt: '2031-04-19T22:30:00.123Z',
    });
  });

  it('leaves dates and groups out when nothing was chosen, and opens what was for groups', async () => {
    await givenEverything();
    const courseId = await clone(null, false);
    const [reading, exam] = await lessonsOf(courseId);
    expect(reading).toMatchObject({ releaseAt: null, isForGroups: false });
    const scheduled = await ask<SubsectionExamEditing>(`GET /api/subsection-exams/${exam!.courseSubsectionId}/editing`);
    expect(scheduled).toMatchObject({ opensAt: null, closesAt: null, limitMinutes: 45 });
    expect((await ask<{ data: CourseGroup[] }>(`GET /api/courses/${courseId}/groups`)).data).toEqual([]);
    const surveys = await ask<{ data: SurveySummary[] }>(`GET /api/courses/${courseId}/surveys`);
    expect(surveys.data).toMatchObject([{ status: 'DRAFT', closesAt: null }]);
  });

  it('asks the same questions in the copy', async () => {
    await givenEverything();
    const courseId = await clone(null);
    const [, exam] = await lessonsOf(courseId);
    const published = await callAs(server, as(), `POST /api/subsection-exams/${exam!.courseSubsectionId}/publish`);
    expect(published.status).toBe(204);
    const seen = await call(server, `GET /api/subsection-exams/${exam!.courseSubsectionId}`, { as: as() });
    expect(seen.body).toMatchObject({ questionCount: 1, isPublished: true });
  });
});
