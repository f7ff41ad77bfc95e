// npm run bench:move [-- --rows 1000000]: how long writes of an organisation are refused while it moves to another server, under writes.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { moveOrganization } from '../apps/server/src/admin/move-organization/move-organization.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { systemClock } from '../apps/server/src/kernel/clock.ts';
import { type Platform, systemContext } from '../apps/server/src/kernel/context.ts';
import { type Address, connect, type Sql, UNHURRIED } from '../apps/server/src/kernel/database/connect.ts';
import { transaction } from '../apps/server/src/kernel/database/database.ts';
import { openPools, prepareDatabase } from '../apps/server/src/kernel/database/open.ts';
import { transactionalQueue } from '../apps/server/src/kernel/jobs/job-queue.ts';
import { createLog } from '../apps/server/src/kernel/log.ts';
import { EXTENSIONS } from '../apps/server/src/modules.ts';
import { type BenchCluster, openCluster, SECRET } from './bench/cluster.ts';

const FOLDER = path.resolve('bench-results', 'move');
const MIGRATIONS = path.resolve('apps/server/migrations');
const ORGANIZATION = 1;
const LESSONS = 100;
const WRITERS = 4;

const log = createLog('warn');

interface Server {
  cluster: BenchCluster;
  address: Address;
  admin: Sql;
}

async function open(name: string): Promise<Server> {
  const cluster = await openCluster(path.join(FOLDER, name));
  const root = connect(cluster.addressOf('postgres'), cluster.admin, 1);
  await root.unsafe('create database sullam');
  await root.end();
  const address = cluster.addressOf('sullam');
  const admin = connect(address, cluster.admin, 3, { settings: UNHURRIED });
  await prepareDatabase(admin, address, SECRET, MIGRATIONS, log);
  return { cluster, address, admin };
}

/** Members who have each finished a hundred lessons. */
async function fill(admin: Sql, rows: number): Promise<void> {
  const people = Math.ceil(rows / LESSONS);
  await admin.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`insert into organizations (organization_id, prefix, name) values (${ORGANIZATION}, 'large', '{"en":"Large"}')`;
    await tx`
      insert into users (user_id, email, password_hash) select n, 'person-' || n || '@example.test', repeat('x', 97)
      from generate_series(1, ${people}::int) n`;
    await tx`
      insert into members (organization_id, user_id, email, first_name, last_name, status)
      select ${ORGANIZATION}, n, 'person-' || n || '@example.test', 'Person', n::text, 'ACTIVE' from generate_series(1, ${people}::int) n`;
    await tx`
      insert into sessions (session_id, user_id, organization_id, created_at, last_seen_at, expires_at)
      select gen_random_uuid(), n, ${ORGANIZATION}, now(), now(), now() + interval '30 days' from generate_series(1, ${people}::int) n`;
    await tx`
      insert into finished_subsections (organization_id, user_id, course_id, course_subsection_id, finished_at)
      select ${ORGANIZATION}, n / ${LESSONS} + 1, 1 + n % ${LESSONS} / 20, n % ${LESSONS} + 1, now() - n * interval '1 second'
      from generate_series(0, ${rows}::int - 1) n`;
  });
}

/** Writes until writes are refused for good; answers how many were acknowledged. */
async function write(platform: Platform): Promise<number> {
  const context = systemContext(platform, ORGANIZATION);
  for (let acknowledged = 0; ; )
    try {
      await transaction(context, async (tx) => {
        await tx.sql`
          insert into contact_messages (organization_id, name, email, subject, message)
          values (${ORGANIZATION}, 'n', 'e', 's', 'm')`;
      });
      acknowledged += 1;
    } catch (error) {
      if ((error as { code?: string }).code === 'ORGMD') return acknowledged;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
}

async function measure(rows: number): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  const source = await open('source');
  const target = await open('target');
  await fill(source.admin, rows);
  const database = openPools(source.address, SECRET, WRITERS + 1);
  const platform: Platform = {
    config: readConfig({ DATA_DIR: path.join(FOLDER, 'source'), DEMO: '0' }),
    clock: systemClock,
    log,
    database,
    jobs: transactionalQueue,
    extensions: EXTENSIONS,
    secret: SECRET,
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, () => write(platform)));
  const begun = performance.now();
  const say = (line: string): void => {
    process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}\n`);
  };
  const { address, cluster } = source;
  const installation = { address, login: cluster.admin, migrations: MIGRATIONS, report: say };
  const args = ['--organization', 'large', '--to', target.cluster.urlOf('sullam')];
  say(await moveOrganization(platform, args, installation, (step) => say(step)));
  const acknowledged = (await writers).reduce((sum, count) => sum + count, 0);
  const [arrived] = await target.admin<{ count: number }[]>`select count(*) from contact_messages`;
  say(`${acknowledged} writes were acknowledged during the move, ${arrived?.count} have arrived`);
  await Promise.all([database.app.end(), database.identity.end(), source.admin.end(), target.admin.end()]);
  await Promise.all([source.cluster.stop(), target.cluster.stop()]);
  rmSync(FOLDER, { recursive: true, force: true });
}

const at = process.argv.indexOf('--rows');
await measure(at === -1 ? 1_000_000 : Number(process.argv[at + 1]));
