import path from 'node:path';
import { build } from 'esbuild';

/**
 * What TypeScript files of ours export, by their paths. Nothing that they load later (screens) is read, so that a list can
 * be made of files that aren't all right yet.
 */
export async function exportsOf<Exports>(files: readonly string[]): Promise<Record<string, Exports>> {
  const names = files.map((file, at) => `export * as part${at} from ${JSON.stringify(path.resolve(file))};`);
  const { outputFiles } = await build({
    stdin: { contents: names.join('\n'), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    plugins: [
      {
        name: 'later',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, (used) =>
            used.kind === 'dynamic-import' ? { path: used.path, external: true } : undefined,
          ),
      },
    ],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const parts = (await import(`data:text/javascript;base64,${code}`)) as Record<string, Exports>;
  return Object.fromEntries(files.map((file, at) => [file, parts[`part${at}`] as Exports]));
}
