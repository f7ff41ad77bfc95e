import { readConfiguration } from '@sullam/domain/configuration.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenOrganization, givePermissions } from '../../../../../test/support/arrange.ts';
import { enrol } from '../../../../../test/support/enrol.ts';
import { givenPeople, memberCaller, passes } from '../../../../../test/support/random-world.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { MemberContext } from '../../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../../kernel/database/database.ts';
import { PRODUCT_WORDING } from '../../../../kernel/wording.ts';
import { accessPerson, visiblePeople } from '../../../identity/members/members.public.ts';
import { peopleSearch } from '../people-search.ts';

const WORLDS = 60;
const PEOPLE = 5;
const COURSES = 2;

const some = fc.subarray(Array.from({ length: COURSES }, (_, index) => index));
const person = fc.record({
  status: fc.constantFrom('ACTIVE', 'ACTIVE', 'DISABLED', 'PENDING'),
  isCoach: fc.boolean(),
  teaches: some,
  learns: some,
});
const world = fc.record({
  people: fc.array(person, { minLength: PEOPLE, maxLength: PEOPLE }),
  courses: fc.array(fc.constantFrom('DRAFT', 'PUBLISHED'), { minLength: COURSES, maxLength: COURSES }),
  /** Those who hold a right to make courses. */
  instructors: fc.subarray(Array.from({ length: PEOPLE }, (_, index) => index)),
  permissions: fc.subarray(['organization_read_members', 'organization_everything', 'organization_create_courses']),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

const server = testServer();
let organizationId: number;
let userIds: number[];

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  userIds = await givenPeople(server, organizationId, PEOPLE);
});

const peopleWho = (holds: (index: number) => boolean): number[] => userIds.filter((_, index) => holds(index));

/** Makes the people of the organisation those of this world, with courses of their own. */
async function build({ people, courses, instructors }: World): Promise<void> {
  const { admin } = server;
  // what was made for the world before, is out of sight
  await admin`delete from course_instructors where organization_id = ${organizationId}`;
  await admin`update enrollments set status = 'CANCELLED' where organization_id = ${organizationId}`;
  for (const [index, { status, isCoach }] of people.entries())
    await admin`update members set status = ${status}, is_coach = ${isCoach}
      where organization_id = ${organizationId} and user_id = ${userIds[index]!}`;
  await admin`delete from member_permission_sets where organization_id = ${organizationId}`;
  for (const index of instructors)
    await givePermissions(server, organizationId, userIds[index]!, ['organization_create_courses']);
  for (const [at, status] of courses.entries()) {
    const [course] = await admin<{ id: number }[]>`
      insert into courses (organization_id, title, learning_type, status, created_by, published_at)
      values (${organizationId}, '{"en": "Seen"}', 'SELF_PACED', ${status}, ${userIds[0]!}, now()) returning course_id as id`;
    await admin`insert into course_instructors (organization_id, course_id, user_id) select ${organizationId}, ${course!.id},
      unnest(${peopleWho((index) => people[index]!.teaches.includes(at))}::bigint[])`;
    await enrol(
      admin,
      organizationId,
      course!.id,
      peopleWho((index) => people[index]!.learns.includes(at)),
    );
  }
}

/** What the house says, in plain words: oneself, teachers and coaches, who teaches in public, the own learners. */
function isSeen({ people, courses, instructors, permissions }: World, caller: number, seen: number): boolean {
  const [viewer, other] = [people[caller]!, people[seen]!];
  const isPublic = other.status === 'ACTIVE' && (instructors.includes(seen) || other.isCoach);
  const teachesInPublic = other.teaches.some((at) => courses[at] === 'PUBLISHED');
  const isOwnLearner = other.learns.some((at) => viewer.teaches.includes(at));
  const seesEverybody = permissions.some((slug) => slug !== 'organization_create_courses');
  return seesEverybody || caller === seen || isPublic || teachesInPublic || isOwnLearner;
}

const contextOf = ({ permissions }: World, index: number): MemberContext => ({
  ...server.platform,
  requestId: 'seen',
  organizationId,
  language: 'en',
  caller: memberCaller({ userId: userIds[index]!, permissions }),
  configuration: readConfiguration([]),
  features: {} as MemberContext['features'],
  organizationPermissions: new Set(),
  ip: '',
  userAgent: '',
  wordingIn: async (language) => PRODUCT_WORDING[language],
});

const listSeen = (context: MemberContext, tx: Tx) =>
  tx.all(
    db.selectFrom('member_records as p').select('p.user_id as id').where(visiblePeople(context)).orderBy('p.user_id'),
  );

describe('who may see a person', () => {
  it('is the same by the function, by the condition in SQL and in words; searching finds nobody else', async () => {
    await fc.assert(
      fc.asyncProperty(world, fc.nat({ max: PEOPLE - 1 }), async (at, caller) => {
        await build(at);
        const context = contextOf(at, caller);
        const expected = peopleWho((index) => isSeen(at, caller, index));
        await reading(context, async (tx) => {
          const opened = await Promise.all(userIds.map((userId) => passes(accessPerson(context, tx, userId))));
          expect(userIds.filter((_, index) => opened[index])).toEqual(expected);
          expect((await listSeen(context, tx)).map(({ id }) => id)).toEqual(expected);
          const found = await peopleSearch.find(context, tx, {
            words: ['worldly'],
            folded: 'worldly',
            isNear: false,
            skip: 0,
            take: 20,
          });
          expect(expected).toEqual(expect.arrayContaining(found.map(({ id }) => id)));
        });
      }),
      { numRuns: WORLDS },
    );
  }, 120_000);
});
