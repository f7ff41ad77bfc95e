import type { RubricContent } from '@sullam/domain/grading/rubric-content.ts';
import { expect } from 'vitest';
import { givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { type Classroom, callAs, givenClassroom, givenLearner } from '../../../../../test/support/classroom.ts';
import { upload } from '../../../../../test/support/files.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { reading } from '../../../../kernel/database/database.ts';
import type { AssignmentChange } from '../../assignments/assignments.schemas.ts';
import { marksOfAssignment } from '../../learner-assignments/assignment-marks.reads.ts';
import type {
  MarkBody,
  SubmissionForMarker,
  SubmissionList,
} from '../../submission-marking/submission-marking.schemas.ts';
import type { OwnSubmission, Receipt } from '../submissions.schemas.ts';

/** A class that hands in assignments. */
export type Class = Classroom;

export const givenClass = (server: TestServer): Promise<Class> => givenClassroom(server, ['assignments']);

export async function givenGroup(server: TestServer, { organizationId, courseId }: Class, members: TestMember[]) {
  const { admin } = server;
  const [row] = await admin<{ course_group_id: number }[]>`
    insert into course_groups (organization_id, course_id, name, created_at)
    values (${organizationId}, ${courseId}, ${admin.json({ en: 'Palm', ar: 'نخلة' })}, now()) returning course_group_id`;
  const courseGroupId = row!.course_group_id;
  for (const member of members) await joinGroup(server, { organizationId, courseId }, courseGroupId, member);
  return courseGroupId;
}

export async function joinGroup(
  server: TestServer,
  { organizationId, courseId }: Pick<Class, 'organizationId' | 'courseId'>,
  courseGroupId: number,
  { userId }: TestMember,
): Promise<void> {
  await server.admin`delete from course_group_members where organization_id = ${organizationId} and course_id = ${courseId} and user_id = ${userId}`;
  await server.admin`insert into course_group_members (organization_id, course_group_id, course_id, user_id, joined_at)
    values (${organizationId}, ${courseGroupId}, ${courseId}, ${userId}, now())`;
}

export const RULES: AssignmentChange = {
  instructions: { en: '<p>Write about it</p>', ar: '<p>اكتب عنه</p>' },
  attachmentIds: [],
  isGroupWork: false,
  acceptsText: true,
  acceptsFiles: true,
  acceptsLink: true,
  mostWords: null,
  mostFiles: 3,
  mostBytes: 1_000_000,
  extensions: [],
  opensAt: null,
  dueAt: null,
  closesAt: null,
  latePercent: null,
  lateInterval: 'DAY',
  lateFloorPercent: '0',
  missingPercent: null,
  versionsAllowed: null,
  resubmitsUntil: null,
  allowsWithdrawal: true,
  maximum: '10',
  rubricId: null,
  markerCount: 1,
  tolerance: '0',
  isBlind: false,
  release: 'AT_ONCE',
  releaseAt: null,
  version: 0,
};

/** An assignment in a lesson of its own, published unless `isDraft`. */
export async function givenAssignment(
  server: TestServer,
  { courseSectionId, instructor }: Class,
  { isDraft = false, ...change }: Partial<AssignmentChange> & { isDraft?: boolean } = {},
): Promise<number> {
  const lesson = await callAs<{ courseSubsectionId: number }>(
    server,
    instructor,
    `POST /api/course-sections/${courseSectionId}/subsections`,
    { kind: 'ASSIGNMENT', title: { en: 'Essay', ar: 'مقال' } },
  );
  const id = lesson.body.courseSubsectionId;
  const saved = await callAs(server, instructor, `PUT /api/course-assignments/${id}`, { ...RULES, ...change });
  expect(saved).toMatchObject({ status: 200, body: { version: 1 } });
  if (!isDraft)
    expect(await callAs(server, instructor, `POST /api/course-assignments/${id}/publish`)).toMatchObject({
      status: 204,
    });
  return id;
}

export const content: RubricContent = {
  allowsFreePoints: false,
  criteria: [1, 2].map((id) => ({
    id,
    name: { en: `Criterion ${id}`, ar: `معيار ${id}` },
    description: {},
    isRange: id === 2,
    levels: [
      { id: id * 10, points: '5', name: { en: 'Good', ar: 'جيد' }, description: {} },
      { id: id * 10 + 1, points: '2.5', name: { en: 'Fair', ar: 'مقبول' }, description: {} },
    ],
  })),
};

export async function givenRubric(server: TestServer, as: TestMember, more: object = {}): Promise<number> {
  const made = await callAs<{ rubricId: number }>(server, as, 'POST /api/course-rubrics', {
    title: { en: 'Essays', ar: 'مقالات' },
    content,
    ...more,
  });
  expect(made.status).toBe(201);
  return made.body.rubricId;
}

/** What a learner's client does. */
export const working = (server: TestServer, as: TestMember, assignmentId: number) => {
  const base = `/api/course-assignments/${assignmentId}/submission`;
  const ask = <Body>(operation: string, body?: unknown) => callAs<Body>(server, as, operation, body);
  const look = () => ask<OwnSubmission>(`GET ${base}`);
  const save = (body: string, version = 0, more: { link?: string; mediaIds?: number[] } = {}) =>
    ask<{ version: number }>(`PUT ${base}/draft`, { body, link: '', mediaIds: [], version, ...more });
  const submit = (version: number) => ask<Receipt>(`POST ${base}/submit`, { version });
  return {
    look,
    save,
    submit,
    /** Writes and hands in. */
    handIn: async (body: string, more: { link?: string; mediaIds?: number[] } = {}) => {
      const draft = (await look()).body.draft?.version ?? 0;
      const saved = await save(body, draft, more);
      return saved.status === 200 ? submit(saved.body.version) : (saved as unknown as ReturnType<typeof submit>);
    },
    withdraw: () => ask(`POST ${base}/withdraw`),
    version: (number: number) => ask<{ body: string }>(`GET ${base}/versions/${number}`),
  };
};

/** An assignment for which a fresh learner has handed in, or the one who is named. */
export async function givenHandedIn(
  server: TestServer,
  group: Class,
  rules: Partial<AssignmentChange> = {},
  by?: TestMember,
) {
  const id = await givenAssignment(server, group, rules);
  const learner = by ?? (await givenLearner(server, group));
  const work = working(server, learner, id);
  const { body } = await work.handIn('<p>My work</p>');
  return { id, learner, work, submissionId: body.assignmentSubmissionId };
}

/** A refusal, to compare an answer with. */
export const refused = (errorCode: string, status = 409) => ({ status, body: { errorCode } });

/** The marks of an assignment as gradebooks take them. */
export function gradebookMarks(server: TestServer, { organizationId }: Class, id: number, userIds: number[] | 'ALL') {
  const context = systemContext(server.platform, organizationId);
  return reading(context, (tx) => marksOfAssignment(context, tx, id, userIds));
}

/** What a marker's client does. */
export const marking = (server: TestServer, as: TestMember) => {
  const ask = <Body>(operation: string, body?: unknown) => callAs<Body>(server, as, operation, body);
  const one = (id: number) => `/api/assignment-submissions/${id}`;
  const look = (id: number) => ask<SubmissionForMarker>(`GET ${one(id)}`);
  return {
    list: (assignmentId: number, query = '') =>
      ask<SubmissionList>(`GET /api/course-assignments/${assignmentId}/submissions${query}`),
    look,
    mark: (id: number, body: Partial<MarkBody>) =>
      ask<{
        points: string | null;
        finalPoints: string | null;
        isDisputed: boolean;
        version: number;
        markVersion: number;
      }>(`PUT ${one(id)}/mark`, { comment: '', number: 1, version: 0, markVersion: 0, ...body }),
    reconcile: (id: number, body: Partial<MarkBody>) =>
      ask<{ points: string | null }>(`POST ${one(id)}/reconcile`, { comment: '', number: 1, version: 0, ...body }),
    takeBack: (id: number, version: number) => ask(`DELETE ${one(id)}/mark?version=${version}`),
    markMember: (id: number, userId: number, body: { points: string; reason?: string; version?: number }) =>
      ask<{ version: number }>(`PUT ${one(id)}/members/${userId}/mark`, { reason: '', version: 0, ...body }),
    comment: (id: number, body: string, waitsForRelease = false) =>
      ask<{ submissionCommentId: number }>(`POST ${one(id)}/comments`, { body, waitsForRelease }),
  };
};

/** A text file of the learner's own. */
export async function givenFile(
  server: TestServer,
  as: TestMember,
  name = 'essay.txt',
  text = 'My words',
): Promise<number> {
  const member = { ...as, ...(await givenSession(server, as.organizationId, as.userId)) };
  const sent = await upload(server, text, { as: member, kind: 'DOCUMENT', name });
  expect(sent.status).toBe(201);
  return sent.body.mediaId;
}
