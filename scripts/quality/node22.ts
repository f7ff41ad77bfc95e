import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The package of the npm registry that holds nothing but the program: no install script has to run. */
const VERSION = '22.23.3';

/** A Node that Lighthouse runs on (22.19 or newer): this one, or one fetched from the npm registry once. */
export function node22(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 19)) return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = path.resolve('node_modules/.cache/sullam-node');
  const program = path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  process.stdout.write(`  fetching ${name} ${VERSION} for Lighthouse…\n`);
  const fetched = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${VERSION}`],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (fetched.status !== 0 || !existsSync(program))
    throw new Error(`Lighthouse needs Node 22.19 or newer, and ${name} could not be fetched.`);
  return program;
}
