// npm run check:material -- DIR: imports every question file below DIR, whatever format its content is in, and compares
// GIFT files with the parse expected beside them (the same name, .json). Fails where a question is neither taken nor
// given a reason, and where an expected parse doesn't hold. A folder with expected.json holds archives: each is read as the
// product reads archives, and what becomes of it is compared. Without DIR it says so and is content.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LEFT_CODES } from '@sullam/question-formats/report-codes.ts';
import { checkArchives } from './quality/material/check-archives.ts';
import { expectedParse } from './quality/material/expected-parse.ts';
import { importMaterial, type MaterialResult } from './quality/material/import-material.ts';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((entry) => {
      const at = path.join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(at);
      return entry.isFile() ? [at] : [];
    });
}

const counted = (codes: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => (count === 1 ? code : `${code} x${count}`)).join(', ');
};

function printTable(rows: readonly string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column >= 2 && column <= 5 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ');
  for (const row of rows) process.stdout.write(`${line(row).trimEnd()}\n`);
}

function rowOf(name: string, { format, met, taken, changed, left, remarks: file, problems }: MaterialResult): string[] {
  const remarks = [
    ...(left.length > 0 ? [`left: ${counted(left)}`] : []),
    ...(changed.length > 0 ? [`changed: ${counted(changed)}`] : []),
    ...(file.length > 0 ? [counted(file)] : []),
    ...problems,
  ];
  return [name, format, String(met), String(taken), String(changed.length), String(left.length), remarks.join('; ')];
}

const foldersBelow = (folder: string): string[] => [
  ...new Set([folder, ...filesBelow(folder).map((file) => path.dirname(file))]),
];

/** Compares what becomes of archives with what is expected; answers how many differ. */
async function compareArchives(folder: string): Promise<number> {
  let failures = 0;
  for (const inner of foldersBelow(folder)) {
    const archives = await checkArchives(inner);
    if (!archives) continue;
    printTable([
      ['archive', 'found', 'expected', ''],
      ...archives.map(({ name, found, expected, problem }) => [name, found, expected, problem ?? '']),
    ]);
    failures += archives.filter(({ problem }) => problem !== null).length;
    process.stdout.write(`${archives.length} archives in ${inner}\n\n`);
  }
  return failures;
}

async function main(folder: string | undefined): Promise<void> {
  if (!folder || !existsSync(folder)) {
    process.stdout.write(`check:material: ${folder ?? 'no folder'} is not there, nothing to check\n`);
    return;
  }
  const rows = [['file', 'format', 'met', 'taken', 'changed', 'left', 'remarks']];
  const others: string[] = [];
  let failures = await compareArchives(folder);
  let expectations = 0;
  const total = { met: 0, taken: 0, left: 0 };
  for (const file of filesBelow(folder)) {
    const name = path.relative(folder, file);
    const result = await importMaterial(file, readFileSync(file));
    if (!result) {
      // what a GIFT file should become lies beside it
      if (!existsSync(file.replace(/\.json$/, '.gift'))) others.push(name);
      continue;
    }
    const expected = result.format === 'GIFT' ? expectedParse(file) : null;
    if (expected) {
      expectations += 1;
      result.problems.push(...expected.differences);
    }
    // a file of which nothing is read says so itself
    const isRefused = result.taken === 0 && result.remarks.some((code) => LEFT_CODES.some((left) => left === code));
    const missing = isRefused ? 0 : result.met - result.taken - result.left.length;
    if (missing > 0) result.problems.push(`${missing} neither taken nor given a reason`);
    failures += result.problems.length;
    total.met += result.taken + result.left.length + Math.max(0, missing);
    total.taken += result.taken;
    total.left += result.left.length;
    rows.push(rowOf(name, result));
  }
  printTable(rows);
  if (others.length > 0) process.stdout.write(`no files of questions: ${others.join(', ')}\n`);
  process.stdout.write(
    `${rows.length - 1} files, ${total.met} questions: ${total.taken} taken, ${total.left} left with a reason; ${expectations} expected parses; ${failures} problems\n`,
  );
  process.exitCode = failures === 0 ? 0 : 1;
}

await main(process.argv[2]);
