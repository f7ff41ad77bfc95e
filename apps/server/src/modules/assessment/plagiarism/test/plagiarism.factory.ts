import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { type CallResponse, call } from '../../../../../test/support/call.ts';
import { upload } from '../../../../../test/support/files.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import { givenEnrollment } from '../../../learning/enrollments/test/enrollments.factory.ts';
import { RULES } from '../../submissions/test/assignments.factory.ts';
import type {
  FindingComparison,
  PlagiarismFinding,
  PlagiarismOverview,
  SubmissionCheck,
} from '../plagiarism.schemas.ts';

export const WATER =
  'The water cycle describes how water moves from the sea to the sky and back. Heat lifts vapour from the surface, ' +
  'and cold air high above turns it into clouds. Rain returns it to rivers, to lakes and to the ground below, from ' +
  'where it finds its slow way to the sea again, carrying salt and sand.';
export const STARS =
  'Stars are born in clouds of dust and gas that fall together under their own weight until the pressure lights a ' +
  'fire in the middle. How long they burn depends on how heavy they are: the largest live short and bright lives.';

export interface Classroom {
  organizationId: number;
  courseId: number;
  courseSectionId: number;
  instructor: TestMember;
}

export async function givenClassroom(server: TestServer, organizationId?: number): Promise<Classroom> {
  const id = organizationId ?? (await givenOrganization(server, { features: { assignments: true } }));
  const instructor = await givenMember(server, id, 'instructor');
  const course = await givenPublishedCourse(server, id, { instructorUserId: instructor.userId });
  return { organizationId: id, ...course, instructor };
}

export async function givenLearner(server: TestServer, { organizationId, courseId }: Classroom): Promise<TestMember> {
  const learner = await givenMember(server, organizationId);
  await givenEnrollment(server, learner, courseId);
  return learner;
}

const done = <Body>(answer: CallResponse<Body>): Body => {
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** A published assignment, whose check is on unless `check` says otherwise. */
export async function givenAssignment(
  server: TestServer,
  room: Classroom,
  { check = {}, ...rules }: { check?: object | null; [rule: string]: unknown } = {},
): Promise<number> {
  const { organizationId, courseId, courseSectionId, instructor } = room;
  const [row] = await server.admin<{ id: number }[]>`
    insert into course_subsections (organization_id, course_id, course_section_id, kind, title, position)
    values (${organizationId}, ${courseId}, ${courseSectionId}, 'ASSIGNMENT', ${server.admin.json({ en: 'Essay', ar: 'مقالة' })},
      (select coalesce(max(position), 0) + 1 from course_subsections where organization_id = ${organizationId} and course_section_id = ${courseSectionId}))
    returning course_subsection_id as id`;
  const { id } = row!;
  const body = { ...RULES, mostFiles: 5, mostBytes: 50_000_000, release: 'BY_HAND', ...rules };
  done(await call(server, `PUT /api/course-assignments/${id}`, { as: instructor, body }));
  done(await call(server, `POST /api/course-assignments/${id}/publish`, { as: instructor }));
  if (check) done(await saveSettings(server, room, id, check));
  return id;
}

export const saveSettings = (server: TestServer, { instructor }: Classroom, assignmentId: number, change: object) =>
  call<{ version: number }>(server, `PUT /api/copy-plagiarism-checks/assignments/${assignmentId}`, {
    as: instructor,
    body: { isOn: true, thresholdPercent: 20, excludesQuotations: false, version: 0, ...change },
  });

/** Writes and hands in a text and perhaps files; the jobs are run unless `isLeft`. */
export async function handIn(
  server: TestServer,
  learner: TestMember,
  assignmentId: number,
  work: { text?: string; files?: { name: string; bytes: Buffer }[]; isLeft?: boolean },
): Promise<number> {
  const mediaIds: number[] = [];
  for (const { name, bytes } of work.files ?? []) {
    const kind = name.endsWith('.png') ? 'IMAGE' : 'DOCUMENT';
    mediaIds.push(done(await upload(server, bytes, { as: learner, name, kind })).mediaId);
  }
  const path = `/api/course-assignments/${assignmentId}/submission`;
  const draft = done(
    await call<{ version: number }>(server, `PUT ${path}/draft`, {
      as: learner,
      body: { body: `<p>${work.text ?? ''}</p>`, link: '', mediaIds, version: 0 },
    }),
  );
  const receipt = done(
    await call<{ assignmentSubmissionId: number }>(server, `POST ${path}/submit`, { as: learner, body: draft }),
  );
  if (!work.isLeft) await server.runJobs();
  return receipt.assignmentSubmissionId;
}

const base = '/api/copy-plagiarism-checks';

export const overviewOf = (server: TestServer, as: TestMember, assignmentId: number) =>
  call<PlagiarismOverview>(server, `GET ${base}/assignments/${assignmentId}`, { as });
export const findingsOf = (server: TestServer, as: TestMember, assignmentId: number, query = '') =>
  call<{ data: PlagiarismFinding[]; total: number }>(
    server,
    `GET ${base}/assignments/${assignmentId}/findings${query}`,
    {
      as,
    },
  );
export const compare = (server: TestServer, as: TestMember, assignmentId: number, findingId: number) =>
  call<FindingComparison>(server, `GET ${base}/assignments/${assignmentId}/findings/${findingId}`, { as });
export const checkOf = (server: TestServer, as: TestMember, submissionId: number) =>
  call<SubmissionCheck>(server, `GET ${base}/submissions/${submissionId}`, { as });
export const act = (server: TestServer, as: TestMember, path: string, body?: object) =>
  call<{ errorCode?: string }>(server, `POST ${base}/assignments/${path}`, { as, ...(body ? { body } : {}) });
