// `npm run test:faults`: plants each fault of scripts/quality/faults in a copy of the sources, runs the tests that have to
// notice it there, and says which did. `-- --only word` takes those whose name or file has the word in it, `-- --after name` those
// that come after the one of this name, to go on with a run that was broken off. Fails when one is missed.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './quality/chromium.ts';
import type { Fault } from './quality/faults/fault.ts';
import { FAULTS } from './quality/faults/faults.ts';

/** The sources as they are now, committed or not, with the installed packages behind links; ours are those of the copy. */
function copySources(): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'sullam-faults-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of new Set(listed.split('\0').filter(Boolean)))
    cpSync(file, path.join(copy, file), { recursive: true });
  linkPackages('.', copy);
  for (const folder of ['apps', 'packages'])
    for (const name of readdirSync(folder)) linkPackages(path.join(folder, name), path.join(copy, folder, name));
  return copy;
}

const OURS = '@sullam';

function linkPackages(from: string, to: string): void {
  const packages = path.resolve(from, 'node_modules');
  const names = listed(packages).filter((name) => !name.startsWith('.') || name === '.bin');
  if (names.length === 0) return;
  mkdirSync(path.join(to, 'node_modules'), { recursive: true });
  for (const name of names) {
    const target = path.join(to, 'node_modules', name);
    if (name === OURS) cpSync(path.join(packages, name), target, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(path.join(packages, name), target);
  }
}

const listed = (folder: string): string[] =>
  readdirSync(path.dirname(folder)).includes(path.basename(folder)) ? readdirSync(folder) : [];

const LONGEST_MS = 10 * 60_000;
/** For the tests of all faults at once, on a machine that does other things beside. */
const LONGEST_OF_ALL_MS = 60 * 60_000;

/** Runs a program of the copy; what it printed if it ended badly, or not at all: some faults go round in circles. */
function failureOf(copy: string, args: readonly string[], longestMs = LONGEST_MS): string | null {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 256 * 1024 * 1024,
    timeout: longestMs,
    env: { ...process.env, CHROMIUM_PATH: findChromium(), NO_COLOR: '1' },
  });
  if (error && 'code' in error && error.code === 'ETIMEDOUT') return `${stdout}\n${args.join(' ')} did not end`;
  if (status === null) throw new Error(`${args.join(' ')} could not be run: ${stderr}`);
  return status === 0 ? null : `${stdout}\n${stderr}`;
}

const isJourney = (test: string): boolean => test.startsWith('e2e/');

/** Runs test files in the copy; what those printed that failed. Those of the browser see what was built of the copy. */
function failuresIn(copy: string, tests: readonly string[], longestMs?: number): string | null {
  const [journeys, others] = [tests.filter(isJourney), tests.filter((test) => !isJourney(test))];
  const failure =
    others.length > 0 ? failureOf(copy, ['node_modules/vitest/vitest.mjs', 'run', ...others], longestMs) : null;
  if (failure !== null || journeys.length === 0) return failure;
  const unbuilt = failureOf(copy, ['scripts/run.mjs', 'scripts/build.ts']);
  if (unbuilt !== null) throw new Error(`the copy could not be built: ${unbuilt}`);
  return failureOf(copy, ['node_modules/@playwright/test/cli.js', 'test', ...journeys], longestMs);
}

/** The tests that didn't notice a fault. */
function missedBy(copy: string, { file, find, replace, tests }: Fault): string[] {
  const place = path.join(copy, file);
  const whole = readFileSync(place, 'utf8');
  if (whole.split(find).length !== 2)
    throw new Error(`${file} has this ${whole.split(find).length - 1} times: ${find}`);
  writeFileSync(
    place,
    whole.replace(find, () => replace),
  );
  try {
    return tests.filter((test) => failuresIn(copy, [test]) === null);
  } finally {
    writeFileSync(place, whole);
  }
}

function main(args: string[]): void {
  const option = (name: string): string => (args.includes(name) ? (args[args.indexOf(name) + 1] ?? '') : '');
  const [word, last] = [option('--only'), option('--after')];
  const rest = FAULTS.slice(FAULTS.findIndex(({ name }) => name === last) + 1);
  const faults = rest.filter(({ name, file }) => name.includes(word) || file.includes(word));
  const copy = copySources();
  try {
    const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
    const failure = failuresIn(copy, tests, LONGEST_OF_ALL_MS);
    if (failure !== null) throw new Error(`the tests fail without any fault:\n${failure.slice(-8000)}`);
    let missed = 0;
    for (const fault of faults) {
      const blind = missedBy(copy, fault);
      missed += blind.length > 0 ? 1 : 0;
      const outcome = blind.length === 0 ? 'caught' : `MISSED by ${blind.join(', ')}`;
      process.stdout.write(`${fault.name}: ${outcome}\n`);
    }
    process.stdout.write(`\n${faults.length - missed} caught, ${missed} missed\n`);
    process.exitCode = missed === 0 && faults.length > 0 ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

main(process.argv.slice(2));
