import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PageManifest } from '@sullam/domain/page-manifest.ts';
import type { Config } from '../../../config.ts';
import { Problem } from '../../../kernel/problem.ts';
import { FirstPages, KnownPaths } from './first-pages.ts';

export type ApplicationName = 'learner' | 'studio';

export const APPLICATIONS: Record<ApplicationName, { base: string }> = {
  learner: { base: '/' },
  studio: { base: '/studio/' },
};

/** What the build records about its pages. */
const MANIFEST = 'page.json';

/** Where a built application lies: apps/<name>/dist beside this server. */
const folderOf = (name: ApplicationName): string => {
  const candidates = [
    path.resolve(import.meta.dirname, '../../..', name, 'dist'),
    path.resolve(process.cwd(), 'apps', name, 'dist'),
  ];
  return candidates.find((folder) => existsSync(path.join(folder, 'index.html'))) ?? (candidates[1] as string);
};

/** The page of an application as it was built, with the places that the server fills, and what it needs at once. */
export interface BuiltPage extends Pick<PageManifest, 'banner' | 'displayFonts' | 'fonts' | 'frame'> {
  html: string;
  firstPages: FirstPages;
  paths: KnownPaths;
}

const builtPage = (
  html: string,
  { banner, displayFonts, fonts, frame, firstPages, paths }: PageManifest,
): BuiltPage => ({
  html,
  ...(banner ? { banner } : {}),
  displayFonts,
  fonts,
  frame,
  firstPages: new FirstPages(firstPages),
  paths: new KnownPaths(paths),
});

/** A built web application: its page and its files. In development Vite's server is asked instead. */
export class WebApplication {
  readonly folder: string;
  private page: { built: BuiltPage; changedAt: number } | undefined;

  constructor(
    readonly name: ApplicationName,
    private readonly config: Config,
  ) {
    this.folder = folderOf(name);
  }

  async read(): Promise<BuiltPage> {
    const vite = this.config.viteUrls[this.name];
    if (vite) {
      const base = new URL(APPLICATIONS[this.name].base, vite);
      const [html, manifest] = await Promise.all([fetch(base), fetch(new URL(MANIFEST, base))]);
      return builtPage(await html.text(), (await manifest.json()) as PageManifest);
    }
    const file = path.join(this.folder, 'index.html');
    const manifestFile = path.join(this.folder, MANIFEST);
    if (!existsSync(file) || !existsSync(manifestFile)) throw new Problem('unavailable', 503);
    const changedAt = statSync(file).mtimeMs;
    if (this.page?.changedAt !== changedAt) {
      const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as PageManifest;
      this.page = { built: builtPage(readFileSync(file, 'utf8'), manifest), changedAt };
    }
    return this.page.built;
  }

  /** The file of a path inside the application, or null. Never outside its folder. */
  file(relative: string): string | null {
    const file = path.join(this.folder, path.normalize(`/${relative}`));
    return file.startsWith(this.folder + path.sep) && existsSync(file) && statSync(file).isFile() ? file : null;
  }
}
