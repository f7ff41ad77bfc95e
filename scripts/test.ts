// `npm test`: types, lint and import rules, drift of generated files, then all tests, browser tests included.
// `npm test -- --only types,lint,borders,generated,rules,server,build,database,oldest,web,journeys` runs parts of it.
// `npm run test:all` tries everything where `npm test` tries a sample.
// The tests run on this Node and on another one: `npm test` gives each project one of the two, `npm run test:all` both.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seededRandom } from '@sullam/domain/seeded-random.ts';
import { findChromium } from './quality/chromium.ts';
import { drawnJourneys } from './quality/drawn-journeys.ts';
import { countsOf } from './quality/playwright-report.ts';
import { type OtherNode, otherNode } from './quality/registry-tools.ts';
import { seedOfRun } from './quality/seed-of-run.ts';
import { whyOf } from './quality/why.ts';
import { timeZoneEnv } from './support/time-zones.ts';

interface Outcome {
  passed: number;
  failed: number;
  /** What failed, a line each: repeated at the end, where a log that was cut still has it. */
  failures?: string[];
  /** The versions of Node that the tests ran on. */
  on?: string;
}

/** Where the output of a step goes: to the terminal as it comes, or into a list that is printed when the step has ended. */
type Output = 'terminal' | Buffer[];

interface Step {
  name: string;
  title: string;
  run(output: Output): Promise<Outcome>;
}

function command(
  output: Output,
  [program, ...args]: readonly [string, ...string[]],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const isKept = output !== 'terminal';
    const child = spawn(program, args, {
      stdio: isKept ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...timeZoneEnv(), ...process.env, ...env },
    });
    if (isKept)
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

const bin = (name: string): string => path.resolve('node_modules/.bin', name);

/** A check that is one thing: it passes or it fails. */
const check = (name: string, title: string, ...commands: [string, ...string[]][]): Step => ({
  name,
  title,
  run: async (output) => {
    for (const parts of commands) if ((await command(output, parts)) !== 0) return { passed: 0, failed: 1 };
    return { passed: 1, failed: 0 };
  },
});

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

const MOST_FAILURES_SHOWN = 20;

/** Where, what and why, of each test that didn't pass and each file that couldn't be loaded. */
function failuresOf(report: VitestReport): string[] {
  const line = (file: string, test: string, why: string | undefined) =>
    `${path.relative('.', file)}${test && ` > ${test}`}: ${whyOf(why)}`;
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [line(name, '', message)];
    return assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => line(name, test.fullName, test.failureMessages?.[0]));
  });
}

const THIS_NODE: OtherNode = { version: process.versions.node, program: process.execPath };

let fetching: Promise<OtherNode | null> | undefined;

/** The other Node, or null where the registry doesn't have it: the tests then run on this one alone. */
function fetchOtherNode(): Promise<OtherNode | null> {
  fetching ??= otherNode().catch((error: unknown) => {
    process.stdout.write(`The tests run on Node ${THIS_NODE.version} alone: ${String(error)}\n`);
    return null;
  });
  return fetching;
}

const PROJECTS = ['rules', 'server', 'web', 'database', 'oldest'] as const;

/** The versions of Node that a project's tests run on. The seed decides which of two neighbours gets the other Node. */
async function nodesFor(project: (typeof PROJECTS)[number]): Promise<OtherNode[]> {
  const other = await fetchOtherNode();
  if (!other) return [THIS_NODE];
  if (process.env.TEST_ALL === '1') return [THIS_NODE, other];
  const first = seededRandom(`${seedOfRun()}/node`).below(2);
  return [PROJECTS.indexOf(project) % 2 === first ? other : THIS_NODE];
}

/** Runs a project of vitest.config.ts. A file that can't be loaded counts as a failure; so does a test that was skipped. */
async function testsOn(node: OtherNode, name: string, output: Output): Promise<Outcome> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sullam-report-'));
  const file = path.join(folder, 'report.json');
  const code = await command(output, [
    node.program,
    path.resolve('node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  rmSync(folder, { recursive: true });
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + unloaded + report.numPendingTests;
  // vitest also fails for what no test says: an error outside of tests
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: failuresOf(report),
  };
}

const tests = (name: (typeof PROJECTS)[number], title: string): Step => ({
  name,
  title,
  run: async (output) => {
    const outcomes: (Outcome & { node: OtherNode })[] = [];
    for (const node of await nodesFor(name)) outcomes.push({ node, ...(await testsOn(node, name, output)) });
    return {
      passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
      failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
      failures: outcomes.flatMap(({ failures = [] }) => failures),
      on: outcomes.map(({ node }) => `Node ${node.version}`).join(' and '),
    };
  },
});

const JOURNEYS = 'e2e/journeys';

/** What Playwright opens: screens, and the journeys of this run. */
function browserTests(): string[] {
  const all = readdirSync(JOURNEYS).filter((file) => file.endsWith('.test.ts'));
  const walked = process.env.TEST_ALL === '1' ? all : drawnJourneys(all, seedOfRun());
  return ['e2e/screens', ...walked.map((file) => `${JOURNEYS}/${file}`)];
}

/** Those of playwright.config.ts. */
const journeys: Step = {
  name: 'journeys',
  title: 'Journeys in a browser',
  run: async (output) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'sullam-report-'));
    const file = path.join(folder, 'report.json');
    const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const code = await command(output, [bin('playwright'), 'test', '--reporter=list,json', ...browserTests()], env);
    const counts = countsOf(JSON.parse(readFileSync(file, 'utf8')));
    rmSync(folder, { recursive: true });
    return { ...counts, failed: counts.failed === 0 && code !== 0 ? 1 : counts.failed };
  },
};

