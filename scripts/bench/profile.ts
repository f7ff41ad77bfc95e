import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

const SHOWN = 40;

/** The functions in which most time was spent, of the processor profiles in a folder. */
export function hottest(folder: string): string {
  const byFunction = new Map<string, number>();
  let total = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'))) {
    const profile = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Profile;
    const names = new Map(
      profile.nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
        const place = url.split('/node_modules/').at(-1)?.split('/').slice(-3).join('/') ?? '';
        return [id, `${functionName || '(anonymous)'} ${place}:${lineNumber + 1}`];
      }),
    );
    for (const [index, id] of profile.samples.entries()) {
      const name = names.get(id) ?? '?';
      if (/^\((idle|program)\)/.test(name)) continue;
      const spent = profile.timeDeltas[index] ?? 0;
      total += spent;
      byFunction.set(name, (byFunction.get(name) ?? 0) + spent);
    }
  }
  return [...byFunction]
    .sort((a, b) => b[1] - a[1])
    .slice(0, SHOWN)
    .map(([name, spent]) => `${((spent / total) * 100).toFixed(1).padStart(5)} %  ${name}`)
    .join('\n');
}
