import { readConfiguration } from '@sullam/domain/configuration.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenOrganization } from '../../../../../test/support/arrange.ts';
import { enrol } from '../../../../../test/support/enrol.ts';
import { givenPeople, memberCaller, passes } from '../../../../../test/support/random-world.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { Caller, RequestContext } from '../../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../../kernel/database/database.ts';
import { PRODUCT_WORDING } from '../../../../kernel/wording.ts';
import { accessCourse, listedCourses } from '../../courses/courses.public.ts';
import { accessLesson, selectOpenLessons } from '../progress.public.ts';

const WORLDS = 100;
const PEOPLE = 4;
const LESSONS = 5;
const DAY = 86_400_000;

const person = fc.record({
  permissions: fc.subarray([
    'organization_member_access_courses',
    'organization_create_courses',
    'organization_read_courses',
    'organization_update_courses',
    'organization_everything',
  ]),
  enrolment: fc.constantFrom('never', 'active', 'left'),
  teaches: fc.boolean(),
  /** In the first group of the course, the second, none. */
  group: fc.constantFrom(0, 1, null),
  finished: fc.subarray(Array.from({ length: LESSONS }, (_, index) => index)),
});
const lesson = fc.record({
  releaseInDays: fc.constantFrom(null, -3, 3, 900),
  /** One of the lessons before it, so that there is no circle. */
  waitsFor: fc.option(fc.nat({ max: LESSONS })),
  groups: fc.option(fc.subarray([0, 1])),
  isMade: fc.boolean(),
});
const world = fc.record({
  status: fc.constantFrom('DRAFT', 'PENDING_APPROVAL', 'PUBLISHED', 'ARCHIVED'),
  allowsVisitors: fc.boolean(),
  creator: fc.nat({ max: PEOPLE - 1 }),
  people: fc.array(person, { minLength: PEOPLE, maxLength: PEOPLE }),
  lessons: fc.array(lesson, { minLength: LESSONS, maxLength: LESSONS }),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

const server = testServer();
let organizationId: number;
let userIds: number[];

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  userIds = await givenPeople(server, organizationId, PEOPLE);
});

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Puts a course of this world into the database and answers the ids of its lessons. */
async function build({ status, creator, people, lessons }: World): Promise<{ courseId: number; lessonIds: number[] }> {
  const { admin } = server;
  const [course] = await admin<{ id: number }[]>`
    insert into courses (organization_id, title, learning_type, status, created_by)
    values (${organizationId}, '{"en": "Twin"}', 'SELF_PACED', ${status}, ${userIds[creator]!}) returning course_id as id`;
  const courseId = course!.id;
  const teachers = userIds.filter((_, index) => people[index]!.teaches);
  await admin`insert into course_instructors (organization_id, course_id, user_id)
    select ${organizationId}, ${courseId}, unnest(${teachers}::bigint[])`;
  const groups = ids(
    await admin<{ id: number }[]>`
    insert into course_groups (organization_id, course_id, name, created_at)
    select ${organizationId}, ${courseId}, '{"en": "Group"}', now() from generate_series(1, 2) returning course_group_id as id`,
  );
  const [section] = await admin<{ id: number }[]>`
    insert into course_sections (organization_id, course_id, title, position)
    values (${organizationId}, ${courseId}, '{"en": "First"}', 0) returning course_section_id as id`;
  const lessonIds: number[] = [];
  for (const [position, { releaseInDays, waitsFor, groups: released, isMade }] of lessons.entries()) {
    const releaseAt = releaseInDays === null ? null : new Date(server.clock.now().getTime() + releaseInDays * DAY);
    const [row] = await admin<{ id: number }[]>`
      insert into course_subsections (organization_id, course_id, course_section_id, kind, title, position, release_at,
        prerequisite_subsection_id, released_group_ids, is_made)
      values (${organizationId}, ${courseId}, ${section!.id}, 'ARTICLE', '{"en": "Lesson"}', ${position}, ${releaseAt},
        ${waitsFor === null ? null : (lessonIds[waitsFor] ?? null)}, ${released === null ? null : released.map((at) => groups[at]!)}::bigint[], ${isMade})
      returning course_subsection_id as id`;
    lessonIds.push(row!.id);
  }
  const learners = userIds.filter((_, index) => people[index]!.enrolment !== 'never');
  const gone = userIds.filter((_, index) => people[index]!.enrolment === 'left');
  await enrol(admin, organizationId, courseId, learners);
  await admin`update enrollments set status = 'CANCELLED' where course_id = ${courseId} and user_id = any(${gone}::bigint[])`;
  await admin`update entitlements set status = 'REVOKED', revoked_at = now()
    where subject_id = ${courseId} and user_id = any(${gone}::bigint[])`;
  for (const [index, { group, finished }] of people.entries()) {
    const userId = userIds[index]!;
    if (group !== null)
      await admin`insert into course_group_members (organization_id, course_group_id, course_id, user_id, joined_at)
        values (${organizationId}, ${groups[group]!}, ${courseId}, ${userId}, now())`;
    const done = finished.map((at) => lessonIds[at]!);
    await admin`insert into finished_subsections (organization_id, user_id, course_id, course_subsection_id, finished_at)
      select ${organizationId}, ${userId}, ${courseId}, unnest(${done}::bigint[]), now()`;
  }
  return { courseId, lessonIds };
}

const contextOf = (caller: Caller, { allowsVisitors }: World): RequestContext => ({
  ...server.platform,
  requestId: 'twin',
  organizationId,
  language: 'en',
  caller,
  configuration: { ...readConfiguration([]), allow_anonymous_course_view: allowsVisitors },
  features: { 'all-courses': true } as RequestContext['features'],
  organizationPermissions: new Set(),
  ip: '',
  userAgent: '',
  wordingIn: async (language) => PRODUCT_WORDING[language],
});

const callersOf = ({ people }: World): Caller[] => [
  { kind: 'anonymous' },
  ...people.map(({ permissions }, index): Caller => memberCaller({ userId: userIds[index]!, permissions })),
];

async function listVisible(context: RequestContext, tx: Tx, courseId: number): Promise<boolean> {
  const rows = await tx.all(
    db
      .selectFrom('course_overviews as c')
      .select('c.course_id')
      .where('c.course_id', '=', courseId)
      .where(listedCourses(context)),
  );
  return rows.length === 1;
}

const listOpen = async (context: RequestContext, tx: Tx, courseId: number): Promise<number[]> =>
  ids(
    await tx.all(
      selectOpenLessons(context)
        .select('s.course_subsection_id as id')
        .where('s.course_id', '=', courseId)
        .orderBy(sql`s.position`),
    ),
  );

describe('who may see a course and open a lesson', () => {
  it('is the same by the function and by its twin in SQL, in any world, for any caller', async () => {
    await fc.assert(
      fc.asyncProperty(world, async (at) => {
        const { courseId, lessonIds } = await build(at);
        for (const caller of callersOf(at)) {
          const context = contextOf(caller, at);
          await reading(context, async (tx) => {
            const [sees, visible, open, ...opened] = await Promise.all([
              passes(accessCourse(context, tx, courseId, 'see')),
              listVisible(context, tx, courseId),
              listOpen(context, tx, courseId),
              ...lessonIds.map((id) => passes(accessLesson(context, tx, id, 'open'))),
            ]);
            expect(visible).toBe(sees);
            expect(open).toEqual(lessonIds.filter((_, index) => opened[index]));
          });
        }
      }),
      { numRuns: WORLDS },
    );
  }, 120_000);
});
