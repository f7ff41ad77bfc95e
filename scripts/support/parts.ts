import fs from 'node:fs';
import { inProject, shown } from './project.ts';

/** One of the programs that `npm run build` makes. */
export interface Part {
  name: 'server' | 'learner' | 'studio';
  label: string;
  /** The file that the part begins with; without it there is nothing to build. */
  entry: string;
  /** Files and folders whose content decides whether the part must be built again. */
  sources: string[];
  /** The folder that holds the result, and a file in it that proves the result is there. */
  output: string;
  result: string;
}

const shared = ['packages', 'package-lock.json', 'scripts/build.ts', 'scripts/support'].map((at) => inProject(at));

function webPart(name: 'learner' | 'studio', label: string): Part {
  return {
    name,
    label,
    entry: inProject('apps', name, 'index.html'),
    sources: [inProject('apps', name), inProject('tsconfig.base.json'), ...shared],
    output: inProject('apps', name, 'dist'),
    result: inProject('apps', name, 'dist', 'index.html'),
  };
}

export const PARTS: readonly Part[] = [
  {
    name: 'server',
    label: 'Server',
    entry: inProject('apps/server/src/main.ts'),
    sources: [inProject('apps/server/src'), inProject('apps/server/package.json'), ...shared],
    output: inProject('apps/server/dist'),
    result: inProject('apps/server/dist/server.js'),
  },
  webPart('learner', 'Learner application'),
  webPart('studio', 'Studio application'),
];

/** Throws a sentence if the file that the part begins with isn't there. */
export function assertEntry(part: Part): void {
  if (!fs.existsSync(part.entry))
    throw new Error(`${part.label}: ${shown(part.entry)} is missing, so it can't be built.`);
}
