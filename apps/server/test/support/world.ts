import { randomUUID } from 'node:crypto';
import { EVERY_PART, givenMember, givenOrganization, givenSession, type Role, type TestMember } from './arrange.ts';
import type { Row } from './fill.ts';
import { fillAssignments } from './fill-assignments.ts';
import { fillAvailability } from './fill-availability.ts';
import { fillCoachRatings } from './fill-coach-ratings.ts';
import { fillCoaches } from './fill-coaches.ts';
import { fillCoachingPackages } from './fill-coaching-packages.ts';
import { fillCoachingSessions } from './fill-coaching-sessions.ts';
import { fillCoachingWork } from './fill-coaching-work.ts';
import { fillCommerce } from './fill-commerce.ts';
import { fillDiscussions } from './fill-discussions.ts';
import { fillEvents } from './fill-events.ts';
import { fillExam } from './fill-exams.ts';
import { fillGrades } from './fill-grades.ts';
import { fillGroups } from './fill-groups.ts';
import type { TestServer } from './test-server.ts';

/** An organisation in which there is one of everything, so that every operation has something to work on. */
export interface World {
  organizationId: number;
  /** A word that stands in all its texts and nowhere else. */
  marker: string;
  members: Record<Role, TestMember>;
  /** The id of its record by the name of a parameter: `courseId`, `mediaId`. */
  ids(name: string): unknown;
}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const ROLES = ['administrator', 'instructor', 'coach', 'learner'] as const;

/** Puts a row into a table, past the application, and answers it. */
async function put(server: TestServer, table: string, row: Row): Promise<Row> {
  const [made] = await server.admin`insert into ${server.admin(table)} ${server.admin(row as never)} returning *`;
  return made as Row;
}

/** A fresh organisation with members of every role, one record of every kind and, unless told otherwise, every part switched on. */
export async function givenWorld(server: TestServer, configuration: Record<string, unknown> = {}): Promise<World> {
  const organizationId = await givenOrganization(server, { ...EVERY_PART, ...configuration });
  const marker = `Zanzibar${randomUUID().slice(0, 8)}`;
  const members = {} as Record<Role, TestMember>;
  for (const role of ROLES) members[role] = await givenMember(server, organizationId, role);
  await server.admin`update members set last_name = ${marker} where organization_id = ${organizationId}`;
  await fill(server, organizationId, marker, members);
  const known = await knownIds(server, organizationId);
  known.set('user_id', members.learner.userId);
  known.set('organization_id', organizationId);
  // named in the API by what they are there
  known.set('attempt_id', known.get('exam_attempt_id'));
  known.set('group_id', known.get('social_group_id'));
  known.set('group_link_id', known.get('social_group_link_id'));
  known.set('finding_id', known.get('plagiarism_finding_id'));
  known.set('purchased_item_id', known.get('order_line_id'));
  known.set('subsection_exam_id', await scheduledExamId(server, organizationId));
  known.set('assignment_id', await assignmentId(server, organizationId));
  const words: Row = {
    prefix: (await server.admin`select prefix from organizations where organization_id = ${organizationId}`)[0]?.prefix,
    email: members.learner.email,
  };
  const ids = (name: string): unknown =>
    words[name] ?? (/(Id|_id)$/.test(name) ? known.get(columnOf(name, known)) : undefined);
  return { organizationId, marker, members, ids };
}

async function scheduledExamId(server: TestServer, organizationId: number): Promise<unknown> {
  const [row] =
    await server.admin`select course_subsection_id as id from subsection_exams where organization_id = ${organizationId}`;
  return row?.id;
}

async function assignmentId(server: TestServer, organizationId: number): Promise<unknown> {
  const [row] =
    await server.admin`select course_subsection_id as id from assignments where organization_id = ${organizationId}`;
  return row?.id;
}

/** `logoMediaId` is a media id, `ownerUserId` a user's: the longest column that the name ends with. */
function columnOf(name: string, known: ReadonlyMap<string, unknown>): string {
  const column = snake(name);
  if (known.has(column)) return column;
  return [...known.keys()].filter((key) => column.endsWith(`_${key}`)).sort((a, b) => b.length - a.length)[0] ?? column;
}

