import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenClassroom } from '../../../../test/support/classroom.ts';
import { testServer } from '../../../../test/support/test-server.ts';
import { batch, db, reading, type Tenant, transaction } from '../database.ts';
import { Invalidations } from '../invalidation.ts';
import { cachedTables, isKept } from '../topics.ts';

const server = testServer();
const topicsOf = cachedTables('course_groups');
let tenant: Tenant;
let courseId: number;
const heard: string[] = [];

beforeEach(async () => {
  const room = await givenClassroom(server, []);
  ({ courseId } = room);
  // of its own: what other processes are told, this one would hear a second time
  const invalidations = new Invalidations();
  invalidations.onInvalidated((topic) => heard.push(String(topic)));
  tenant = { database: { ...server.platform.database, invalidations }, organizationId: room.organizationId };
  await server.admin`insert into course_groups (organization_id, course_id, name, created_at)
    values (${room.organizationId}, ${courseId}, '{"en": "One"}', now())`;
});

/** Which rows this process has forgotten when the work is done. */
async function forgottenBy(work: () => Promise<unknown>): Promise<string[]> {
  heard.length = 0;
  await work();
  return [...heard];
}

const rename = () =>
  db.updateTable('course_groups').set({ name: sql`'{"en": "Two"}'` }).where('course_id', '=', courseId);

describe('what is kept of a table’s rows', () => {
  it('is forgotten with the commit of a transaction that changed one', async () => {
    const topics = [...topicsOf(tenant.organizationId)];
    expect(await forgottenBy(() => transaction(tenant, (tx) => tx.run(rename())))).toEqual(topics);
    expect(await forgottenBy(() => batch(tenant, rename()))).toEqual(topics);
    const within = db
      .with('renamed', () => rename().returning('course_id'))
      .selectFrom('renamed')
      .selectAll();
    expect(await forgottenBy(() => transaction(tenant, (tx) => tx.all(within)))).toEqual(topics);
    expect(await forgottenBy(() => transaction(tenant, (tx) => tx.run(db.deleteFrom('course_groups'))))).toEqual(
      topics,
    );
  });

  it('stays while nothing was changed: no row was there, it was only read, or all was taken back', async () => {
    const nothing = rename().where('course_group_id', '=', -1);
    expect(await forgottenBy(() => transaction(tenant, (tx) => tx.run(nothing)))).toEqual([]);
    const read = db.selectFrom('course_groups').select('name');
    expect(await forgottenBy(() => reading(tenant, (tx) => tx.all(read)))).toEqual([]);
    const broken = () =>
      transaction(tenant, async (tx) => {
        await tx.run(rename());
        throw new Error('taken back');
      });
    expect(await forgottenBy(() => expect(broken()).rejects.toThrow('taken back'))).toEqual([]);
  });

  it('is written by statements of the builder alone: SQL that is written out isn’t seen', () => {
    const source = new URL('../../../', import.meta.url);
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/[\\/]test[\\/]/.test(file),
    );
    const written = files.flatMap((file) =>
      [...readFileSync(new URL(file, source), 'utf8').matchAll(/\b(?:update|insert into|delete from)\s+(\w+)/g)]
        .filter(([, table = '']) => isKept(table))
        .map(([statement]) => `${file}: ${statement}`),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(isKept('assignments')).toBe(true);
    expect(written).toEqual([]);
  });

  it('stays when something else is written', async () => {
    const course = db
      .updateTable('courses')
      .set({ version: sql<number>`version + 1` })
      .where('course_id', '=', courseId);
    expect(await forgottenBy(() => transaction(tenant, (tx) => tx.run(course)))).toEqual([]);
  });
});
