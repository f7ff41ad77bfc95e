import { findCycles } from './cycles.ts';
import { featureOf, isTest } from './places.ts';
import type { Import, SourceFile, Violation } from './source-file.ts';

interface Edge {
  file: SourceFile;
  used: Import;
  to: string;
}

/** What a program imports from features when it runs (types are erased before), also lazily. */
const runTimeEdges = (files: readonly SourceFile[]): Edge[] =>
  files
    .filter(({ path }) => !isTest(path))
    .flatMap((file) =>
      file.imports.flatMap((used) => {
        const to = used.isOurs && !used.isTypeOnly ? featureOf(used.target) : undefined;
        return to ? [{ file, used, to }] : [];
      }),
    );

/** Features of an application that import each other in a circle, each circle once, with one import for each step. */
function checkCycles(edges: readonly Edge[]): Violation[] {
  const graph = new Map<string, Map<string, Edge>>();
  for (const edge of edges) {
    const from = featureOf(edge.file.path);
    if (!from || from === edge.to) continue;
    const next = graph.get(from) ?? new Map<string, Edge>();
    graph.set(from, next.set(edge.to, next.get(edge.to) ?? edge));
  }
  const names = new Map([...graph].map(([from, next]) => [from, [...next.keys()]]));
  return findCycles(names).map((cycle) => {
    const steps = cycle.slice(1).map((to, at) => graph.get(cycle[at]!)!.get(to)!);
    const [{ file, used }] = steps as [Edge];
    const ways = steps.map((step) => `${step.file.path} imports ${step.used.target}`);
    return { file: file.path, line: used.line, message: `features import each other in a circle: ${ways.join(', ')}` };
  });
}

const PART = /^apps\/\w+\/src\/parts\//;

/** Parts are below features. */
const checkParts = (edges: readonly Edge[]): Violation[] =>
  edges
    .filter(({ file }) => PART.test(file.path))
    .map(({ file, used }) => ({
      file: file.path,
      line: used.line,
      message: `a part imports no feature, not ${used.target}: packages -> parts -> features -> routes`,
    }));

/** Checks the imports between the features of each web application. */
export function checkFeatures(files: readonly SourceFile[]): Violation[] {
  const edges = runTimeEdges(files);
  return [...checkCycles(edges), ...checkParts(edges)];
}