async function fill(
  server: TestServer,
  organization_id: number,
  marker: string,
  { learner, instructor, coach, administrator }: Record<Role, TestMember>,
): Promise<void> {
  const both = server.admin.json({ en: `${marker} in English`, ar: `${marker} بالعربية` });
  const now = server.clock.now();
  const own = (table: string, row: Row) => put(server, table, { organization_id, ...row });
  const { media_id } = await own('media', {
    owner_user_id: instructor.userId,
    kind: 'IMAGE',
    visibility: 'PRIVATE',
    status: 'READY',
    original_name: `${marker}.png`,
    content_type: 'image/png',
    byte_size: 10,
    storage_key: `${organization_id}/${marker}`,
    alt: both,
  });
  await own('uploads', {
    upload_id: randomUUID(),
    user_id: instructor.userId,
    kind: 'IMAGE',
    visibility: 'PRIVATE',
    original_name: `${marker}.png`,
    declared_type: 'image/png',
    byte_size: 10,
    expires_at: new Date(now.getTime() + 3_600_000),
  });
  const { course_category_id } = await own('course_categories', { name: both });
  const { course_id } = await own('courses', {
    title: both,
    subtitle: both,
    description: both,
    course_category_id,
    learning_type: 'SELF_PACED',
    status: 'PUBLISHED',
    cover_media_id: media_id,
    created_by: instructor.userId,
    published_at: now,
  });
  await own('course_instructors', { course_id, user_id: instructor.userId });
  const { course_section_id } = await own('course_sections', { course_id, title: both, position: 0 });
  const { course_subsection_id: examSubsectionId } = await own('course_subsections', {
    course_id,
    course_section_id,
    kind: 'EXAM',
    title: both,
    position: 1,
  });
  const { course_subsection_id: assignmentSubsectionId } = await own('course_subsections', {
    course_id,
    course_section_id,
    kind: 'ASSIGNMENT',
    title: both,
    position: 2,
  });
  const { course_subsection_id } = await own('course_subsections', {
    course_id,
    course_section_id,
    kind: 'ARTICLE',
    title: both,
    position: 0,
  });
  for (const language of ['en', 'ar'])
    await own('subsection_texts', {
      course_subsection_id,
      course_id,
      language,
      html: `<p>${marker}</p>`,
      search_text: marker.toLowerCase(),
    });
  const { specialization_id } = await own('specializations', { title: both, description: both, is_published: true });
  const { specialization_group_id } = await own('specialization_groups', {
    specialization_id,
    title: both,
    position: 0,
  });
  await own('specialization_courses', { specialization_id, specialization_group_id, course_id, position: 0 });
  await own('specialization_enrollments', {
    specialization_id,
    user_id: learner.userId,
    enrolled_at: '2024-01-10T00:00:00Z',
  });
  await own('specialization_completions', {
    specialization_id,
    user_id: learner.userId,
    completed_at: '2024-02-10T00:00:00Z',
  });
  await own('external_courses', {
    user_id: learner.userId,
    title: marker,
    provider: marker,
    finished_on: '2024-01-10',
    minutes: 60,
    link: 'https://example.com',
    created_at: '2024-01-11T00:00:00Z',
    updated_at: '2024-01-11T00:00:00Z',
  });
  await own('entitlements', {
    user_id: learner.userId,
    subject_kind: 'COURSE',
    subject_id: course_id,
    source: 'GRANT',
    status: 'ACTIVE',
    granted_at: now,
  });
  await own('enrollments', { course_id, user_id: learner.userId, enrolled_at: now });
  await own('finished_subsections', { user_id: learner.userId, course_id, course_subsection_id, finished_at: now });
  await own('playback_positions', {
    user_id: learner.userId,
    course_subsection_id,
    position_seconds: 3,
    updated_at: now,
  });
  await own('favorite_courses', { user_id: learner.userId, course_id });
  await own('attachments', { course_id, course_subsection_id, media_id, name: both, position: 0, created_at: now });
  await own('course_interests', { course_id, user_id: administrator.userId, created_at: now });
  await own('text_pairs', { course_id, text_key: 'course:0:title', en_fingerprint: marker, ar_fingerprint: marker });
  for (const course of [course_id, null])
    await own('announcements', {
      course_id: course,
      title: both,
      body: both,
      author_user_id: administrator.userId,
      published_at: now,
    });
  const { survey_id } = await own('surveys', {
    course_id,
    type: 'SURVEY',
    title: both,
    status: 'PUBLISHED',
    is_anonymous: false,
    created_by: instructor.userId,
    published_at: now,
  });
  await own('survey_questions', {
    survey_id,
    question_key: 'plain',
    position: 0,
    kind: 'TEXT',
    title: both,
    is_required: false,
    content: server.admin.json({}),
  });
  await own('survey_participants', { survey_id, user_id: learner.userId });
  await own('subsection_surveys', { course_subsection_id, course_id, survey_id });
  const { checklist_id } = await own('checklists', {
    title: both,
    description: both,
    status: 'PUBLISHED',
    approver_user_id: instructor.userId,
    created_by: administrator.userId,
    created_at: now,
    updated_at: now,
  });
  const { checklist_item_id } = await own('checklist_items', {
    checklist_id,
    position: 0,
    kind: 'APPROVE',
    title: both,
    body: both,
  });
  const { student_checklist_id } = await own('student_checklists', {
    checklist_id,
    user_id: learner.userId,
    starts_on: '2026-01-01',
    assigned_at: now,
  });
  const { student_checklist_item_id } = await own('student_checklist_items', {
    student_checklist_id,
    checklist_item_id,
    user_id: learner.userId,
    state: 'WAITING',
    due_at: now,
    changed_at: now,
  });
  await own('checklist_steps', {
    student_checklist_item_id,
    kind: 'SENT',
    by_user_id: learner.userId,
    at: now,
    text: marker,
  });
  const { course_group_id } = await own('course_groups', {
    course_id,
    name: both,
    is_open: true,
    created_at: now,
  });
  await own('course_group_members', { course_group_id, course_id, user_id: learner.userId, joined_at: now });
  await own('survey_answers', {
    survey_id,
    is_anonymous: false,
    question_key: 'plain',
    user_id: learner.userId,
    answer: server.admin.json({ text: marker }),
  });
  for (const { userId } of [learner, administrator])
    await own('notifications', {
      user_id: userId,
      template_id: 11,
      parameters: server.admin.json({ course: marker, title: marker }),
      data: server.admin.json({ courseId: Number(course_id) }),
      dedupe_key: marker,
      created_at: now,
    });
  await own('outgoing_mails', {
    recipient: learner.email,
    language: 'en',
    template: 'test',
    subject: marker,
    html: marker,
    text: marker,
    created_at: now,
  });
  const { question_category_id } = await own('question_categories', { name: both });
  const { question_id } = await own('questions', {
    question_category_id,
    text_words: marker.toLowerCase(),
    tag_words: marker.toLowerCase(),
    created_by: instructor.userId,
  });
  await own('question_versions', {
    question_id,
    version: 1,
    type: 'TRUE_FALSE',
    name: marker,
    content: server.admin.json({ type: 'TRUE_FALSE', prompt: { en: `<p>${marker}</p>` }, hints: [] }),
    marks: 1,
    languages: ['en'],
    is_ready: true,
    created_by: instructor.userId,
  });
  await own('question_keys', {
    question_id,
    version: 1,
    key: server.admin.json({
      type: 'TRUE_FALSE',
      isTrue: true,
      feedback: { true: {}, false: {} },
      explanation: { en: `<p>${marker}</p>` },
    }),
  });
  await own('question_tags', { question_id, tag_folded: marker.toLowerCase(), tag: marker });
  await fillExam(own, {
    course_id,
    course_subsection_id: examSubsectionId,
    question_id,
    question_category_id,
    both,
    marker,
    json: (value) => server.admin.json(value as never),
    learnerId: learner.userId,
    instructorId: instructor.userId,
    now,
  });
  await fillDiscussions(own, {
    course_id,
    both,
    marker,
    learnerId: learner.userId,
    instructorId: instructor.userId,
    now,
  });
  await fillGroups(own, { both, marker, learnerId: learner.userId, instructorId: instructor.userId, now });
  await fillGrades(own, { course_id, both, marker, learnerId: learner.userId, instructorId: instructor.userId, now });
  await fillCommerce(server, {
    own,
    both,
    marker,
    userId: learner.userId,
    authorId: administrator.userId,
    courseId: course_id,
  });
  const filledCoach = await fillCoaches(server, {
    own,
    both,
    marker,
    coachUserId: coach.userId,
    administratorUserId: administrator.userId,
  });
  const sessionType = await fillAvailability(server, { own, both, marker, coach: filledCoach });
  const coaching = { own, both, marker, userId: learner.userId, sessionType };
  const { booking, session } = await fillCoachingSessions(server, coaching);
  await fillCoachingWork(server, { own, marker, booking, media_id });
  await fillCoachRatings(server, { own, marker, booking, administratorUserId: administrator.userId });
  await fillCoachingPackages(server, { ...coaching, administratorUserId: administrator.userId, session });
  await fillEvents(server, {
    own,
    both,
    marker,
    userId: learner.userId,
    authorId: instructor.userId,
    lesson: { course_id, course_subsection_id },
  });
  const { rubric_id } = await fillAssignments(own, {
    course_id,
    course_subsection_id: assignmentSubsectionId,
    media_id,
    both,
    marker,
    json: (value) => server.admin.json(value as never),
    learnerId: learner.userId,
    instructorId: instructor.userId,
    now,
  });
  await own('exam_question_rubrics', {
    course_subsection_id: examSubsectionId,
    question_id,
    rubric_id,
    rubric_version: 1,
    chosen_by: instructor.userId,
    chosen_at: now,
  });
  await own('contact_messages', { name: marker, email: 'a@example.test', subject: marker, message: marker });
  await own('organization_terms', {
    slug: 'course',
    language: 'en',
    value: server.admin.json({ singular: marker, plural: marker }),
  });
  await own('organization_messages', { language: 'en', message_key: 'common.save', text: marker });
  await own('organization_form_fields', {
    field_key: 'city',
    type_slug: 'text',
    label: both,
    is_optional: true,
    position: 0,
  });
  await own('organization_fonts', {
    font_family: marker,
    language: 'en',
    is_google_font: true,
    styles: server.admin.json([]),
  });
}

