import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenOrganization } from '../../../test/support/arrange.ts';
import { move, prefixOf, secondServer } from '../../../test/support/second-server.ts';
import { testServer } from '../../../test/support/test-server.ts';

const server = testServer();
const second = secondServer();
// a move starts a worker for each table, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000 });

const folders: string[] = [];
const givenFolder = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'other-data-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const put = (dataDir: string, key: string, text: string) => {
  const file = path.join(dataDir, 'files', key);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

/** The files below a DATA_DIR with what is in them. */
const filesIn = (dataDir: string): Record<string, string> => {
  const root = path.join(dataDir, 'files');
  const found = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    found.map(({ name, parentPath }) => {
      const file = path.join(parentPath, name);
      return [path.relative(root, file), readFileSync(file, 'utf8')];
    }),
  );
};

describe('move-organization --files', () => {
  it('copies every file of the organisation and replaces copies that differ', async () => {
    const organizationId = await givenOrganization(server);
    const elsewhere = await givenOrganization(server);
    const { dataDir } = server.platform.config;
    const other = await second.database();
    const target = givenFolder();
    const ours = {
      [`public/${organizationId}/logo.svg`]: '<svg/>',
      [`private/${organizationId}/2026/essay.pdf`]: 'an essay',
      [`private/${organizationId}/2026/empty`]: '',
    };
    const late = { [`private/${organizationId}/late.pdf`]: 'uploaded during the move' };
    for (const [key, text] of Object.entries(ours)) put(dataDir, key, text);
    put(dataDir, `private/${elsewhere}/secret.pdf`, 'of another organisation');
    // as large and newer, as a copy by another tool that a full disk damaged
    const damaged = put(target, `private/${organizationId}/2026/essay.pdf`, 'AN ESSAY');
    utimesSync(damaged, new Date('2100-01-01'), new Date('2100-01-01'));
    const standing = { [`private/${elsewhere + 1}/kept.pdf`]: 'of the other installation' };
    for (const [key, text] of Object.entries(standing)) put(target, key, text);

    const args = ['--organization', await prefixOf(server, organizationId), '--to', other.url, '--files', target];
    const printed = await move(server, args, (step) => {
      if (step === 'stop writes') for (const [key, text] of Object.entries(late)) put(dataDir, key, text);
    });

    expect(filesIn(target)).toEqual({ ...ours, ...late, ...standing });
    expect(printed).not.toContain('Its files are still in');
  });

  it('deletes the copies when the move is given up, and no original', async () => {
    const organizationId = await givenOrganization(server);
    const { dataDir } = server.platform.config;
    const other = await second.database();
    const target = givenFolder();
    const original = put(dataDir, `private/${organizationId}/essay.pdf`, 'an essay');
    const standing = put(target, `private/${organizationId + 1}/kept.pdf`, 'of the other installation');
    const args = ['--organization', await prefixOf(server, organizationId), '--to', other.url, '--files', target];
    await expect(
      move(server, args, (step) => {
        if (step === 'stop writes') throw new Error('stopped');
      }),
    ).rejects.toThrow('stopped');
    expect(existsSync(path.join(target, 'files', 'private', String(organizationId), 'essay.pdf'))).toBe(true);

    await move(server, [...args, '--abort']);

    expect(filesIn(target)).toEqual({
      [path.relative(path.join(target, 'files'), standing)]: 'of the other installation',
    });
    expect(readFileSync(original, 'utf8')).toBe('an essay');
  });
});
