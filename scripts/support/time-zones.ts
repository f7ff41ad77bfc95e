import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.ts';

const folder = inProject('apps/server/time-zones');

/**
 * Lets a process that is started read our time zone data, where this Node carries an older release. ICU reads the variable before any
 * program runs, so a server can't set it for itself.
 */
export function timeZoneEnv(): Record<string, string> {
  const [release = ''] = readdirSync(folder);
  const isOlder = (process.versions.tz ?? '') < release;
  return isOlder ? { ICU_TIMEZONE_FILES_DIR: path.join(folder, release) } : {};
}