/** In one thread: several would find out about the same types one beside the other, which costs nearly twice as much. */
const types = (project: string): [string, ...string[]] => [bin('tsc'), '-p', project, '--singleThreaded'];

const node = process.execPath;
const script = (name: string, ...args: string[]): [string, ...string[]] => [
  node,
  'scripts/run.mjs',
  `scripts/${name}.ts`,
  ...args,
];

/**
 * What runs one after the other; the steps of an inner list run beside each other, as many as there are processors. What is killed
 * in the tests of durability is the built server; they mostly wait, so that they stand beside those that work.
 */
const PHASES: Step[][] = [
  [
    tests('rules', 'Rules'),
    check('build', 'Build and weight of first pages', script('build'), script('check-weights')),
    check('types', 'Types of the server', types('tsconfig.server.json')),
    check('types', 'Types of the applications', types('tsconfig.web.json')),
    check('generated', 'Generated files', script('generate-lists', '--check'), script('generate', '--check')),
    check('borders', 'Import rules', script('borders')),
    check('lint', 'Lint and format', [bin('biome'), 'check', '--error-on-warnings', '.']),
    check('lint', 'Unused code', [bin('knip')]),
  ],
  [tests('server', 'Server')],
  [
    tests('web', 'Screens'),
    tests('database', 'Embedded database and durability'),
    tests('oldest', 'Reads on the oldest PostgreSQL'),
  ],
  [journeys],
];

interface Finished extends Outcome {
  title: string;
  seconds: number;
}

async function finish(step: Step, output: Output): Promise<Finished> {
  const heading = `\n== ${step.title}\n`;
  if (output === 'terminal') process.stdout.write(heading);
  else output.push(Buffer.from(heading));
  const started = performance.now();
  const outcome = await step.run(output).catch((error: unknown): Outcome => {
    const why = `${error instanceof Error ? error.message : String(error)}\n`;
    if (output === 'terminal') process.stderr.write(why);
    else output.push(Buffer.from(why));
    return { passed: 0, failed: 1 };
  });
  return { ...outcome, title: step.title, seconds: (performance.now() - started) / 1000 };
}

/** The first, which takes longest, has the terminal; what the others print is shown when it has ended. */
async function finishAll(steps: readonly Step[]): Promise<Finished[]> {
  const waiting = steps.map((step, index) => ({
    step,
    output: index === 0 ? ('terminal' as const) : ([] as Buffer[]),
  }));
  const printed = waiting.flatMap(({ output }) => (output === 'terminal' ? [] : [output]));
  const finished: Finished[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) finished.push(await finish(next.step, next.output));
  };
  await Promise.all(Array.from({ length: Math.max(2, os.availableParallelism()) }, worker));
  process.stdout.write(Buffer.concat(printed.flat()));
  return finished;
}

async function main(args: string[]): Promise<void> {
  if (args.includes('--all')) process.env.TEST_ALL = '1';
  const isWhole = process.env.TEST_ALL === '1';
  process.stdout.write(isWhole ? 'Everything is tried, no samples.\n' : `Samples are drawn by SEED=${seedOfRun()}\n`);
  const at = args.indexOf('--only');
  const only = at === -1 ? null : new Set((args[at + 1] ?? '').split(','));
  const finished: Finished[] = [];
  for (const phase of PHASES) finished.push(...(await finishAll(phase.filter((step) => !only || only.has(step.name)))));
  const lines = finished.flatMap(({ title, on, passed, failed, seconds, failures = [] }) => [
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${title}${on ? ` on ${on}` : ''}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`,
    ...failures.slice(0, MOST_FAILURES_SHOWN).map((failure) => `       ${failure}`),
  ]);
  const sum = (kind: 'passed' | 'failed') => finished.reduce((total, outcome) => total + outcome[kind], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  process.stdout.write(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

await main(process.argv.slice(2));
