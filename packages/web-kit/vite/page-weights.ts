import type { Language } from '@sullam/domain/localized.ts';
import { type ApplicationPages, type BuiltFiles, builtFiles } from './page-manifest.ts';

/** What a first page may weigh, in bytes as they are sent. */
export const BUDGET = { script: 150_000, style: 13_000 } as const;

export interface PageWeight {
  path: string;
  language: Language;
  script: number;
  style: number;
  /** The files, heaviest first. */
  files: { file: string; bytes: number }[];
}

/** What first pages weigh as they are built: what they wait for, what they show at once besides, and the parts of members. */
export function pageWeights(
  pages: ApplicationPages,
  built: BuiltFiles,
  sizeOf: (file: string) => number,
): PageWeight[] {
  const { frameAreas, memberParts, firstPages } = pages;
  const { files: filesOf } = builtFiles(pages, built);
  return Object.entries(firstPages).flatMap(([folder, rules]) =>
    rules.flatMap(({ path, isPublic, screens, areas, parts = [], partAreas = [] }) =>
      (['en', 'ar'] as const).map((language) => {
        const { scripts, styles } = filesOf(
          [...screens.map((screen) => `${folder}/${screen}.tsx`), ...parts, ...(isPublic ? [] : memberParts)],
          [...frameAreas, ...areas, ...partAreas],
          language,
        );
        const sum = (names: readonly string[]) => names.reduce((total, name) => total + sizeOf(name), 0);
        const files = [...scripts, ...styles].map((file) => ({ file, bytes: sizeOf(file) }));
        files.sort((one, other) => other.bytes - one.bytes);
        return { path, language, script: sum(scripts), style: sum(styles), files };
      }),
    ),
  );
}
