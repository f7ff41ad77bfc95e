import { beforeAll, describe, expect, it } from 'vitest';
import {
  fixed,
  givenAttempt,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  NILE,
  section,
  sitting,
} from '../../src/modules/assessment/exam-attempts/test/exams.factory.ts';
import { saveSettings, WATER } from '../../src/modules/assessment/plagiarism/test/plagiarism.factory.ts';
import type { SubmissionList } from '../../src/modules/assessment/submission-marking/submission-marking.schemas.ts';
import {
  givenAssignment,
  givenFile,
  marking,
  working,
} from '../../src/modules/assessment/submissions/test/assignments.factory.ts';
import type { TestMember } from '../support/arrange.ts';
import { callAs, givenLearner } from '../support/classroom.ts';
import { allOperations } from '../support/operations.ts';
import { testServer } from '../support/test-server.ts';

/*
 * Plays a marker who wants to know whose work is whose: asks every call of the API that leads to the submissions of an
 * assignment or the attempts at an exam, in every order, and looks for names and for moments at which learners acted.
 */

const server = testServer();
const HOUR = 3_600_000;
const LEARNERS = 10;
/** What is shown of learners by name, whatever they submitted. */
const ABOUT_PEOPLE = new Set(['listAssignmentAccommodations', 'listExamAccommodations', 'listExamGroupAccommodations']);

let hall: Hall;
let learners: TestMember[];
let assignmentId: number;
let subsectionExamId: number;
let submissionIds: number[];
let attemptIds: number[];
/** The times in which learners did something. */
let acting: { from: number; to: number };
/** Which everybody knows. */
let dueAt: string;
/** What else is known of each learner: nothing of it may be read. */
let secrets: string[];
let places: Record<string, number[]>;

/** Somebody hands in with a file, asks something, and sits the exam: an hour later than the one before. */
async function act(learner: TestMember, index: number) {
  server.clock.advance(HOUR);
  const work = working(server, learner, assignmentId);
  const mediaId = await givenFile(server, learner, `by secret${index}.txt`);
  const { body } = await work.handIn(`<p>${WATER} ${index}</p>`, { mediaIds: [mediaId] });
  submissionIds.push(body.assignmentSubmissionId);
  await marking(server, learner).comment(body.assignmentSubmissionId, 'May I ask?');
  if (index === 1) await work.handIn(`<p>${WATER} again</p>`, { mediaIds: [mediaId] });
  await server.runJobs();
  const attempt = await givenAttempt(server, learner, subsectionExamId);
  attemptIds.push(attempt);
  const sits = sitting(server, learner);
  await sits.save(attempt, 1, NILE);
  await sits.save(attempt, 2, { type: 'ESSAY', html: '<p>Rain</p>' });
  await callAs(server, learner, `POST /api/exams/${attempt}/events`, {
    events: [{ kind: 'FOCUS_LOST', position: 1, occurredAt: server.clock.now().toISOString() }],
    times: { holder: 'tab-one-0001', sequence: 1, spent: [{ position: 1, seconds: 400 + index }] },
  });
  server.clock.advance((5 + index) * 60_000);
  await sits.finish(attempt);
}

beforeAll(async () => {
  hall = await givenHall(server);
  const [choice, essay] = [
    await givenQuestionOf(server, hall, 'SINGLE_CHOICE'),
    await givenQuestionOf(server, hall, 'ESSAY'),
  ];
  dueAt = new Date(server.clock.now().getTime() + 4.5 * HOUR).toISOString();
  assignmentId = await givenAssignment(server, hall, {
    ...{ isBlind: true, release: 'BY_HAND', dueAt, latePercent: '10', lateInterval: 'HOUR' },
  });
  ({ subsectionExamId } = await givenExam(server, hall, [section([fixed(choice), fixed(essay)])], {
    ...{ isBlind: true, limitMinutes: 60 },
  }));
  await saveSettings(server, hall, assignmentId, {});
  learners = await Promise.all(Array.from({ length: LEARNERS }, () => givenLearner(server, hall)));
  for (const [index, { userId }] of learners.entries())
    await server.admin`update members set first_name = ${`Given${index}x`}, last_name = ${`Secret${index}x`} where user_id = ${userId}`;
  server.clock.advance(HOUR);
  [submissionIds, attemptIds] = [[], []];
  acting = { from: server.clock.now().getTime(), to: 0 };
  for (const [index, learner] of learners.entries()) await act(learner, index);
  server.clock.advance(HOUR);
  acting.to = server.clock.now().getTime();
  server.clock.advance(100 * HOUR);
  secrets = learners.flatMap(({ userId, email }, index) => [
    ...[`Given${index}x`, `Secret${index}x`, `secret${index}`, email, `"userId":${userId},`],
  ]);
  const files = await server.admin<{ id: number }[]>`
    select submission_file_id as id from submission_files where organization_id = ${hall.organizationId}`;
  const findings = await server.admin<{ id: number }[]>`
    select plagiarism_finding_id as id from plagiarism_findings where organization_id = ${hall.organizationId}`;
  expect(findings.length).toBeGreaterThan(0);
  places = {
    ...{ assignmentId: [assignmentId], subsectionExamId: [subsectionExamId], number: [1] },
    ...{ assignmentSubmissionId: submissionIds.slice(0, 2), examAttemptId: attemptIds.slice(0, 2) },
    ...{ submissionFileId: files.map(({ id }) => id).slice(0, 2), findingId: findings.map(({ id }) => id).slice(0, 2) },
  };
});

