import fc from 'fast-check';
import { type Compilable, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../test/support/arrange.ts';
import { testServer } from '../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../modules/learning/courses/test/courses.factory.ts';
import { declareCache } from '../cache.ts';
import { batch, db, rawQuery, reading, type Tenant, type Tx, transaction } from '../database.ts';
import { Invalidations } from '../invalidation.ts';
import { json } from '../json.ts';
import { inOrganization } from '../organization.ts';
import { isAmong, statement } from '../statement.ts';

type CourseKey = { organizationId: number; courseId: number };
type UserKey = { organizationId: number; userId: number };

const groupsOfCourse = declareCache<CourseKey, unknown>({
  dependsOn: [{ from: 'course_groups', rows: { course_id: ({ courseId }) => courseId } }],
  seconds: 600,
  limit: 100,
});
const names = declareCache<{ organizationId: number }, unknown>({
  dependsOn: [{ from: 'course_group_names' }],
  seconds: 600,
  limit: 100,
});
const seats = declareCache<UserKey, readonly { id: number; name: unknown }[]>({
  dependsOn: [
    { from: 'course_group_seats', rows: { user_id: ({ userId }) => userId } },
    { from: 'course_groups', rows: { course_group_id: (_, value) => value?.map(({ id }) => id) } },
  ],
  seconds: 600,
  limit: 100,
});

const ownGroups = declareCache<UserKey, unknown>({
  dependsOn: [{ from: 'course_group_seats', rows: { user_id: ({ userId }) => userId } }],
  seconds: 600,
  limit: 100,
});

const server = testServer();
let tenant: Tenant;
let courseIds: number[];
let userIds: number[];

beforeAll(async () => {
  const organizationId = await givenOrganization(server);
  const author = await givenMember(server, organizationId, 'administrator');
  const learners = await Promise.all([1, 2, 3].map(() => givenMember(server, organizationId)));
  const given = () => givenPublishedCourse(server, organizationId, { instructorUserId: author.userId });
  const courses = [await given(), await given()];
  tenant = { database: server.platform.database, organizationId };
  courseIds = courses.map(({ courseId }) => courseId);
  userIds = learners.map(({ userId }) => userId);
});

const loadGroups = (tx: Tx, courseId: number) =>
  tx.all(
    db
      .selectFrom('course_groups')
      .select(['course_group_id', 'name', 'capacity'])
      .where('course_id', '=', courseId)
      .orderBy('course_group_id'),
  );
const loadNames = (tx: Tx) =>
  tx.all(db.selectFrom('course_group_names').select(['course_group_id', 'name']).orderBy('course_group_id'));
const loadSeats = (tx: Tx, userId: number) =>
  tx.all(
    db
      .selectFrom('course_group_seats as s')
      .innerJoin('course_groups as g', 'g.course_group_id', 's.course_group_id')
      .select(['g.course_group_id as id', 'g.name'])
      .where('s.user_id', '=', userId)
      .orderBy('g.course_group_id'),
  );

const loadOwnGroups = (tx: Tx, userId: number) =>
  tx.all(
    db
      .selectFrom('course_group_seats')
      .select('course_group_id')
      .where('user_id', '=', userId)
      .orderBy('course_group_id'),
  );

/** Everything that is cached, with the same as it is now. */
async function compare(database: Tenant['database']): Promise<{ cached: unknown; fresh: unknown }> {
  const { organizationId } = tenant;
  const read = <T>(load: (tx: Tx) => Promise<T>) => reading(tenant, load);
  const cached = await Promise.all([
    ...courseIds.map((courseId) =>
      groupsOfCourse.of(database).get({ organizationId, courseId }, () => read((tx) => loadGroups(tx, courseId))),
    ),
    names.of(database).get({ organizationId }, () => read(loadNames)),
    ...userIds.map((userId) =>
      seats.of(database).get({ organizationId, userId }, () => read((tx) => loadSeats(tx, userId))),
    ),
    ...userIds.map((userId) =>
      ownGroups.of(database).get({ organizationId, userId }, () => read((tx) => loadOwnGroups(tx, userId))),
    ),
  ]);
  const fresh = await Promise.all([
    ...courseIds.map((courseId) => read((tx) => loadGroups(tx, courseId))),
    read(loadNames),
    ...userIds.map((userId) => read((tx) => loadSeats(tx, userId))),
    ...userIds.map((userId) => read((tx) => loadOwnGroups(tx, userId))),
  ]);
  return { cached, fresh };
}

const renameBuilt = statement(({ ids, name }: { ids: readonly number[]; name: ReturnType<typeof json> }) =>
  db.updateTable('course_groups').set({ name }).where(isAmong('course_id', ids)),
);
const insertBuilt = statement((values: { courseId: number; name: ReturnType<typeof json>; now: Date }) =>
  db.insertInto('course_groups').values({ course_id: values.courseId, name: values.name, created_at: values.now }),
);

interface Chosen {
  courseId: number;
  otherCourseId: number;
  userId: number;
  groupId: number;
  name: ReturnType<typeof json>;
  size: number;
}

const now = new Date();
const update = () => db.updateTable('course_groups');

/** Writes of every form that the query builder and plain SQL know. */
const WRITES: Readonly<Record<string, (chosen: Chosen) => Compilable<unknown>>> = {
  insert: ({ courseId, name }) => db.insertInto('course_groups').values({ course_id: courseId, name, created_at: now }),
  insertMany: ({ courseId, otherCourseId, name }) =>
    db.insertInto('course_groups').values([
      { course_id: courseId, name, created_at: now },
      { course_id: otherCourseId, name, created_at: sql<Date>`now()` },
    ]),
  insertBuilt: ({ courseId, name }) => insertBuilt({ courseId, name, now }),
  renameOne: ({ groupId, name }) => update().set({ name }).where('course_group_id', '=', groupId),
  renameOfCourse: ({ courseId, name }) => update().set({ name }).where('course_id', '=', courseId),
  renameAliased: ({ courseId, groupId, name }) =>
    db
      .updateTable('course_groups as g')
      .set({ name })
      .where('g.course_id', '=', courseId)
      .where('g.course_group_id', '>=', groupId),
  renameEither: ({ courseId, groupId, name }) =>
    update()
      .set({ name })
      .where(({ or, eb }) => or([eb('course_id', '=', courseId), eb('course_group_id', '=', groupId)])),
  renameListed: ({ courseId, otherCourseId, name }) =>
    update().set({ name }).where('course_id', 'in', [courseId, otherCourseId]),
  renameBuilt: ({ courseId, name }) => renameBuilt({ ids: [courseId], name }),
  renameOthers: ({ courseId, name }) => update().set({ name }).where('course_id', '<>', courseId),
  renameOfSeats: ({ userId, name }) =>
    update()
      .from('course_group_members as m')
      .set({ name })
      .whereRef('m.course_group_id', '=', 'course_groups.course_group_id')
      .where('m.user_id', '=', userId),
  renameWithin: ({ courseId, name }) =>
    db
      .with('renamed', () => update().set({ name }).where('course_id', '=', courseId).returning('course_id'))
      .selectFrom('renamed')
      .selectAll(),
  resize: ({ courseId, size }) => update().set({ capacity: size }).where('course_id', '=', courseId),
  move: ({ courseId, otherCourseId }) => update().set({ course_id: otherCourseId }).where('course_id', '=', courseId),
  moveRaw: ({ groupId, otherCourseId }) =>
    update()
      .set({ course_id: sql<number>`${otherCourseId}::bigint` })
      .where('course_group_id', '=', groupId),
  renameRaw: ({ courseId, size }) =>
    rawQuery(sql`update course_groups set name = jsonb_build_object('en', ${size}::text)
      where ${inOrganization()} and course_id = ${courseId}`),
  sit: ({ courseId, userId, groupId }) =>
    db
      .insertInto('course_group_members')
      .values({ course_id: courseId, course_group_id: groupId, user_id: userId, joined_at: now })
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'course_id', 'user_id']).doUpdateSet({ course_group_id: groupId }),
      ),
  stand: ({ userId }) => db.deleteFrom('course_group_members').where('user_id', '=', userId),
  deleteOne: ({ groupId }) => db.deleteFrom('course_groups').where('course_group_id', '=', groupId),
  deleteOfCourse: ({ courseId, groupId }) =>
    db.deleteFrom('course_groups').where('course_id', '=', courseId).where('course_group_id', '>', groupId),
};

