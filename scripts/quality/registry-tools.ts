import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The Node that README recommends, and the oldest one that package.json allows: the tests run on both. */
const RECOMMENDED_NODE = '24.22.3';
const OLDEST_NODE = '20.19.6';

/** A file of an npm package in a folder of its own below node_modules/.cache; the package is fetched once, without its install scripts. */
async function fetchedFile(name: string, version: string, file: string): Promise<string> {
  const folder = path.resolve('node_modules/.cache/sullam-tools', `${name}-${version}`);
  const found = path.join(folder, 'node_modules', name, file);
  if (existsSync(found)) return found;
  process.stdout.write(`  fetching ${name} ${version}…\n`);
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const status = await new Promise<number | null>((resolve, reject) => {
    const npm = spawn('npm', ['install', ...options, '--prefix', folder, `${name}@${version}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    npm.once('error', reject);
    npm.once('close', resolve);
  });
  if (status !== 0 || !existsSync(found)) throw new Error(`${name} ${version} could not be fetched.`);
  return found;
}

/** The npm packages `node-<platform>-<processor>` hold nothing but the program. */
const fetchedNode = (version: string): Promise<string> => {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  return fetchedFile(name, version, isWindows ? 'bin/node.exe' : 'bin/node');
};

const [MAJOR = 0, MINOR = 0] = process.versions.node.split('.').map(Number);

export interface OtherNode {
  version: string;
  program: string;
}

/** The recommended Node where an older one runs this, else the oldest. */
export async function otherNode(): Promise<OtherNode> {
  const version = MAJOR < 24 ? RECOMMENDED_NODE : OLDEST_NODE;
  return { version, program: await fetchedNode(version) };
}

/**
 * Lighthouse and a Node that it runs on. It is no dependency of the project: it needs Node 22.19, and its eighty packages serve one
 * benchmark.
 */
export async function lighthouse(): Promise<{ node: string; program: string }> {
  const isNewEnough = MAJOR > 22 || (MAJOR === 22 && MINOR >= 19);
  const node = isNewEnough ? process.execPath : await fetchedNode(RECOMMENDED_NODE);
  return { node, program: await fetchedFile('lighthouse', '13.5.0', 'cli/index.js') };
}
