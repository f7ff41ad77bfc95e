import fs from 'node:fs';
import { build as bundle } from 'esbuild';
import { assertEntry, type Part } from './parts.ts';
import { precompress } from './precompress.ts';
import { inProject } from './project.ts';
import { serverBundle, THREAD } from './server-bundle.ts';
import { stamped } from './stamp.ts';

async function buildServer(part: Part): Promise<void> {
  fs.rmSync(part.output, { recursive: true, force: true });
  await bundle(serverBundle(part.entry, part.result, THREAD));
}

async function buildWeb(part: Part): Promise<void> {
  const { build } = await import('vite'); // only when needed: it takes longer to load than the server takes to build
  await build({
    root: inProject('apps', part.name),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: part.output, emptyOutDir: true },
  });
  await precompress(part.output);
}

/** Builds one part, whatever its state. */
export async function buildPart(part: Part): Promise<void> {
  assertEntry(part);
  await stamped(part, () => (part.name === 'server' ? buildServer(part) : buildWeb(part)));
}
