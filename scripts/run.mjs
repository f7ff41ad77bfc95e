// Runs a TypeScript program: bundles it in memory-speed with esbuild into node_modules/.cache and imports the result.
// Node 20 can't strip types by itself; this costs about 0.1 s and needs nothing that isn't installed anyway.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [, , entry, ...args] = process.argv;
const root = path.resolve(import.meta.dirname, '..');
const directory = path.join(root, 'node_modules', '.cache', 'sullam');
mkdirSync(directory, { recursive: true });
const outfile = path.join(directory, `${path.basename(entry, '.ts')}.mjs`);
await build({
  entryPoints: [path.resolve(root, entry)],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  // workspace packages are TypeScript source: they are bundled, everything else is resolved at run time
  plugins: [
    {
      name: 'workspace',
      setup(b) {
        b.onResolve({ filter: /^@sullam\// }, async (a) => {
          const [, name, ...rest] = a.path.split('/');
          return { path: path.join(root, 'packages', name, 'src', rest.join('/')) };
        });
      },
    },
  ],
  sourcemap: 'inline',
  logLevel: 'error',
});
process.argv = [process.argv[0], outfile, ...args];
await import(pathToFileURL(outfile).href);
