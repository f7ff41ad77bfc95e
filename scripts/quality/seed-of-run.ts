import { execFileSync } from 'node:child_process';

/**
 * What samples and random cases are drawn by: `SEED`, else the commit, so that a run can be repeated and the next commit tries
 * something else. Without a repository it is always the same.
 */
export function seedOfRun(): string {
  if (process.env.SEED) return process.env.SEED;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'sullam'; // the sources alone, or no git
  }
}
