import { spawnSync } from 'node:child_process';

/** Builds what is measured from the sources as they are. */
export function buildServer(): void {
  const built = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts', 'server'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The server could not be built.');
}
