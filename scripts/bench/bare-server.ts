// The yardstick of the benchmark: bare routes that run the same statements, as a role that no policy binds, in no
// transaction where one statement is enough, and send the same answer, without schema, caller, access or organisation.
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { verify } from '@node-rs/argon2';
import { fastify } from 'fastify';
import { connect, type Sql } from '../../apps/server/src/kernel/database/connect.ts';
import type { BareScenario, BareSettings } from './bare-settings.ts';
import type { Statement } from './record.ts';

const settings = deserialize(readFileSync(process.argv[2] as string)) as BareSettings;
const sql = connect(settings.address, settings.admin, 10);
const app = fastify();

const ask = (
  connection: Sql | Awaited<ReturnType<Sql['reserve']>>,
  statement: Statement,
  fresh: (value: unknown) => unknown,
) => connection.unsafe(statement.sql, statement.parameters.map(fresh) as never[], { prepare: true });

/** `end` is how a transaction of several statements ends. */
async function runTransaction(
  statements: readonly Statement[],
  fresh: (value: unknown) => unknown,
  end: 'commit' | 'rollback',
): Promise<void> {
  if (statements.length === 1 || statements.every((statement) => /^\s*(select|with)/i.test(statement.sql))) {
    await Promise.all(statements.map((statement) => ask(sql, statement, fresh)));
    return;
  }
  const connection = await sql.reserve();
  try {
    await Promise.all([
      connection.unsafe('begin'),
      ...statements.map((statement) => ask(connection, statement, fresh)),
      connection.unsafe(end),
    ]);
  } finally {
    connection.release();
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/;
const TOKEN = /^([\w-]{43}|[0-9a-f]{64})$/;

/** Keys that may exist once are made anew for each request, the same one each time that it stands in it. */
function freshKeys(): (value: unknown) => unknown {
  const made = new Map<unknown, string>();
  return (value) => {
    if (typeof value !== 'string' || !(UUID.test(value) || TOKEN.test(value))) return value;
    const known = made.get(value) ?? (UUID.test(value) ? randomUUID() : randomBytes(32).toString('base64url'));
    made.set(value, known);
    return known;
  };
}

const asIs = (value: unknown): unknown => value;

const INSERT = /^(\s*insert\s(?:(?!\son conflict\s)[\s\S])*?)(\sreturning\s[\s\S]*)?$/i;

/** The same statement, which leaves alone what is there already. */
const insertedOnce = (statement: Statement): Statement => ({
  ...statement,
  sql: statement.sql.replace(
    INSERT,
    (_, insert: string, returning = '') => `${insert} on conflict do nothing${returning}`,
  ),
});

function addScenario(name: string, scenario: BareScenario): void {
  const { passwordHash, password, hasUniqueKeys, isOnce } = scenario;
  const recordings = scenario.recordings.map((recording) => ({
    ...recording,
    transactions: isOnce
      ? recording.transactions.map((statements) => statements.map(insertedOnce))
      : recording.transactions,
  }));
  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: `/${name}/:sample`,
    handler: async (request, reply) => {
      const recording = recordings[Number((request.params as { sample: string }).sample)];
      if (!recording) return reply.status(404).send();
      const fresh = hasUniqueKeys ? freshKeys() : asIs;
      for (const transaction of recording.transactions)
        await runTransaction(transaction, fresh, isOnce ? 'rollback' : 'commit');
      if (passwordHash && password) await verify(passwordHash, password);
      return reply.status(recording.status).send(recording.answer);
    },
  });
}

/** The bare stream: the same notices, written to the connections of whom they name. */
async function addStream(): Promise<void> {
  const open = new Map<number, (text: string) => void>();
  await sql.listen('sullam_stream', (text) => {
    const { recipients, name, data } = JSON.parse(text) as {
      recipients: [number, number][];
      name: string;
      data: unknown;
    };
    for (const [userId, eventId] of recipients)
      open.get(userId)?.(`id: ${eventId}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  });
  app.get('/stream/:userId', (request, reply) => {
    const { raw } = reply.hijack();
    raw.writeHead(200, { 'content-type': 'text/event-stream' });
    raw.write('retry: 3000\n\n');
    open.set(Number((request.params as { userId: string }).userId), (text) => raw.write(text));
  });
}

for (const [name, scenario] of Object.entries(settings.scenarios)) addScenario(name, scenario);
await addStream();
app.get('/api/health', async () => ({ ok: true }));
await app.listen({ port: settings.port, host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
