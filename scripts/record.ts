// npm run record -- --out FILE [--server CHECKOUT]: calls everything of the API as the demo's people and writes down what comes back.
//   --database URL: on an empty external database, such as a distributed one, which has its own time and chance.
// npm run record -- --statuses A B: where operations answered with other statuses; for recordings of such databases.
// npm run record -- --compare A B: where two recordings differ, grouped by operation; ends with 1 if they do.
import path from 'node:path';
import { keepAccounts } from './record/commands/accounts.ts';
import { assign } from './record/commands/assignments.ts';
import { author } from './record/commands/authoring.ts';
import { examine } from './record/commands/exams.ts';
import { Flow } from './record/commands/flow.ts';
import { grade } from './record/commands/grades.ts';
import { learn } from './record/commands/learning.ts';
import { administer } from './record/commands/organization.ts';
import { keepQuestions } from './record/commands/questions.ts';
import { compareRecordings, reportOf } from './record/compare.ts';
import { operationsOf } from './record/contract.ts';
import { PEOPLE } from './record/people.ts';
import { Reads } from './record/reads.ts';
import { startRecorded } from './record/recorded-server.ts';
import { Recorder } from './record/recorder.ts';
import { type Call, readRecording, writeRecording } from './record/recording.ts';
import { sendRefusedCommands } from './record/refused-commands.ts';

/** By then what was due is late, and what was open has closed. */
const DAYS_LATER = new Date('2035-03-26T09:00:00.000Z');

const FLOWS: [string, (flow: Flow) => Promise<void>][] = [
  ['learning', learn],
  ['exams', examine],
  ['assignments', assign],
  ['grades', grade],
  ['questions', keepQuestions],
  ['authoring', author],
  ['organisation', administer],
  ['accounts', keepAccounts],
];

const valueAfter = (args: readonly string[], name: string): string | undefined => {
  const at = args.indexOf(name);
  return at === -1 ? undefined : args[at + 1];
};

/** What was called how often, and what never came to a success. */
function summaryOf(calls: readonly Call[], operations: readonly { operationId: string; method: string }[]): string {
  const succeeded = new Map<string, number>();
  for (const { operation, status } of calls)
    if (status < 300)
      succeeded.set(operation.split(' ')[0] ?? '', (succeeded.get(operation.split(' ')[0] ?? '') ?? 0) + 1);
  const silent = operations.filter(({ operationId }) => !succeeded.has(operationId));
  const statuses = new Map<number, number>();
  for (const { status } of calls) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  const namesOf = (isRead: boolean) =>
    silent.filter(({ method }) => (method === 'GET') === isRead).map(({ operationId }) => operationId);
  return [
    `${calls.length} calls of ${operations.length} operations: ${counts.join(', ')}`,
    `never successful: reads ${namesOf(true).length} (${namesOf(true).join(', ')}),`,
    `  commands ${namesOf(false).length} (${namesOf(false).join(', ')})`,
    '',
  ].join('\n');
}

async function record(checkout: string, file: string, databaseUrl: string | undefined): Promise<void> {
  const began = performance.now();
  const say = (what: string) =>
    process.stdout.write(`  ${((performance.now() - began) / 1000).toFixed(0)} s: ${what}\n`);
  const server = await startRecorded(checkout, databaseUrl);
  try {
    say('the demo is loaded');
    const recorder = new Recorder(server);
    const response = await fetch(`${server.url()}/api/openapi.json`);
    const operations = operationsOf((await response.json()) as Record<string, unknown>);
    await recorder.signIn();
    const reads = new Reads(recorder, operations);
    await reads.readAll(['en', 'ar'], true);
    say(`${recorder.calls.length} calls: what the demo holds`);
    recorder.stage = 'at the doors';
    await sendRefusedCommands(recorder, reads, operations);
    say(`${recorder.calls.length} calls: who is refused`);
    const flow = new Flow(recorder, operations);
    for (const [stage, act] of FLOWS) {
      recorder.stage = stage;
      // where one way through the product is broken, the others still say something
      await act(flow).catch((error: unknown) => flow.refused.push(`${stage} came to no end: ${String(error)}`));
    }
    say(`${recorder.calls.length} calls: what people do`);
    recorder.stage = 'days later';
    await server.restartAt(DAYS_LATER);
    await recorder.signIn(PEOPLE.filter(({ name }) => name !== 'learner of acme'));
    await reads.readAll(['en'], false);
    say(`${recorder.calls.length} calls: what there is days later`);
    await writeRecording(file, recorder.calls);
    process.stdout.write(summaryOf(recorder.calls, operations));
    for (const refusal of flow.refused) process.stdout.write(`refused: ${refusal}\n`);
    for (const failure of server.failedJobs()) process.stdout.write(`a job failed: ${failure}\n`);
  } finally {
    await server.stop();
  }
}

async function compare(before: string, after: string): Promise<number> {
  const differences = compareRecordings(await readRecording(before), await readRecording(after));
  if (differences.length > 0) process.stdout.write(`${reportOf(differences)}\n`);
  process.stdout.write(`${differences.length} differences\n`);
  return differences.length === 0 ? 0 : 1;
}

/** How often each operation answered what to whom, a line each. */
function statusesOf(calls: readonly Call[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stage, operation, who, status } of calls) {
    const name = `${stage}, ${operation.split(' ')[0]}, ${who}: ${status}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

async function compareStatuses(before: string, after: string): Promise<number> {
  const [old, young] = [statusesOf(await readRecording(before)), statusesOf(await readRecording(after))];
  const names = [...new Set([...old.keys(), ...young.keys()])].sort();
  const differing = names.filter((name) => old.get(name) !== young.get(name));
  for (const name of differing) process.stdout.write(`${name}: ${old.get(name) ?? 0} → ${young.get(name) ?? 0}\n`);
  process.stdout.write(`${differing.length} differences of ${names.length}\n`);
  return differing.length === 0 ? 0 : 1;
}

async function main(args: readonly string[]): Promise<number> {
  for (const [option, act] of [
    ['--compare', compare],
    ['--statuses', compareStatuses],
  ] as const) {
    const at = args.indexOf(option);
    const [before, after] = at === -1 ? [] : args.slice(at + 1);
    if (before && after) return act(before, after);
  }
  const file = valueAfter(args, '--out');
  if (!file) throw new Error('Say where to write to (--out FILE) or what to compare (--compare A B, --statuses A B).');
  await record(path.resolve(valueAfter(args, '--server') ?? '.'), file, valueAfter(args, '--database'));
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
