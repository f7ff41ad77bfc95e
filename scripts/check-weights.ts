// npm run check:weights: what first pages weigh as they are built and sent. Fails where one is above what it may weigh.
// Run `npm run build` first. What a browser really fetches: `npm run bench:web -- --weight`.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { FIRST_PAGES as LEARNER_PAGES } from '../apps/learner/src/first-pages.gen.ts';
import * as learner from '../apps/learner/src/frame-areas.ts';
import { FIRST_PAGES as STUDIO_PAGES } from '../apps/studio/src/first-pages.gen.ts';
import * as studio from '../apps/studio/src/frame-areas.ts';
import type { ApplicationPages, BuiltFiles } from '../packages/web-kit/vite/page-manifest.ts';
import { BUDGET, type PageWeight, pageWeights } from '../packages/web-kit/vite/page-weights.ts';
import { inProject } from './support/project.ts';

/** Enough to see what to load later. */
const NAMED = 12;

const APPLICATIONS: Readonly<Record<string, ApplicationPages>> = {
  learner: { frameAreas: learner.FRAME_AREAS, memberParts: learner.MEMBER_PARTS, firstPages: LEARNER_PAGES, paths: [] },
  studio: { frameAreas: studio.FRAME_AREAS, memberParts: studio.MEMBER_PARTS, firstPages: STUDIO_PAGES, paths: [] },
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function readManifest(application: string): BuiltFiles {
  const file = inProject('apps', application, 'dist/.vite/manifest.json');
  if (!existsSync(file)) throw new Error(`${application} isn't built: run npm run build first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltFiles;
}

/** The server sends a file as it was compressed when it was built. */
function sentSize(application: string, file: string): number {
  const built = inProject('apps', application, 'dist', file);
  return statSync(existsSync(`${built}.br`) ? `${built}.br` : built).size;
}

/** By its file, what something built is made of: its source, or the name of what it holds. */
const namesOf = (built: BuiltFiles): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(built).map(([source, { file, name }]) => [file, source.startsWith('_') ? (name ?? source) : source]),
  );

function report(application: string, { path, language, script, style, files }: PageWeight, built: BuiltFiles): string {
  const names = namesOf(built);
  const largest = files.slice(0, NAMED).map(({ file, bytes }) => `    ${kilobytes(bytes)} ${names.get(file) ?? file}`);
  return [
    `  ${application} ${path}, ${language}: ${kilobytes(script)} of script, ${kilobytes(style)} of style`,
    ...largest,
  ].join('\n');
}

const rows: string[] = [];
const tooHeavy: string[] = [];
for (const [application, pages] of Object.entries(APPLICATIONS)) {
  const built = readManifest(application);
  for (const weight of pageWeights(pages, built, (file) => sentSize(application, file))) {
    rows.push(
      `  ${application} ${weight.path}, ${weight.language}: ${kilobytes(weight.script)}, ${kilobytes(weight.style)}`,
    );
    if (weight.script > BUDGET.script || weight.style > BUDGET.style) tooHeavy.push(report(application, weight, built));
  }
}
console.log(`Script and style of first pages as they are sent:\n${rows.join('\n')}`);
if (tooHeavy.length > 0) {
  console.error(
    `\nAbove ${kilobytes(BUDGET.script)} of script or ${kilobytes(BUDGET.style)} of style:\n${tooHeavy.join('\n')}`,
  );
  process.exitCode = 1;
}