type Way = 'transaction' | 'batch' | 'failing' | 'plain';

/** Runs a write; one that a constraint refuses changes nothing. */
async function run(way: Way, query: Compilable<unknown>, { courseId, size }: Chosen): Promise<void> {
  const ways: Record<Way, () => Promise<unknown>> = {
    transaction: () => transaction(tenant, (tx) => tx.all(query)),
    batch: () => batch(tenant, query),
    failing: () =>
      transaction(tenant, async (tx) => {
        await tx.all(query);
        throw new Error('rolled back');
      }),
    plain: () =>
      transaction(tenant, async (tx) => {
        await tx.all(query);
        await tx.sql`update course_groups set capacity = ${size} where ${inOrganization()} and course_id = ${courseId}`;
      }),
  };
  await ways[way]().catch(() => undefined);
}

const command = fc.record({
  write: fc.constantFrom(...Object.keys(WRITES)),
  way: fc.constantFrom<Way>('transaction', 'batch', 'failing', 'plain'),
  course: fc.nat(1),
  user: fc.nat(2),
  group: fc.nat(50),
  size: fc.integer({ min: 1, max: 900 }),
});

it('a cached value is what the database holds, whatever was written', { timeout: 120_000 }, async () => {
  // another process, which hears of everything by notifications
  const elsewhere = { ...tenant.database, invalidations: new Invalidations() };
  await elsewhere.invalidations.listen(tenant.database.app, server.platform.log);
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 40 }), async (commands) => {
      await transaction(tenant, (tx) => tx.run(db.deleteFrom('course_groups')));
      for (const { write, way, course, user, group, size } of commands) {
        const groups = (await reading(tenant, loadNames)).map(({ course_group_id: id }) => id);
        const chosen: Chosen = {
          courseId: courseIds[course]!,
          otherCourseId: courseIds[1 - course]!,
          userId: userIds[user]!,
          groupId: groups[group % Math.max(1, groups.length)] ?? -1,
          name: json({ en: `Name ${size}` }),
          size,
        };
        const before = JSON.stringify((await compare(elsewhere)).fresh);
        await run(way, WRITES[write]!(chosen), chosen);
        const { cached, fresh } = await compare(tenant.database);
        expect(cached, `${write} (${way})`).toEqual(fresh);
        if (JSON.stringify(fresh) !== before) done.add(write);
        await expect
          .poll(async () => (await compare(elsewhere)).cached, { interval: 2, message: `${write} elsewhere` })
          .toEqual(fresh);
      }
    }),
    { numRuns: 8 },
  );
  expect([...done].length).toBeGreaterThan(Object.keys(WRITES).length / 2);
});
