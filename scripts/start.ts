// npm start: builds what isn't built, then runs the server until it is stopped.
import { spawn } from 'node:child_process';
import { stop as stopEsbuild } from 'esbuild';
import { keepServer } from './support/kept-server.ts';
import { PARTS } from './support/parts.ts';
import { inProject, root } from './support/project.ts';
import { runServer } from './support/server-process.ts';
import { isCurrent } from './support/stamp.ts';
import { onStopRequest } from './support/stop-requests.ts';

/** In a process of its own, because the builders would keep hundreds of megabytes while the server runs. */
function build(): Promise<number> {
  console.log('Building what has changed…');
  const child = spawn(process.execPath, [inProject('scripts/run.mjs'), 'scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  const stop = () => {
    child.kill();
  };
  process.once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}

async function main(): Promise<number> {
  if (!PARTS.every(isCurrent)) {
    const code = await build();
    if (code !== 0) return code;
  }
  await stopEsbuild(); // the runner's helper process isn't needed any more
  const server = keepServer(() => runServer(inProject('apps/server/dist/server.js'), process.env));
  onStopRequest({ stop: server.stop, force: server.kill });
  return server.exited;
}

const code = await main();
process.exit(process.exitCode ?? code);
