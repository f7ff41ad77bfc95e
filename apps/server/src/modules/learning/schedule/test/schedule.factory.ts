import { DAY, HOUR } from '@sullam/domain/limits.ts';
import { expect } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { type CallResponse, call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import {
  fixed,
  givenExam,
  givenQuestionOf,
  type Hall,
  section,
} from '../../../assessment/exam-attempts/test/exams.factory.ts';
import { question } from '../../../assessment/surveys/test/surveys.factory.ts';
import type { Schedule, ScheduleEntry } from '../schedule.schemas.ts';

type Asked = Schedule & { errorCode?: string; details?: { path: string; code: string }[] };

/** A moment so many hours from now, by the clock of the tests. */
export const inHours = (server: TestServer, hours: number): string =>
  new Date(server.clock.now().getTime() + hours * HOUR).toISOString();

/** Asks for the schedule of the days around now. */
export const schedule = (
  server: TestServer,
  as: TestMember,
  query = '',
  { from = -30, to = 30 }: { from?: number; to?: number } = {},
): Promise<CallResponse<Asked>> => {
  const [first, last] = [from, to].map((days) => encodeURIComponent(inHours(server, (days * DAY) / HOUR)));
  return callAs<Asked>(server, as, `GET /api/activities-schedule?from=${first}&to=${last}${query}`);
};

/** What happens, in order: "EXAM OPENS NOT_BEGUN". */
export const summaryOf = ({ body }: CallResponse<Schedule>): string[] =>
  body.data.map(({ kind, happens, state }) => `${kind} ${happens} ${state}`);

export const momentsOf = (entry: ScheduleEntry | undefined): Record<string, string> =>
  Object.fromEntries((entry?.moments ?? []).map(({ happens, at }) => [happens, at]));

/** An exam of one question. */
export async function givenScheduledExam(
  server: TestServer,
  hall: Hall,
  rules: Parameters<typeof givenExam>[3] = {},
): Promise<number> {
  const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
  return (await givenExam(server, hall, [section([fixed(questionId)])], rules)).subsectionExamId;
}

/** A survey that is open until a moment. */
export async function givenSurvey(
  server: TestServer,
  { courseId, instructor: as }: Hall,
  closesAt: string | null,
  { type = 'SURVEY', isDraft = false }: { type?: string; isDraft?: boolean } = {},
): Promise<number> {
  const made = await call<{ surveyId: number }>(server, `POST /api/courses/${courseId}/surveys`, {
    as,
    body: { type, title: { en: 'How was it?', ar: 'كيف كانت؟' } },
  });
  const { surveyId } = made.body;
  const asked = { questions: [question('CHOICE', 'q1')], closesAt, version: 1 };
  const saved = await call(server, `PATCH /api/course-surveys/${surveyId}`, { as, body: asked });
  expect(saved.status).toBe(204);
  if (!isDraft) expect((await call(server, `POST /api/course-surveys/${surveyId}/publish`, { as })).status).toBe(204);
  return surveyId;
}

/** Makes a lesson wait, straight in the database. */
export async function holdBack(
  server: TestServer,
  { organizationId }: Hall,
  courseSubsectionId: number,
  {
    releaseAt = null,
    groupIds = null,
    after = null,
  }: { releaseAt?: string | null; groupIds?: number[] | null; after?: number | null },
) {
  await server.admin`update course_subsections set release_at = ${releaseAt}, released_group_ids = ${groupIds}, prerequisite_subsection_id = ${after}
    where organization_id = ${organizationId} and course_subsection_id = ${courseSubsectionId}`;
}
