import { randomUUID } from 'node:crypto';
import type { Sql } from '../../src/kernel/database/connect.ts';
import { AccessTokens } from '../../src/modules/identity/sessions/access-token.ts';
import { enrol } from './enrol.ts';

export interface HallMember {
  userId: number;
  headers: Record<string, string>;
}

/** A course with an instructor and very many learners, each signed in. */
export interface ExamHall {
  organizationId: number;
  courseSectionId: number;
  courseId: number;
  instructor: HallMember;
  learners: HallMember[];
}

/** Signed-in people outlive a long run: their tokens are dated ahead. */
const AHEAD = 45 * 60_000;

type Ids = Record<string, number>;

/** Fills an organisation of its own, past the application, in a few statements. */
export async function fillExamHall(admin: Sql, secret: string, learnerCount: number): Promise<ExamHall> {
  const [organization] = await admin<Ids[]>`
    insert into organizations (prefix, name) values ('hall', '{"en": "Hall", "ar": "قاعة"}') returning organization_id as id`;
  const organizationId = organization!.id!;
  await admin`insert into organization_profiles (organization_id) values (${organizationId})`;
  await admin`insert into organization_permissions
    select ${organizationId}, unnest(array['organization_enabled', 'organization_lms'])`;
  await admin`insert into organization_configurations values (${organizationId}, 'features', '{"exams": true}')`;
  const people = await admin<Ids[]>`
    insert into users (email, email_verified_at)
    select 'hall-' || n || '@example.test', now() from generate_series(0, ${learnerCount}) n returning user_id as id`;
  const [instructorId = 0, ...learnerIds] = people.map(({ id }) => id!).sort((a, b) => a - b);
  await admin`
    insert into members (organization_id, user_id, email, first_name, last_name, status, joined_at)
    select ${organizationId}, user_id, email, 'Person', user_id::text, 'ACTIVE', now()
    from users where email like 'hall-%@example.test'`;
  const [set] = await admin<Ids[]>`
    insert into permission_sets (organization_id, name) values (${organizationId}, '{"en": "All"}') returning permission_set_id as id`;
  await admin`insert into permission_set_permissions values (${organizationId}, ${set!.id!}, 'organization_member_full_access')`;
  await admin`insert into member_permission_sets
    select ${organizationId}, user_id, ${set!.id!} from members where organization_id = ${organizationId}`;
  const [teaching] = await admin<Ids[]>`
    insert into permission_sets (organization_id, name) values (${organizationId}, '{"en": "Teaching"}') returning permission_set_id as id`;
  await admin`insert into permission_set_permissions values (${organizationId}, ${teaching!.id!}, 'organization_create_courses')`;
  await admin`insert into member_permission_sets values (${organizationId}, ${instructorId}, ${teaching!.id!})`;
  const [course] = await admin<Ids[]>`
    insert into courses (organization_id, title, learning_type, status, created_by, published_at)
    values (${organizationId}, '{"en": "Rivers", "ar": "أنهار"}', 'SELF_PACED', 'PUBLISHED', ${instructorId}, now()) returning course_id as id`;
  const courseId = course!.id!;
  await admin`insert into course_instructors (organization_id, course_id, user_id) values (${organizationId}, ${courseId}, ${instructorId})`;
  const [section] = await admin<Ids[]>`
    insert into course_sections (organization_id, course_id, title, position)
    values (${organizationId}, ${courseId}, '{"en": "First"}', 0) returning course_section_id as id`;
  await enrol(admin, organizationId, courseId, learnerIds);
  const tokens = new AccessTokens(secret);
  const signIn = (userId: number) => signedIn(admin, tokens, organizationId, userId);
  return {
    organizationId,
    courseId,
    courseSectionId: section!.id!,
    instructor: await signIn(instructorId),
    learners: await Promise.all(learnerIds.map(signIn)),
  };
}

