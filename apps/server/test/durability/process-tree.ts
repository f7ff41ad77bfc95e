import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * A process and everything that it started, directly or not (the database and its backends too). The list is
 * fetched without blocking: otherwise no writer of this process would have a request under way when the kill comes.
 */
export async function processTree(pid: number): Promise<number[]> {
  const children = new Map<number, number[]>();
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=']);
  for (const line of stdout.split('\n')) {
    const [child, parent] = line.trim().split(/\s+/).map(Number);
    if (child === undefined || parent === undefined) continue;
    children.set(parent, [...(children.get(parent) ?? []), child]);
  }
  const tree = [pid];
  for (const member of tree) tree.push(...(children.get(member) ?? []));
  return tree;
}

/** Kills processes without a chance to clean up; those that are gone already are fine. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
