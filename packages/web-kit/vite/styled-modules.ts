import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SHEET = 'src/app.css';

/** The folders and files that a sheet leaves out, as they are found from the folder of the sheet. */
export const leftOut = (sheet: string): string[] =>
  [...sheet.matchAll(/^@source not "([^"]+)"/gm)].flatMap(([, source]) => source ?? []);

/**
 * Fails the build when it has a module whose classes the application's sheet leaves out (`@source not`), which would be drawn without
 * its styles.
 */
export function styledModules(): Plugin {
  let sheet = '';
  return {
    name: 'sullam-styled-modules',
    apply: 'build',
    configResolved({ root }) {
      sheet = path.join(root, SHEET);
    },
    generateBundle(_options, bundle) {
      if (!existsSync(sheet)) return; // nothing is drawn with a sheet of the application's own
      const sources = leftOut(readFileSync(sheet, 'utf8')).map((source) => path.resolve(path.dirname(sheet), source));
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      for (const module of modules) {
        const source = sources.find((left) => module === left || module.startsWith(`${left}/`));
        if (source) this.error(`${SHEET} leaves ${source} out, but ${module} is part of the application.`);
      }
    },
  };
}