/** What to ask: every reading call whose places are those of the work, with each order and filter that it knows. */
function questionsOf({ method, path, query }: ReturnType<typeof allOperations>[number]): string[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const properties = (
    query as { properties?: Record<string, { anyOf?: { const: string }[]; enum?: string[] }> } | undefined
  )?.properties;
  const asked = properties && 'subsectionExamId' in properties ? [`subsectionExamId=${subsectionExamId}`] : [];
  if (method !== 'GET' || names.length + asked.length === 0 || names.some((name) => !places[name])) return [];
  const usual = [...asked, ...(properties && 'take' in properties ? ['take=100'] : [])];
  const choices = Object.entries(properties ?? {}).flatMap(([name, { anyOf, enum: values }]) =>
    (values ?? anyOf?.map((one) => one.const) ?? []).map((value) => `${name}=${value}`),
  );
  const queries = [usual, ...choices.map((choice) => [...usual, choice])].map((texts) => texts.join('&'));
  const urls = names.reduce<string[]>(
    (paths, name) => paths.flatMap((each) => places[name]!.map((id) => each.replace(`:${name}`, String(id)))),
    [path],
  );
  return urls.flatMap((url) => queries.map((text) => `${url}?${text}`));
}

/** As JSON has moments, and as files write them. */
const MOMENT = /\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)| \d\d:\d\d)/g;
/** Files have the organisation's clock, which is UTC here. */
const instantOf = (moment: string): number =>
  Date.parse(moment.includes('T') ? moment : `${moment.replace(' ', 'T')}Z`);
const momentsIn = (text: string): string[] =>
  [...text.matchAll(MOMENT)]
    .map(([moment]) => moment)
    .filter((moment) => instantOf(moment) !== Math.floor(Date.parse(dueAt) / 60_000) * 60_000 && moment !== dueAt)
    .filter((moment) => instantOf(moment) >= acting.from && instantOf(moment) <= acting.to);

/** What a marker gets to read, by the name of the call. */
async function readAll(): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const route of allOperations()) {
    if (ABOUT_PEOPLE.has(route.operationId)) continue;
    for (const url of questionsOf(route)) {
      const { status, body } = await callAs<unknown>(server, hall.instructor, `GET ${url}`);
      if (status !== 200) continue;
      read.set(`${route.operationId} ${url}`, typeof body === 'string' ? body : JSON.stringify(body));
    }
  }
  return read;
}

interface Side {
  assignmentSubmissionId: number;
}

