import { readFileSync, writeFileSync } from 'node:fs';

const isCheck = process.argv.includes('--check');

/** Writes a generated file where it differs; with `--check` nothing is written and a difference fails the command. */
export function put(file: string, text: string): void {
  let old = '';
  try {
    old = readFileSync(file, 'utf8');
  } catch {
    old = ''; // a new file: everything in it differs
  }
  if (old === text) return;
  if (isCheck) {
    process.exitCode = 1;
    process.stderr.write(`${file} is not what the sources say: run npm run generate\n`);
  } else {
    writeFileSync(file, text);
    process.stdout.write(`wrote ${file}\n`);
  }
}
