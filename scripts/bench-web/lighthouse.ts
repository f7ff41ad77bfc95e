import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CHROMIUM_ARGUMENTS } from '../quality/chromium.ts';
import { lighthouse } from '../quality/registry-tools.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof CATEGORIES)[number], number>;

/** What Lighthouse found fault with, one line each. */
export interface Examination {
  scores: Scores;
  faults: string[];
}

interface LighthouseReport {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
  runtimeError?: { message: string };
}

async function started(args: readonly string[], environment: Record<string, string>): Promise<void> {
  const { node, program } = await lighthouse();
  return new Promise((resolve, reject) => {
    const child = spawn(node, [program, ...args], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-3000);
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Lighthouse failed (${code}):\n${output}`)),
    );
  });
}

/** A browser that has just been started sometimes loses the beginning of its own recording; Lighthouse says "run again". */
const LOST_RECORDING = /NO_NAVSTART/;
const ATTEMPTS = 4;

/** One examination of an address as a mobile phone sees it. */
export async function examine(
  url: string,
  chromium: string,
  options: ExamineOptions = {},
  attempt = 1,
): Promise<Examination> {
  try {
    return await examineOnce(url, chromium, options);
  } catch (problem) {
    if (attempt === ATTEMPTS || !LOST_RECORDING.test(String(problem))) throw problem;
    return examine(url, chromium, options, attempt + 1);
  }
}

interface ExamineOptions {
  /** Of a browser that runs already, in which somebody has signed in. */
  port?: number;
}

async function examineOnce(url: string, chromium: string, options: ExamineOptions): Promise<Examination> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sullam-lighthouse-'));
  const file = path.join(folder, 'report.json');
  try {
    await started(
      [
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        '--form-factor=mobile',
        ...(options.port
          ? [`--port=${options.port}`, '--disable-storage-reset']
          : [`--chrome-flags=${['--headless=new', ...CHROMIUM_ARGUMENTS].join(' ')}`]),
      ],
      { CHROME_PATH: chromium },
    );
    const report = JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    return { scores: scoresOf(report), faults: faultsOf(report) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const scoresOf = ({ categories }: LighthouseReport): Scores =>
  Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])) as Scores;

const faultsOf = ({ categories, audits }: LighthouseReport): string[] =>
  CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title ?? id} (${id})`),
  );

/** The examination in the middle by its performance: a busy machine makes single ones meaningless. */
export function middle(examinations: readonly Examination[]): Examination {
  const sorted = [...examinations].sort((a, b) => a.scores.performance - b.scores.performance);
  return sorted[Math.floor(sorted.length / 2)]!;
}
