import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

function ask(pid: number, column: 'ppid' | 'args'): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return ''; // there is no such process any more
  }
}

function parentOf(pid: number): number {
  if (pid === process.pid) return process.ppid;
  if (process.platform !== 'linux') return Number(ask(pid, 'ppid'));
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

function nameOf(pid: number): string {
  if (process.platform !== 'linux') return ask(pid, 'args');
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Calls back when npm, which started us, is gone: killed hard, it can't pass the signal on. npm is our parent or, with
 * a shell between, our parent's; its child gets another parent the moment it dies.
 */
export function onNpmGone(callback: () => void): void {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const child = [process.pid, process.ppid].find((pid) => /\bnpm\b/.test(nameOf(parentOf(pid))));
  if (child === undefined) return;
  const npm = parentOf(child);
  const timer = setInterval(() => {
    if (parentOf(child) === npm) return;
    clearInterval(timer);
    callback();
  }, 1000);
  timer.unref();
}
