import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Part } from '../parts.ts';
import { isCurrent, stamped } from '../stamp.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stamp-'));
const source = path.join(folder, 'src');
const part: Part = {
  name: 'server',
  label: 'Server',
  entry: path.join(source, 'main.ts'),
  sources: [source],
  output: path.join(folder, 'dist'),
  result: path.join(folder, 'dist', 'server.js'),
};

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

async function build(): Promise<void> {
  await stamped(part, async () => write(part.result, 'built'));
}

describe('isCurrent', () => {
  beforeEach(async () => {
    fs.rmSync(source, { recursive: true, force: true });
    write(part.entry, 'one');
    await build();
  });

  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('holds after a build, also when files are only touched or tests change', () => {
    fs.utimesSync(part.entry, 1, 1);
    write(path.join(source, 'test', 'main.test.ts'), 'a test');
    expect(isCurrent(part)).toBe(true);
  });

  it.each([
    ['content changes', () => write(part.entry, 'two')],
    ['a file is added', () => write(path.join(source, 'other.ts'), '')],
    ['a file is renamed', () => fs.renameSync(part.entry, path.join(source, 'renamed.ts'))],
    ['the result is removed', () => fs.rmSync(part.result)],
  ])('ends when %s', (_, change) => {
    change();
    expect(isCurrent(part)).toBe(false);
  });

  it('does not hold after a build that failed over an older result', async () => {
    await expect(stamped(part, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(isCurrent(part)).toBe(false);
  });
});
