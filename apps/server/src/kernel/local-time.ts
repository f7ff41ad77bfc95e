import { isSkipped, type WallTime } from '@sullam/domain/lectures/zoned-time.ts';
import { invalidField } from './problem.ts';

/** Refuses a wall time that the clock of its zone skips, at the field where it was entered. */
export function checkLocalTimeExists(wallTime: WallTime, zone: string, path: string): void {
  if (isSkipped(wallTime, zone)) throw invalidField(path, 'skippedTime');
}
