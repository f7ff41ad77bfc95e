import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { inProject } from '../project.ts';
import { serverBundle } from '../server-bundle.ts';

// inside the project, because the bundle finds packages from where it lies
fs.mkdirSync(inProject('node_modules/.cache'), { recursive: true });
const folder = fs.mkdtempSync(inProject('node_modules/.cache/server-bundle-'));

describe('serverBundle', () => {
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('makes a program that runs, with packages that need `require` inside', async () => {
    const entry = path.join(folder, 'main.ts');
    const outfile = path.join(folder, 'dist', 'server.js');
    fs.writeFileSync(
      entry,
      "import fastify from 'fastify'; console.log(typeof fastify().listen, typeof require.resolve);",
    );
    await build(serverBundle(entry, outfile));
    expect(execFileSync(process.execPath, [outfile], { encoding: 'utf8', cwd: '/' })).toBe('function function\n');
  });

  it('leaves what is imported on demand out of the first file', async () => {
    const entry = path.join(folder, 'early.ts');
    const outfile = path.join(folder, 'dist', 'early.js');
    fs.writeFileSync(path.join(folder, 'late.ts'), "export const late = 'needed late';");
    fs.writeFileSync(entry, "console.log((await import('./late.ts')).late);");
    await build(serverBundle(entry, outfile));
    expect(fs.readFileSync(outfile, 'utf8')).not.toContain('needed late');
    expect(execFileSync(process.execPath, [outfile], { encoding: 'utf8', cwd: '/' })).toBe('needed late\n');
  });

  it('lets sources find files from their own folder', async () => {
    const outfile = path.join(folder, 'dist', 'folders.js');
    const options = serverBundle(inProject('apps/server/test/durability/killer.test.ts'), outfile);
    const result = await build({ ...options, write: false, external: [...(options.external ?? []), 'vitest'] });
    const text = result.outputFiles?.find((file) => file.path.endsWith('.js'))?.text ?? '';
    const relative = path.relative(path.dirname(outfile), inProject('apps/server/test/durability'));
    expect(text).toContain(`__folderFromBundle("${relative.split(path.sep).join('/')}")`);
  });
});