async function signedIn(admin: Sql, tokens: AccessTokens, organizationId: number, userId: number): Promise<HallMember> {
  const sessionId = randomUUID();
  const now = new Date();
  const expires = new Date(now.getTime() + 86_400_000);
  await admin`
    insert into sessions (session_id, user_id, organization_id, created_at, last_seen_at, expires_at)
    values (${sessionId}, ${userId}, ${organizationId}, ${now}, ${now}, ${expires})`;
  const { token } = await tokens.issue(userId, sessionId, new Date(now.getTime() + AHEAD));
  return {
    userId,
    headers: { authorization: `Bearer ${token}`, organization: String(organizationId), language: 'en' },
  };
}

export interface Reply<Body> {
  status: number;
  body: Body & { errorCode?: string };
}

/** One call; throws only where no answer came. */
export async function ask<Body = Record<string, never>>(
  url: string,
  { headers }: HallMember,
  operation: string,
  body?: unknown,
): Promise<Reply<Body>> {
  const [method = 'GET', path = ''] = operation.split(' ');
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Reply<Body>['body'] };
}

async function requireOk<Body>(...call: Parameters<typeof ask>): Promise<Body> {
  const { status, body } = await ask<Body>(...call);
  if (status >= 300) throw new Error(`${call[2]}: ${status} ${JSON.stringify(body)}`);
  return body;
}

const RULES = {
  opensAt: null,
  closesAt: null,
  limitMinutes: null,
  attemptsAllowed: 1,
  gradingMethod: 'BEST',
  passPercent: '50',
  allowedAddresses: [],
  releaseScore: 'AT_ONCE',
  releaseAnswers: 'NEVER',
  releaseExplanations: 'NEVER',
  releaseAt: null,
  isBlind: false,
  markerCount: 1,
  version: 1,
};

/** Makes an exam of short answers through the API, schedules and publishes it; returns its id. */
export async function scheduleExam(
  url: string,
  { courseId, courseSectionId, instructor }: ExamHall,
  questionCount: number,
): Promise<number> {
  const title = { en: 'Final exam', ar: 'الاختبار النهائي' };
  const draws = [];
  for (let number = 1; number <= questionCount; number += 1) {
    const { questionId } = await requireOk<{ questionId: number }>(url, instructor, 'POST /api/questions', {
      name: `Question ${number}`,
      content: {
        type: 'SHORT_TEXT',
        prompt: { en: `<p>Which river is number ${number}?</p>` },
        hints: [],
        maximumLength: 100,
      },
      key: {
        type: 'SHORT_TEXT',
        accepted: [{ text: 'Nile', fraction: '1', feedback: {} }],
        isStrict: false,
        explanation: {},
      },
      marks: '1',
      negativeMarks: '0',
      difficulty: 2,
      tags: [],
      questionCategoryId: null,
    });
    draws.push({ questionId, questionCategoryId: null, tags: [], difficulty: null, take: 1, marks: null });
  }
  const { examId } = await requireOk<{ examId: number }>(url, instructor, `POST /api/courses/${courseId}/exams`, {
    title,
  });
  const sections = [{ title, navigation: 'FREE', isShuffled: true, shufflesChoices: true, draws }];
  await requireOk(url, instructor, `PUT /api/course-exams/${examId}`, {
    title,
    instructions: {},
    sections,
    version: 1,
  });
  const { courseSubsectionId } = await requireOk<{ courseSubsectionId: number }>(
    url,
    instructor,
    `POST /api/course-sections/${courseSectionId}/subsections`,
    { kind: 'EXAM', title },
  );
  await requireOk(url, instructor, `PUT /api/subsection-exams/${courseSubsectionId}`, { ...RULES, examId });
  await requireOk(url, instructor, `POST /api/subsection-exams/${courseSubsectionId}/publish`);
  return courseSubsectionId;
}

/** Closes the window of a scheduled exam at a moment. */
export async function closeExam(
  url: string,
  { instructor }: ExamHall,
  subsectionExamId: number,
  closesAt: Date,
): Promise<void> {
  const operation = `/api/subsection-exams/${subsectionExamId}`;
  const { examId, version } = await requireOk<{ examId: number; version: number }>(
    url,
    instructor,
    `GET ${operation}/editing`,
  );
  await requireOk(url, instructor, `PUT ${operation}`, { ...RULES, examId, version, closesAt: closesAt.toISOString() });
}
