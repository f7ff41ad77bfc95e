import type { SourceFile, Violation } from './source-file.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

/** Cycles of a graph, each once, as the way around. */
export function findCycles(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const go = (node: string): void => {
    const at = trail.indexOf(node);
    if (at !== -1) {
      cycles.push([...trail.slice(at), node]);
      return;
    }
    if (done.has(node)) return;
    trail.push(node);
    for (const next of graph.get(node) ?? []) go(next);
    trail.pop();
    done.add(node);
  };
  for (const node of graph.keys()) go(node);
  return cycles;
}

/** Files that import each other in a circle when the program runs (types are erased before). */
export function checkCycles(files: readonly SourceFile[]): Violation[] {
  const graph = new Map(
    files.map((file) => [
      file.path,
      file.imports.filter((used) => used.isOurs && !used.isTypeOnly).map((used) => used.target),
    ]),
  );
  return findCycles(graph).map((cycle) => ({
    file: cycle[0]!,
    line: 1,
    message: `imports itself: ${cycle.join(' -> ')}`,
  }));
}

/** The list of who uses whom: without a circle, without modules that don't exist. */
export function checkUses(
  uses: Readonly<Record<string, readonly string[]>>,
  modules: ReadonlySet<string>,
): Violation[] {
  const file = 'apps/server/src/modules';
  const unknown = [...new Set(Object.entries(uses).flat(2))].filter((name) => !modules.has(name));
  return [
    ...findCycles(new Map(Object.entries(uses))).map((cycle) => ({
      file,
      line: 1,
      message: `modules use each other in a circle: ${cycle.join(' -> ')} (the way back is a signal)`,
    })),
    ...unknown.map((name) => ({ file, line: 1, message: `a module uses ${name}, which is no module` })),
  ];
}
