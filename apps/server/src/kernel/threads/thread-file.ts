import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the bundle that runs: the built server, `npm run dev`, a script. */
const beside = fileURLToPath(new URL('./thread.js', import.meta.url));
/** Where tests run the sources, their set-up has built it here (scripts/support/build-thread.ts). */
const built = path.resolve(import.meta.dirname, '../../../../../node_modules/.cache/sullam/thread.js');

/** The bundle that threads run. @throws where it wasn't built */
export function threadFile(): string {
  const found = [beside, built].find((file) => existsSync(file));
  if (!found) throw new Error(`The threads' program is missing: ${beside}. Build the server again.`);
  return found;
}
