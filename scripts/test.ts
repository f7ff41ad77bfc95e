// `npm test`: types, lint and import rules, drift of generated files, then all tests, browser tests included.
// `npm test -- --only types,lint,borders,generated,rules,server,build,database,web,journeys` runs parts of it.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './quality/chromium.ts';

interface Outcome {
  passed: number;
  failed: number;
  /** What failed, a line each: told again at the end, where a log that was cut still has it. */
  failures?: string[];
}

interface Step {
  name: string;
  title: string;
  run(): Promise<Outcome>;
}

function command(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const bin = (name: string): string => path.resolve('node_modules/.bin', name);

/** A check that is one thing: it passes or it fails. */
const check = (name: string, title: string, ...commands: [string, ...string[]][]): Step => ({
  name,
  title,
  run: async () => {
    for (const [program, ...args] of commands)
      if ((await command(program, args)) !== 0) return { passed: 0, failed: 1 };
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

const MOST_FAILURES_TOLD = 20;

/** Where, what and the first line of why, of each test that didn't pass and each file that couldn't be loaded. */
function failuresOf(report: VitestReport): string[] {
  const line = (file: string, test: string, why: string | undefined) =>
    `${path.relative('.', file)}${test && ` > ${test}`}: ${(why?.split('\n')[0] ?? '').slice(0, 200) || 'not run'}`;
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [line(name, '', message)];
    return assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => line(name, test.fullName, test.failureMessages?.[0]));
  });
}

/** A project of vitest.config.ts. A file that can't be loaded counts as a failure; so does a test that was skipped. */
const tests = (name: string, title: string, before?: () => Promise<Record<string, string>>): Step => ({
  name,
  title,
  run: async () => {
    const env = before ? await before() : {};
    const folder = mkdtempSync(path.join(os.tmpdir(), 'sullam-report-'));
    const file = path.join(folder, 'report.json');
    const code = await command(
      bin('vitest'),
      ['run', '--project', name, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      env,
    );
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
  },
});

const node = process.execPath;
const script = (name: string, ...args: string[]): [string, ...string[]] => [
  node,
  'scripts/run.mjs',
  `scripts/${name}.ts`,
  ...args,
];

const STEPS: Step[] = [
  check('types', 'Types', [bin('tsc'), '-p', 'tsconfig.server.json'], [bin('tsc'), '-p', 'tsconfig.web.json']),
  check('lint', 'Lint and format', [bin('biome'), 'check', '--error-on-warnings', '.']),
  check('borders', 'Import rules', script('borders')),
  check('generated', 'Generated files', script('generate-lists', '--check'), script('generate', '--check')),
  tests('rules', 'Rules'),
  tests('server', 'Server'),
  check('build', 'Build', script('build')),
  tests('database', 'Embedded database and durability'),
  tests('web', 'Screens'),
  tests('journeys', 'Journeys in a browser', async () => ({ CHROMIUM_PATH: findChromium() })),
];

async function main(args: string[]): Promise<void> {
  const at = args.indexOf('--only');
  const only = at === -1 ? null : new Set((args[at + 1] ?? '').split(','));
  const steps = STEPS.filter((step) => !only || only.has(step.name));
  const lines: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    process.stdout.write(`\n== ${step.title}\n`);
    const started = performance.now();
    const result = await step.run().catch((error: unknown): Outcome => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return { passed: 0, failed: 1 };
    });
    passed += result.passed;
    failed += result.failed;
    lines.push(
      `${result.failed === 0 ? 'ok  ' : 'FAIL'} ${step.title}: ${result.passed} passed, ${result.failed} failed, ${((performance.now() - started) / 1000).toFixed(0)} s`,
      ...(result.failures ?? []).slice(0, MOST_FAILURES_TOLD).map((failure) => `       ${failure}`),
    );
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

await main(process.argv.slice(2));
