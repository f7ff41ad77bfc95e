// npm run build [-- --force] [server|learner|studio ...]: builds the parts whose sources changed since the last time.
import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { buildPart } from './support/build-part.ts';
import { PARTS, type Part } from './support/parts.ts';
import { isCurrent } from './support/stamp.ts';

function chosenParts(names: string[]): readonly Part[] {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}: take ${PARTS.map((part) => part.name).join(', ')}.`);
  return names.length === 0 ? PARTS : PARTS.filter((part) => names.includes(part.name));
}

async function make(part: Part, force: boolean): Promise<void> {
  if (!force && isCurrent(part)) {
    console.log(`  ${part.label}: up to date`);
    return;
  }
  console.log(`  ${part.label}: building…`);
  const before = performance.now();
  await buildPart(part);
  console.log(`  ${part.label}: built in ${((performance.now() - before) / 1000).toFixed(1)} s`);
}

/** Two Vite builds at once need about a gigabyte each and gain nothing on two cores. */
function mayRunTogether(): boolean {
  return os.availableParallelism() >= 4 && os.freemem() > 4e9;
}

async function main(args: string[]): Promise<void> {
  const force = args.includes('--force');
  const parts = chosenParts(args.filter((arg) => !arg.startsWith('-')));
  // a result is always for production, also where the server is about to be started with another NODE_ENV
  process.env.NODE_ENV = 'production';
  if (mayRunTogether()) await Promise.all(parts.map((part) => make(part, force)));
  else for (const part of parts) await make(part, force);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
