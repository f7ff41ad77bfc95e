import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { inProject } from './project.ts';
import { serverBundle, THREAD } from './server-bundle.ts';

const FOLDER = inProject('node_modules/.cache/sullam');

/** Builds the threads' program for tests and scripts, which run the server from its sources. */
export async function buildThread(): Promise<void> {
  const outfile = path.join(FOLDER, 'thread.js');
  const { outputFiles } = await build({
    ...serverBundle(THREAD.thread, outfile),
    splitting: false,
    sourcemap: false,
    write: false,
  });
  fs.mkdirSync(FOLDER, { recursive: true });
  // another run may read it at this moment: it is replaced as a whole
  const draft = `${outfile}.${process.pid}`;
  fs.writeFileSync(draft, outputFiles[0]?.contents ?? '');
  fs.renameSync(draft, outfile);
}
