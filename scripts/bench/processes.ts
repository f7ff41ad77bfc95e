import { readdirSync, readFileSync } from 'node:fs';

/** What processes have used; only where /proc exists. */
export interface Usage {
  /** Microseconds of processor time by process. */
  byProcess: Map<number, number>;
}

export const canMeasure = process.platform === 'linux';

const TICK = 10_000; // microseconds: the kernel counts hundredths of a second for programs

interface Stat {
  parent: number;
  microseconds: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // the scheduler's own count is finer than ticks, but holds only the main thread: its parts are added up
    return {
      parent: Number(fields[1]),
      microseconds: threadsOf(pid) ?? (Number(fields[11]) + Number(fields[12])) * TICK,
    };
  } catch {
    return undefined; // it has ended
  }
}

function threadsOf(pid: number): number | undefined {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce(
      (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1000,
      0,
    );
  } catch {
    return undefined;
  }
}

/** Processor time so far of a process, and of all processes that a second one has started (PostgreSQL's backends). */
export function usageOf(pid: number, postmaster: number): Usage {
  const byProcess = new Map<number, number>();
  if (!canMeasure) return { byProcess };
  for (const name of readdirSync('/proc')) {
    const candidate = Number(name);
    if (!Number.isInteger(candidate)) continue;
    const stat = statOf(candidate);
    if (stat && (candidate === pid || candidate === postmaster || stat.parent === postmaster))
      byProcess.set(candidate, stat.microseconds);
  }
  return { byProcess };
}

/** Microseconds between two looks: of the server's process, and of the database. */
export function usedBetween(before: Usage, after: Usage, pid: number): { server: number; database: number } {
  let server = 0;
  let database = 0;
  for (const [process_, microseconds] of after.byProcess) {
    const used = microseconds - (before.byProcess.get(process_) ?? 0);
    if (process_ === pid) server += used;
    else database += used;
  }
  return { server, database };
}

/** Resident memory of a process in megabytes. */
export function memoryOf(pid: number): number {
  if (!canMeasure) return Number.NaN;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
