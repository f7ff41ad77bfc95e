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
import { poolOf } from '../../apps/server/src/kernel/database/connection-pool.ts';
import { Invalidations } from '../../apps/server/src/kernel/database/invalidation.ts';
import { loginFor, type RoleName } from '../../apps/server/src/kernel/database/roles.ts';
import { transactionalQueue } from '../../apps/server/src/kernel/jobs/job-queue.ts';
import { createLog } from '../../apps/server/src/kernel/log.ts';
import { EXTENSIONS } from '../../apps/server/src/modules.ts';
import { SECRET } from './cluster.ts';

export interface Statement {
  sql: string;
  parameters: unknown[];
  /** The numbers of what it inserted: whoever does the same by hand gets others, and goes on with those. */
  made: number[];
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

/** Numbers of different things that are alike couldn't be told from one another: here every table counts in a range of its own. */
const spreadNumbers = (admin: Sql) => admin`
  select setval(format('%I.%I', schemaname, sequencename)::regclass, greatest(coalesce(last_value, 1), place * ${NUMBERS_EACH}::bigint))
  from (select *, row_number() over (order by sequencename) as place from pg_sequences
    where schemaname = 'public' and data_type = 'bigint'::regtype) s`;

const NUMBERS_EACH = 10_000_000_000;

interface Made {
  sql: string;
  numbers: number[];
}

/** Notes the numbers that are answered to whoever inserts. */
function watched(pool: Sql, note: (made: Made) => void): Sql {
  const noted = (text: string, rows: readonly object[]) => {
    if (/\sreturning\s/i.test(text))
      note({ sql: text, numbers: Object.values(rows[0] ?? {}).filter((value) => Number(value) >= NUMBERS_EACH) });
  };
  const watchedConnection = (connection: Awaited<ReturnType<Sql['reserve']>>) =>
    new Proxy(connection, {
      get: (target, name) => {
        if (name !== 'unsafe') return Reflect.get(target, name);
        return (...call: Parameters<typeof target.unsafe>) => {
          const query = target.unsafe(...call);
          const execute = query.execute.bind(query);
          query.execute = () => {
            const running = execute();
            running.then(
              (rows) => noted(call[0], rows),
              () => undefined, // whoever asked hears of it
            );
            return running;
          };
          return query;
        };
      },
    });
  return new Proxy(pool, {
    get: (target, name) =>
      name === 'reserve' ? async () => watchedConnection(await target.reserve()) : Reflect.get(target, name),
  });
}

const withFreshKey = (body: unknown): object =>
  JSON.parse(JSON.stringify(body).replaceAll(FRESH_KEY, randomUUID())) as object;

/** Runs the product in this process and writes down what it asks the database, so that a bare route can ask the same. */
export async function openRecorder(address: Address, login: Login, dataDir: string) {
  const admin = connectAs(address, login, 1);
  const bared = await bareFunctions(admin);
  await spreadNumbers(admin);
  await admin.end();
  let statements: { connection: number; sql: string; parameters: unknown[] }[] = [];
  let made: Made[] = [];
  const connect = (role: RoleName, onClose?: () => void): Sql => {
    const pool = postgres({
      host: address.host,
      port: address.port,
      database: address.database,
      user: loginFor(role, SECRET).user,
      password: loginFor(role, SECRET).password,
      max: 1,
      onnotice: () => undefined,
      ...(onClose ? { onclose: onClose } : {}),
      types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
      debug: (connection, sql, parameters) => {
        statements.push({ connection, sql, parameters: parameters.map(plain) });
      },
    });
    return watched(pool as unknown as Sql, (one) => made.push(one));
  };
  const database = {
    app: poolOf(1, (onClose) => connect('sullam_app', onClose)),
    identity: poolOf(1, (onClose) => connect('sullam_identity', onClose)),
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
      [statements, made] = [[], []];
      const answer = await inject(request);
      const asked = statements;
      if (asked.length === 0) throw new Error(`${request.method} ${request.path} asked the database nothing`);
      return {
        transactions: grouped(asked.map((one) => ({ ...one, made: numbersOf(made, one.sql), sql: bared(one.sql) }))),
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

/** Takes the numbers of the first that was answered to this statement: the same one may be sent again. */
function numbersOf(made: Made[], sql: string): number[] {
  const at = made.findIndex((one) => one.sql === sql);
  return at === -1 ? [] : (made.splice(at, 1)[0]?.numbers ?? []);
}

/** Statements between begin and commit belong together; the frame itself is left away, it belongs to the tenancy. */
function grouped(asked: readonly (Statement & { connection: number })[]): Statement[][] {
  const groups: Statement[][] = [];
  const open = new Map<number, Statement[]>();
  for (const { connection, ...statement } of asked) {
    const { sql } = statement;
    if (/^begin/i.test(sql)) open.set(connection, []);
    if (/^commit/i.test(sql)) {
      groups.push(open.get(connection) ?? []);
      open.delete(connection);
    }
    if (IS_FRAME.test(sql)) continue;
    const group = open.get(connection);
    if (group) group.push(statement);
    else groups.push([statement]);
  }
  return groups.filter((group) => group.length > 0);
}