/** The newest id in every table that has a column of this name, for this organisation. */
async function knownIds(server: TestServer, organizationId: number): Promise<Map<string, unknown>> {
  const columns = await server.admin<{ table_name: string; column_name: string; is_number: boolean }[]>`
    select c.relname as table_name, a.attname as column_name, a.attidentity <> '' as is_number from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and (a.attidentity <> '' or (a.attname ~ '_id$' and format_type(a.atttypid, null) = 'uuid'))
      and exists (select 1 from pg_attribute o where o.attrelid = c.oid and o.attname = 'organization_id')`;
  // one statement: of so many tables, asking costs more than finding
  const newest = columns.map(
    (
      { table_name, column_name, is_number },
      index,
    ) => `(select ${index} as at, '${column_name}' as name, ${is_number} as is_number,
      "${column_name}"::text as id from "${table_name}" where organization_id = $1 order by "${column_name}" desc limit 1)`,
  );
  const rows = await server.admin.unsafe<{ name: string; is_number: boolean; id: string | null }[]>(
    `${newest.join(' union all ')} order by at`,
    [organizationId],
    { prepare: true },
  );
  return new Map(
    rows.flatMap(({ name, is_number, id }) => (id === null ? [] : [[name, is_number ? Number(id) : id] as const])),
  );
}

/** A new session of a member, so that an operation that ends sessions spoils nothing for the next one. */
export const freshSession = (server: TestServer, member: TestMember) =>
  givenSession(server, member.organizationId, member.userId);
