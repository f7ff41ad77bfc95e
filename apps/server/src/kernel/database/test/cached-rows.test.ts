import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenClassroom } from '../../../../test/support/classroom.ts';
import { testServer } from '../../../../test/support/test-server.ts';
import { dependenciesOn } from '../cache-dependencies.ts';
import { batch, db, identityTransaction, rawQuery, reading, type Tenant, transaction } from '../database.ts';
import { type Change, Invalidations } from '../invalidation.ts';
import { inOrganization } from '../organization.ts';
import { isAmong, statement } from '../statement.ts';

const server = testServer();
let tenant: Tenant;
let courseId: number;
let userId: number;
const heard: Change[] = [];

beforeEach(async () => {
  const room = await givenClassroom(server, []);
  ({ courseId } = room);
  userId = room.learner.userId;
  // apart from the server's: what other processes are notified of, that one hears a second time
  const invalidations = new Invalidations();
  invalidations.onChanges((changes) => heard.push(...changes));
  tenant = { database: { ...server.platform.database, invalidations }, organizationId: room.organizationId };
  await server.admin`insert into course_groups (organization_id, course_id, name, created_at)
    values (${room.organizationId}, ${courseId}, '{"en": "One"}', now())`;
});

/** What this process invalidates when the work is done. */
async function changesOf(work: () => Promise<unknown>): Promise<Change[]> {
  heard.length = 0;
  await work();
  return [...heard];
}

const rename = () =>
  db.updateTable('course_groups').set({ name: sql`'{"en": "Two"}'` }).where('course_id', '=', courseId);

/** The change of renaming the groups of the course. */
const renamed = () => ({
  table: 'course_groups',
  kinds: ['update'],
  columns: ['name'],
  organizationId: tenant.organizationId,
  values: { course_id: [String(courseId)] },
});

describe('a committed write', () => {
  it('invalidates what depends on its rows, by whichever statement it was made', async () => {
    expect(await changesOf(() => transaction(tenant, (tx) => tx.run(rename())))).toEqual([renamed()]);
    expect(await changesOf(() => batch(tenant, rename()))).toEqual([renamed()]);
    const within = db
      .with('renamed', () => rename().returning('course_id'))
      .selectFrom('renamed')
      .selectAll();
    expect(await changesOf(() => transaction(tenant, (tx) => tx.all(within)))).toEqual([renamed()]);
    const built = statement(({ ids }: { ids: readonly number[] }) =>
      db.updateTable('course_groups').set({ name: sql`'{"en": "Three"}'` }).where(isAmong('course_id', ids)),
    );
    expect(await changesOf(() => transaction(tenant, (tx) => tx.run(built({ ids: [courseId] }))))).toEqual([renamed()]);
  });

  it('names values only where all of its rows have them', async () => {
    const valuesOf = async (
      query: Parameters<typeof transaction>[1] extends never ? never : ReturnType<typeof rename>,
    ) => {
      const [change] = await changesOf(() => transaction(tenant, (tx) => tx.run(query)));
      return change && 'values' in change ? change.values : undefined;
    };
    const update = () => db.updateTable('course_groups').set({ name: sql`'{"en": "Four"}'` });
    expect(
      await valuesOf(update().where(({ or, eb }) => or([eb('course_id', '=', courseId), eb('capacity', 'is', null)]))),
    ).toEqual({});
    expect(await valuesOf(update().where(sql<boolean>`course_id = ${courseId}`))).toEqual({});
    expect(await valuesOf(update().where('course_id', '>', 0))).toEqual({});
    expect(await valuesOf(update().where('course_id', 'in', [courseId, -1]))).toEqual({
      course_id: [String(courseId), '-1'],
    });
  });

  it('counts for all rows of the organisation when it is written in plain SQL', async () => {
    const all = { table: 'course_groups', kinds: ['update'], organizationId: tenant.organizationId, values: {} };
    const plain = () =>
      transaction(
        tenant,
        (tx) => tx.sql`update course_groups set capacity = 9 where ${inOrganization()} and course_id = ${courseId}`,
      );
    expect(await changesOf(plain)).toEqual([all]);
    const raw = rawQuery(
      sql`update course_groups set capacity = 8 where ${inOrganization()} and course_id = ${courseId}`,
    );
    expect(await changesOf(() => transaction(tenant, (tx) => tx.run(raw)))).toEqual([all]);
  });

  it('counts for the rows that go with it by a foreign key', async () => {
    const gone = db.deleteFrom('course_groups').where('course_id', '=', courseId);
    const changes = await changesOf(() => transaction(tenant, (tx) => tx.run(gone)));
    const ofCourse = {
      organizationId: tenant.organizationId,
      kinds: ['delete'],
      values: { course_id: [String(courseId)] },
    };
    expect(changes).toContainEqual({ table: 'course_groups', ...ofCourse });
    expect(changes).toContainEqual({ table: 'course_group_members', ...ofCourse });
    expect(changes).toContainEqual({ ...ofCourse, table: 'accommodations', values: {} });
  });

  it('counts for the organisation that it names, above organisations', async () => {
    const disable = db
      .updateTable('members')
      .set({ status: 'DISABLED' })
      .where('organization_id', '=', tenant.organizationId)
      .where('user_id', '=', userId);
    const changes = await changesOf(() => identityTransaction({ database: tenant.database }, (tx) => tx.run(disable)));
    expect(changes).toMatchObject([
      { table: 'members', organizationId: tenant.organizationId, values: { user_id: [String(userId)] } },
    ]);
  });

  it('invalidates nothing when no row was there, rows were only read, or all was rolled back', async () => {
    const nothing = rename().where('course_group_id', '=', -1);
    expect(await changesOf(() => transaction(tenant, (tx) => tx.run(nothing)))).toEqual([]);
    const read = db.selectFrom('course_groups').select('name');
    expect(await changesOf(() => reading(tenant, (tx) => tx.all(read)))).toEqual([]);
    const broken = () =>
      transaction(tenant, async (tx) => {
        await tx.run(rename());
        throw new Error('rolled back');
      });
    expect(await changesOf(() => expect(broken()).rejects.toThrow('rolled back'))).toEqual([]);
  });

  it('invalidates nothing when no cache depends on what it writes', async () => {
    const counted = db
      .updateTable('courses')
      .set({ outline_version: sql<number>`outline_version + 1`, enrolled_count: sql<number>`enrolled_count + 1` })
      .where('course_id', '=', courseId);
    expect(await changesOf(() => transaction(tenant, (tx) => tx.run(counted)))).toEqual([]);
    const seen = db.updateTable('members').set({ last_seen_at: new Date() }).where('user_id', '=', userId);
    expect(await changesOf(() => transaction(tenant, (tx) => tx.run(seen)))).toEqual([]);
    const refresh = db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(), ip: '::1' })
      .where('user_id', '=', userId);
    expect(await changesOf(() => identityTransaction({ database: tenant.database }, (tx) => tx.run(refresh)))).toEqual(
      [],
    );
  });
});

it('no statement writes to a cached table past a transaction', () => {
  const source = new URL('../../../', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/[\\/]test[\\/]/.test(file),
  );
  const past = files.flatMap((file) =>
    [
      ...readFileSync(new URL(file, source), 'utf8').matchAll(
        /\b(?:identity|app)(?:<[^`]*>)?`\s*(?:update|insert into|delete from)\s+(\w+)/g,
      ),
    ]
      .filter(([, table = '']) => dependenciesOn(table).length > 0)
      .map(([statement]) => `${file}: ${statement}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(dependenciesOn('assignments')).not.toEqual([]);
  expect(past).toEqual([]);
});
