import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { type BenchRequest, FRESH_KEY } from '../../apps/server/src/kernel/benchmark.ts';
import { systemClock } from '../../apps/server/src/kernel/clock.ts';
import type { Platform } from '../../apps/server/src/kernel/context.ts';
import {
  type Address,
  connect as connectAs,
  type Login,
  type Sql,
} from '../../apps/server/src/kernel/database/connect.ts';
import { Invalidations } from '../../apps/server/src/kernel/database/invalidation.ts';
import { loginFor, type RoleName } from '../../apps/server/src/kernel/database/roles.ts';
import { transactionalQueue } from '../../apps/server/src/kernel/jobs/job-queue.ts';
import { createLog } from '../../apps/server/src/kernel/log.ts';
import { EXTENSIONS } from '../../apps/server/src/modules.ts';
import { SECRET } from './cluster.ts';

export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** What the product did for a request: its statements, those of a transaction together, and what it answered. */
export interface Recording {
  transactions: Statement[][];
  status: number;
  answer: unknown;
}

const IS_FRAME = /^(begin|set local|commit|rollback|listen|select b\.oid, b\.typarray)/i;

const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'raw' in value && 'value' in value ? value.value : value;

/**
 * Search functions refuse any organisation but the transaction's, which a bare route doesn't have: copies that ask nothing do
 * the same work. Answers how to call them instead.
 */
async function bareFunctions(admin: Sql): Promise<(sql: string) => string> {
  const rows = await admin<{ name: string; definition: string }[]>`
    select proname as name, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc like '%perform require_own_organization%' and proname not like 'bare_%'`;
  // they call each other too
  const bared = (text: string) =>
    rows.reduce((rest, { name }) => rest.replaceAll(new RegExp(`\\b${name}\\(`, 'g'), `bare_${name}(`), text);
  for (const { definition } of rows)
    await admin.unsafe(bared(definition).replace('perform require_own_organization(organization);', ''));
  return bared;
}

const withFreshKey = (body: unknown): object =>
  JSON.parse(JSON.stringify(body).replaceAll(FRESH_KEY, randomUUID())) as object;

/** Runs the product in this process and writes down what it asks the database, so that a bare route can ask the same. */
export async function openRecorder(address: Address, login: Login, dataDir: string) {
  const admin = connectAs(address, login, 1);
  const bared = await bareFunctions(admin);
  await admin.end();
  let statements: { connection: number; sql: string; parameters: unknown[] }[] = [];
  const connect = (role: RoleName): Sql =>
    postgres({
      host: address.host,
      port: address.port,
      database: address.database,
      user: loginFor(role, SECRET).user,
      password: loginFor(role, SECRET).password,
      max: 1,
      onnotice: () => undefined,
      types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
      debug: (connection, sql, parameters) => {
        statements.push({ connection, sql, parameters: parameters.map(plain) });
      },
    }) as unknown as Sql;
  const database = {
    app: connect('sullam_app'),
    identity: connect('sullam_identity'),
    invalidations: new Invalidations(),
  };
  const platform: Platform = {
    config: readConfig({ PORT: '0', DATA_DIR: dataDir, DEMO: '0', NODE_ENV: 'production' }),
    clock: systemClock,
    log: createLog('error'),
    database,
    jobs: transactionalQueue,
    extensions: EXTENSIONS,
    secret: SECRET,
  };
  const app = await createApp(platform);
  await app.http.ready();

  const inject = async ({ method, path, headers, body }: BenchRequest) => {
    const answer = await app.http.inject({
      method: method as 'GET',
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: withFreshKey(body) }),
    });
    if (answer.statusCode >= 300) throw new Error(`${method} ${path} answers ${answer.statusCode}: ${answer.body}`);
    return answer;
  };
  return {
    platform,
    /** Does it once for caches and sessions to be warm (`warmUp` instead, where the answer itself is kept), then records. */
    async record(request: BenchRequest, warmUp: BenchRequest = request): Promise<Recording> {
      await inject(warmUp);
      statements = [];
      const answer = await inject(request);
      const asked = statements;
      if (asked.length === 0) throw new Error(`${request.method} ${request.path} asked the database nothing`);
      return {
        transactions: grouped(asked.map((one) => ({ ...one, sql: bared(one.sql) }))),
        status: answer.statusCode,
        answer: answer.body === '' ? null : answer.json(),
      };
    },
    async close() {
      await app.http.close();
      await Promise.all([database.app.end(), database.identity.end()]);
    },
  };
}

/** Statements between begin and commit belong together; the frame itself is left away, it belongs to the tenancy. */
function grouped(asked: readonly { connection: number; sql: string; parameters: unknown[] }[]): Statement[][] {
  const groups: Statement[][] = [];
  const open = new Map<number, Statement[]>();
  for (const { connection, sql, parameters } of asked) {
    if (/^begin/i.test(sql)) open.set(connection, []);
    if (/^commit/i.test(sql)) {
      groups.push(open.get(connection) ?? []);
      open.delete(connection);
    }
    if (IS_FRAME.test(sql)) continue;
    const group = open.get(connection);
    if (group) group.push({ sql, parameters });
    else groups.push([{ sql, parameters }]);
  }
  return groups.filter((group) => group.length > 0);
}
