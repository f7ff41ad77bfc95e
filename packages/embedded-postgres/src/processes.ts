import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

interface ProcessState {
  zombie: boolean;
  started: string;
}

function ask(pid: number, columns: string): string {
  try {
    return execFileSync('ps', ['-o', columns, '-p', String(pid)], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return ''; // ps fails when there is no such process
  }
}

function linuxState(pid: number): ProcessState | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name in brackets may hold spaces and brackets itself, the rest comes after the last one
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { zombie: fields[0] === 'Z' || fields[0] === 'X', started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

function bsdState(pid: number): ProcessState | undefined {
  const line = ask(pid, 'stat=,lstart=');
  return line ? { zombie: line.startsWith('Z'), started: line.replace(/^\S+\s+/, '') } : undefined;
}

function signalReaches(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * A process as "pid start-time", which survives the reuse of a pid; undefined when it is gone.
 * A zombie counts as gone: where PID 1 does not reap, it answers to signal 0 for ever.
 */
export function processIdentity(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'win32') return signalReaches(pid) ? `${pid} -` : undefined;
  const state = process.platform === 'linux' ? linuxState(pid) : bsdState(pid);
  return state && !state.zombie ? `${pid} ${state.started}` : undefined;
}

type Belonging = 'yes' | 'no' | 'unknown';

function commandLine(pid: number): string[] {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/**
 * Does a process belong to the cluster in this folder? PostgreSQL works with the data directory as its current folder.
 * Root without CAP_SYS_PTRACE (the usual container) may not read that of another user's process: there the postmaster's
 * arguments show it, and a backend (which overwrites them) stays unknown.
 */
export function belongsTo(pid: number, dataDirectory: string): Belonging {
  if (process.platform === 'win32') return processIdentity(pid) ? 'unknown' : 'no';
  if (process.platform !== 'linux') return ask(pid, 'args=').includes(dataDirectory) ? 'yes' : 'no';
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === dataDirectory ? 'yes' : 'no';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') return 'no';
    const command = commandLine(pid);
    if (command.includes(dataDirectory)) return 'yes';
    return command[0]?.startsWith('postgres') ? 'unknown' : 'no';
  }
}

/** Processes that work, or may work, on this data directory (Linux; elsewhere PostgreSQL's own check has to do). */
export function clusterProcesses(dataDirectory: string): { certain: number[]; possible: number[] } {
  const found = { certain: [] as number[], possible: [] as number[] };
  if (process.platform !== 'linux') return found;
  for (const name of fs.readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const belonging = belongsTo(pid, dataDirectory);
    if (belonging === 'no' || !processIdentity(pid)) continue;
    found[belonging === 'yes' ? 'certain' : 'possible'].push(pid);
  }
  return found;
}
