import { describe, expect, it, vi } from 'vitest';
import { givenMember, givenOrganization } from '../../../test/support/arrange.ts';
import { call } from '../../../test/support/call.ts';
import {
  installationOf,
  move,
  type OtherDatabase,
  prefixOf,
  rowsOf,
  secondServer,
} from '../../../test/support/second-server.ts';
import { testServer } from '../../../test/support/test-server.ts';
import { givenWorld } from '../../../test/support/world.ts';
import { systemContext } from '../../kernel/context.ts';
import { transaction } from '../../kernel/database/database.ts';
import { moveOrganization } from '../move-organization/move-organization.ts';

const server = testServer();
const second = secondServer();
// a move starts a worker for each table, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000 });

const enqueue = (organizationId: number, name: string, payload: Record<string, unknown>, options = {}) =>
  transaction(systemContext(server.platform, organizationId), (tx) =>
    server.platform.jobs.enqueue(tx, organizationId, name, payload, options),
  );

const queued = (database: Pick<OtherDatabase, 'admin'>, organizationId: number) =>
  database.admin`
    select t.identifier as name, j.payload, j.run_at, j.key from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where (j.payload ->> 'organizationId')::bigint = ${organizationId} order by j.run_at`;

describe('move-organization', () => {
  it('moves rows, accounts, sessions and jobs of one organisation, and leaves nothing running behind', async () => {
    const world = await givenWorld(server);
    const stays = await givenWorld(server);
    const { organizationId } = world;
    const other = await second.database();
    const prefix = await prefixOf(server, organizationId);
    const runAt = new Date('2031-05-06T07:08:09.123Z');
    await enqueue(
      organizationId,
      'signals.deliver',
      { signalId: 0, name: 'nothing' },
      { runAt, key: `k:${organizationId}` },
    );
    const rows = await rowsOf(server.admin, organizationId);
    const jobs = await queued(server, organizationId);
    expect(jobs.at(-1)).toMatchObject({ name: 'signals.deliver', run_at: runAt });

    const printed = await move(server, ['--organization', prefix, '--to', other.url]);

    expect(printed).toContain(`Organisation ${organizationId} ("${prefix}") is at`);
    expect(await rowsOf(other.admin, organizationId)).toEqual(rows);
    expect(await queued(other, organizationId)).toEqual(jobs);
    expect(await queued(server, organizationId)).toEqual([]);
    expect(Object.values(await rowsOf(other.admin, stays.organizationId)).every((print) => print === '0 ')).toBe(true);
    const accounts = `select u.*, s.*, r.token_hash from users u
      join sessions s on s.user_id = u.user_id left join refresh_tokens r on r.session_id = s.session_id
      where s.organization_id = ${organizationId} order by s.session_id, r.token_hash`;
    expect(await other.admin.unsafe(accounts)).toEqual(await server.admin.unsafe(accounts));
    expect(await other.admin`select prefix, is_active, moved_at from organizations`).toEqual([
      { prefix, is_active: true, moved_at: null },
    ]);
    expect(await server.admin`select from pg_replication_slots where database = current_database()`).toHaveLength(0);
    expect(await server.admin`select from pg_publication`).toHaveLength(0);
    const [moved] = await server.admin<{ moveId: string; state: string }[]>`
      select move_id as "moveId", state from organization_moves where organization_id = ${organizationId}`;
    const role = `sullam_move_${organizationId}_${moved?.moveId.slice(0, 8)}`;
    expect(await server.admin`select from pg_roles where rolname = ${role}`).toHaveLength(0);
    expect(moved?.state).toBe('DONE');
    expect(await other.admin`select from pg_subscription`).toHaveLength(0);
    expect(await other.admin`select from organization_arrivals`).toHaveLength(0);

    // ids that the target gives from now on are free there, and accounts have a separate range
    const [given] = await other.admin`
      insert into contact_messages (organization_id, name, email, subject, message)
      values (${organizationId}, '', '', '', '') returning contact_message_id > all (
        select contact_message_id from contact_messages where organization_id = ${organizationId}) as "isNew"`;
    expect(given).toEqual({ isNew: true });
    expect(await other.admin`insert into users (email) values ('new@example.test') returning user_id`).toEqual([
      { user_id: 1_000_000_000 },
    ]);

    const learner = world.members.learner;
    expect(await call(server, 'GET /api/auth/me', { as: learner })).toMatchObject({
      status: 503,
      body: { errorCode: 'organization.moved' },
    });
    const byHost = await call(server, 'GET /api/courses', {
      headers: { host: `${prefix}.localhost:3000`, organization: '' },
    });
    expect(byHost.status).not.toBe(200);
    expect((await call(server, 'GET /api/courses', { as: stays.members.learner })).status).toBe(200);
    await expect(enqueue(organizationId, 'signals.deliver', {})).rejects.toMatchObject({ code: 'ORGMD' });

    const left = await rowsOf(server.admin, stays.organizationId);
    expect(await move(server, ['--organization', prefix, '--forget'])).toContain('is forgotten here');
    expect(Object.values(await rowsOf(server.admin, organizationId)).every((print) => print === '0 ')).toBe(true);
    expect(await server.admin`select from users where user_id = ${learner.userId}`).toHaveLength(0);
    expect(await rowsOf(server.admin, stays.organizationId)).toEqual(left);
  });

  it('merges people who are on both servers by id and address, and leaves their accounts there as they are', async () => {
    const other = await second.database();
    const [first, next] = [await givenOrganization(server), await givenOrganization(server)];
    const person = await givenMember(server, first, 'administrator');
    const newcomer = await givenMember(server, next, 'learner');
    await server.admin`
      insert into members (organization_id, user_id, email, first_name, last_name, status)
      values (${next}, ${person.userId}, ${person.email}, 'Same', 'Person', 'ACTIVE')`;
    await move(server, ['--organization', await prefixOf(server, first), '--to', other.url]);
    await other.admin`update users set password_hash = 'changed there' where user_id = ${person.userId}`;
    await other.admin`insert into users (email) values ('another@else.test')`;

    await move(server, ['--organization', await prefixOf(server, next), '--to', other.url]);

    expect(
      await other.admin`select user_id, password_hash = 'changed there' as is_theirs from users order by 1`,
    ).toEqual([
      { user_id: person.userId, is_theirs: true },
      { user_id: newcomer.userId, is_theirs: false },
      // a second target of one source has the second range, although the organisation of the first is forgotten
      { user_id: 2_000_000_000, is_theirs: null },
    ]);
    expect(await rowsOf(other.admin, next)).toEqual(await rowsOf(server.admin, next));
  });

  it('takes users that are no superusers', async () => {
    const organizationId = (await givenWorld(server)).organizationId;
    const other = await second.database();
    const before = await rowsOf(server.admin, organizationId);
    const password = 'of this test only';
    await server.admin.unsafe(`
      create role mover_source login createrole replication password '${password}';
      grant sullam_owner, sullam_finder, sullam_jobs to mover_source with admin option;
      grant select on schema_migrations to mover_source`);
    const { database } = other.address;
    await other.admin.unsafe(`
      create role mover_target login createrole bypassrls password '${password}';
      grant sullam_owner, sullam_finder, sullam_jobs, sullam_app, sullam_identity to mover_target with admin option;
      grant pg_create_subscription to mover_target;
      grant set on parameter session_replication_role to mover_target;
      alter table schema_migrations owner to mover_target;
      alter database ${database} owner to mover_target`);
    await server.admin.unsafe(`grant create on database ${server.address.database} to sullam_owner`);
    const url = new URL(other.url);
    url.username = 'mover_target';
    url.password = password;
    const login = { user: 'mover_source', password };
    const args = ['--organization', await prefixOf(server, organizationId), '--to', url.href];
    try {
      await expect(
        moveOrganization(server.platform, args, { ...installationOf(server), login }, (step) => {
          if (step === 'verify') throw new Error('stopped');
        }),
      ).rejects.toThrow('stopped');
      await moveOrganization(server.platform, [...args, '--abort'], { ...installationOf(server), login });
      await moveOrganization(server.platform, args, { ...installationOf(server), login });
      expect(await rowsOf(other.admin, organizationId)).toEqual(before);
    } finally {
      await server.admin.unsafe('drop owned by mover_source; drop role mover_source');
    }
  });

  it('refuses what can’t work, before anything has changed', async () => {
    const other = await second.database();
    const organizationId = await givenOrganization(server);
    const member = await givenMember(server, organizationId);
    const prefix = await prefixOf(server, organizationId);
    const refused = (args: string[]) => move(server, ['--organization', prefix, ...args]);
    await expect(refused([])).rejects.toThrow(/--to is missing/);
    await expect(refused(['--to', 'https://example.org'])).rejects.toThrow(/--to must be an address/);
    await expect(refused(['--to', other.url, '--abort'])).rejects.toThrow(/is not being moved/);
    await expect(refused(['--forget'])).rejects.toThrow(/has not moved away/);
    await expect(move(server, ['--organization', 'nowhere', '--to', other.url])).rejects.toThrow(
      /no organisation with the prefix/,
    );
    const { host, port, database } = server.address;
    const own = new URL(other.url);
    own.pathname = database;
    own.port = String(port);
    own.searchParams.set('host', host);
    await expect(refused(['--to', own.href])).rejects.toThrow();
    await other.admin`insert into users (user_id, email) values (${member.userId}, 'another@example.test')`;
    await expect(refused(['--to', other.url])).rejects.toThrow(
      `${member.email} (${member.userId}): another@example.test`,
    );
    await other.admin`update users set user_id = 5, email = ${member.email}`;
    await expect(refused(['--to', other.url])).rejects.toThrow(
      `${member.email} (${member.userId}): ${member.email} (5)`,
    );
    await other.admin`delete from users`;
    await other.admin`insert into organizations (organization_id, prefix, name) values (${organizationId}, 'other', '{}')`;
    await expect(refused(['--to', other.url])).rejects.toThrow(
      /has an organisation \d+ with the prefix "other" already/,
    );
    expect(await server.admin`select from organization_moves where state <> 'DONE'`).toHaveLength(0);
    expect(await other.admin`select from organization_arrivals`).toHaveLength(0);
  });
});