/** The numbers in an answer, each with where it stands. */
function numbersIn(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${path}/${key}`));
}

describe('a blind marker', () => {
  it('reads no name and no moment at which a learner acted, whatever is asked', async () => {
    const read = await readAll();
    const asked = new Set([...read.keys()].map((key) => key.split(' ')[0]));
    for (const operation of [
      ...['listSubmissions', 'getSubmissionToMark', 'getSubmissionVersion', 'listSubmissionComments'],
      ...['listSubmissionMarkChanges', 'listSubmissionAnnotations', 'exportSubmissionMarks', 'exportSubmissionFiles'],
      ...['listPlagiarismFindings', 'comparePlagiarismFinding', 'getSubmissionPlagiarismCheck'],
      ...['listAnswersToReview', 'getAttemptToReview', 'listExamResults', 'exportExamResults', 'listMarkChanges'],
      ...['getMarkingProgress', 'getExamStatistics', 'exportExamStatistics'],
    ])
      expect(asked).toContain(operation);
    for (const [call, text] of read) {
      expect(momentsIn(text), call).toEqual([]);
      for (const secret of secrets) expect(text.includes(secret), `${call} reveals ${secret}`).toBe(false);
    }
  });

  it('sees one order, whatever is asked for, and not that in which learners acted', async () => {
    const ask = async <Body>(url: string) => (await callAs<Body>(server, hall.instructor, `GET ${url}`)).body;
    const listed = (query: string) =>
      ask<SubmissionList>(`/api/course-assignments/${assignmentId}/submissions?take=100&${query}`);
    const work = async (sort: string) =>
      (await listed(`sort=${sort}&state=SUBMITTED`)).data.map((row) => row.assignmentSubmissionId);
    const usual = await work('name');
    expect(new Set(usual)).toEqual(new Set(submissionIds));
    expect([usual, usual.toReversed()]).not.toContainEqual(submissionIds);
    for (const sort of ['submitted', 'points']) expect(await work(sort)).toEqual(usual);
    const attempts = async (sort: string) =>
      (
        await ask<{ data: { examAttemptId: number }[] }>(
          `/api/subsection-exams/${subsectionExamId}/results?take=100&sort=${sort}`,
        )
      ).data.map((row) => row.examAttemptId);
    const sat = await attempts('name');
    expect(new Set(sat)).toEqual(new Set(attemptIds));
    expect([sat, sat.toReversed()]).not.toContainEqual(attemptIds);
    for (const sort of ['best', 'worst', 'newest', 'longest']) expect(await attempts(sort)).toEqual(sat);
    const queue = await ask<{ data: { examAttemptId: number }[] }>(
      `/api/answer-review?subsectionExamId=${subsectionExamId}&take=100`,
    );
    expect(queue.data.map((row) => row.examAttemptId)).toEqual(sat);
  });

  it('reads no number that grows as one learner after the other acted', async () => {
    const ask = async (url: string) => (await callAs<unknown>(server, hall.instructor, `GET ${url}`)).body;
    const each = (ids: number[], urlOf: (id: number) => string) => Promise.all(ids.map((id) => ask(urlOf(id))));
    const rows = async (url: string, ids: number[], name: string) => {
      const { data } = (await ask(url)) as { data: Record<string, unknown>[] };
      return ids.map((id) => data.find((row) => row[name] === id));
    };
    const course = `/api/course-assignments/${assignmentId}`;
    const exam = `/api/subsection-exams/${subsectionExamId}`;
    const payloads = {
      submission: await each(submissionIds, (id) => `/api/assignment-submissions/${id}`),
      comments: await each(submissionIds, (id) => `/api/assignment-submissions/${id}/comments`),
      version: await each(submissionIds, (id) => `/api/assignment-submissions/${id}/versions/1`),
      check: await each(submissionIds, (id) => `/api/copy-plagiarism-checks/submissions/${id}`),
      attempt: await each(attemptIds, (id) => `/api/answer-review/${id}`),
      submissions: await rows(`${course}/submissions?take=100`, submissionIds, 'assignmentSubmissionId'),
      results: await rows(`${exam}/results?take=100`, attemptIds, 'examAttemptId'),
    };
    for (const [payload, answers] of Object.entries(payloads)) {
      const read = answers.map((answer) => new Map(numbersIn(answer)));
      const paths = [...read[0]!.keys()].filter((path) => read.every((one) => one.has(path)));
      expect(paths.length, payload).toBeGreaterThan(0);
      for (const path of paths) {
        const values = read.map((one) => one.get(path)!);
        const grows = values.slice(1).map((value, index) => Math.sign(value - values[index]!));
        expect(
          [1, -1].some((way) => grows.every((sign) => sign === way)),
          `${payload} ${path}: ${values}`,
        ).toBe(false);
      }
    }
  });

  it('is not shown which of two that are alike came later', async () => {
    const { data } = (
      await callAs<{ data: { own: Side; other: Side }[] }>(
        server,
        hall.instructor,
        `GET /api/copy-plagiarism-checks/assignments/${assignmentId}/findings?take=100`,
      )
    ).body;
    const later = data.map(
      ({ own, other }) =>
        submissionIds.indexOf(own.assignmentSubmissionId) > submissionIds.indexOf(other.assignmentSubmissionId),
    );
    expect(later.length).toBeGreaterThan(LEARNERS);
    expect(new Set(later)).toEqual(new Set([true, false]));
  });

  it('knows what is late, and by everybody’s date', async () => {
    const { body } = await marking(server, hall.instructor).list(assignmentId, '?isLate=true&take=100');
    expect(body.data.length).toBeGreaterThan(1);
    expect(new Set(body.data.map(({ dueAt }) => dueAt)).size).toBe(1);
    expect(body.data.every(({ submittedAt, learner }) => submittedAt === null && learner === null)).toBe(true);
  });

  it('reads names and moments once they are shown', async () => {
    for (const id of submissionIds)
      await marking(server, hall.instructor).mark(id, { points: '5', number: id === submissionIds[1] ? 2 : 1 });
    await callAs(server, hall.instructor, `POST /api/course-assignments/${assignmentId}/release`);
    for (const examAttemptId of attemptIds)
      await callAs(server, hall.instructor, 'POST /api/submit-essay-grade', {
        ...{ examAttemptId, position: 2, score: '1', comment: '', version: 1 },
      });
    const read = await readAll();
    const leaked = [...read].filter(([, text]) => momentsIn(text).length > 0 && text.includes('Secret0x'));
    expect(new Set(leaked.map(([call]) => call.split(' ')[0]))).toEqual(
      new Set([
        ...['listSubmissions', 'getSubmissionToMark', 'getSubmissionVersion', 'listSubmissionComments'],
        ...['exportSubmissionMarks', 'getAttemptToReview', 'listExamResults', 'exportExamResults'],
        ...[
          'listAnswersToReview',
          'listPlagiarismFindings',
          'comparePlagiarismFinding',
          'getSubmissionPlagiarismCheck',
        ],
      ]),
    );
  });
});
