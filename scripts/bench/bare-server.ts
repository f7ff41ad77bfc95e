// The yardstick of the benchmark: bare routes that run the same statements, as a role that no policy binds, in no
// transaction where one statement is enough, and send the same answer, without schema, caller, access or organisation.
// What they insert is there afterwards, with numbers and keys of its own, and what follows in the statements names those.
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { verify } from '@node-rs/argon2';
import { fastify } from 'fastify';
import { connect, type ReservedSql, type Sql } from '../../apps/server/src/kernel/database/connect.ts';
import type { BareScenario, BareSettings } from './bare-settings.ts';
import type { Recording, Statement } from './record.ts';

const settings = deserialize(readFileSync(process.argv[2] as string)) as BareSettings;
const sql = connect(settings.address, settings.admin, 10);
const app = fastify();

/** A statement, and which numbers of those that were made before it stands for others each time. */
interface Step extends Statement {
  needed: ReadonlySet<number>;
}

/** What this request, or the one before it in its operation, has made anew. */
interface Made {
  keys: Map<unknown, string>;
  numbers: Map<number, number>;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/;
const TOKEN = /^([\w-]{43}|[0-9a-f]{64})$/;

/** Keys that may exist once are made anew for each operation, the same one each time that it stands in it. */
function freshKey(value: string, keys: Map<unknown, string>): string {
  const known = keys.get(value) ?? (UUID.test(value) ? randomUUID() : randomBytes(32).toString('base64url'));
  keys.set(value, known);
  return known;
}

/** Tries are counted by who asks, which is nothing that is made. */
const COUNTS_TRIES = /\srate_limits\s/i;

function freshValue(
  value: unknown,
  { sql: text, needed }: Step,
  { keys, numbers }: Made,
  hasUniqueKeys: boolean,
): unknown {
  if (typeof value === 'number') return numbers.get(value) ?? value;
  if (typeof value !== 'string') return value;
  if (hasUniqueKeys && !COUNTS_TRIES.test(text) && (UUID.test(value) || TOKEN.test(value)))
    return freshKey(value, keys);
  return [...needed].reduce(
    (rest, recorded) => rest.replaceAll(String(recorded), String(numbers.get(recorded) ?? recorded)),
    value,
  );
}

/** How one statement after the other is sent: without waiting, unless the next one needs a number that isn't known yet. */
async function runSteps(
  connection: Sql | ReservedSql,
  steps: readonly Step[],
  made: Made,
  hasUniqueKeys: boolean,
): Promise<void> {
  let running: Promise<unknown>[] = [];
  for (const step of steps) {
    if ([...step.needed].some((recorded) => !made.numbers.has(recorded))) {
      await Promise.all(running);
      running = [];
    }
    const values = step.parameters.map((value) => freshValue(value, step, made, hasUniqueKeys));
    const asked = connection.unsafe(step.sql, values as never[], { prepare: true }).execute();
    running.push(
      asked.then(([row]) => {
        const found = Object.values(row ?? {}).filter((value) => typeof value === 'number');
        for (const [at, recorded] of step.made.entries()) made.numbers.set(recorded, found[at] ?? recorded);
      }),
    );
  }
  await Promise.all(running);
}

async function runTransaction(steps: readonly Step[], made: Made, hasUniqueKeys: boolean): Promise<void> {
  if (steps.length === 1 || steps.every((step) => /^\s*(select|with)/i.test(step.sql)))
    return runSteps(sql, steps, made, hasUniqueKeys);
  const connection = await sql.reserve();
  try {
    const begun = connection.unsafe('begin').execute();
    await Promise.all([begun, runSteps(connection, steps, made, hasUniqueKeys)]);
    await connection.unsafe('commit');
  } finally {
    connection.release();
  }
}

/** The statements of a recording, each with the numbers that it takes over from those before it. */
function stepsOf({ transactions }: Recording, earlier: Set<number>): Step[][] {
  return transactions.map((statements) =>
    statements.map((statement) => {
      const text = JSON.stringify(statement.parameters);
      const step = { ...statement, needed: new Set([...earlier].filter((number) => text.includes(String(number)))) };
      for (const number of statement.made) earlier.add(number);
      return step;
    }),
  );
}

function addScenario(name: string, scenario: BareScenario): void {
  const { passwordHash, password, hasUniqueKeys = false, isPaired = false } = scenario;
  let earlier = new Set<number>();
  const recordings = scenario.recordings.map((recording, sample) => {
    if (!isPaired || sample % 2 === 0) earlier = new Set();
    return { ...recording, transactions: stepsOf(recording, earlier) };
  });
  const madeByPair = new Map<number, Made>();
  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: `/${name}/:sample`,
    handler: async (request, reply) => {
      const sample = Number((request.params as { sample: string }).sample);
      const recording = recordings[sample];
      if (!recording) return reply.status(404).send();
      const pair = Math.floor(sample / 2);
      const isSecond = isPaired && sample % 2 === 1;
      const made = (isSecond && madeByPair.get(pair)) || { keys: new Map(), numbers: new Map() };
      if (isPaired) madeByPair.set(pair, made);
      for (const steps of recording.transactions) await runTransaction(steps, made, hasUniqueKeys);
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
