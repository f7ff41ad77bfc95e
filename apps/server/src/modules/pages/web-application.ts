import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { Problem } from '../../kernel/problem.ts';
import { BuildManifest } from './build-manifest.ts';

export type ApplicationName = 'learner' | 'studio';

export const APPLICATIONS: Record<ApplicationName, { base: string }> = {
  learner: { base: '/' },
  studio: { base: '/studio/' },
};

/** Where a built application lies: apps/<name>/dist beside this server. */
const folderOf = (name: ApplicationName): string => {
  const candidates = [
    path.resolve(import.meta.dirname, '../..', name, 'dist'),
    path.resolve(process.cwd(), 'apps', name, 'dist'),
  ];
  return candidates.find((folder) => existsSync(path.join(folder, 'index.html'))) ?? (candidates[1] as string);
};

/** A built web application: its page and its files. In development Vite's server is asked instead. */
export class WebApplication {
  readonly folder: string;
  private page: { text: string; changedAt: number; manifest: BuildManifest } | undefined;

  constructor(
    readonly name: ApplicationName,
    private readonly config: Config,
  ) {
    this.folder = folderOf(name);
  }

  /** The page as it was built, with the places that the server fills, and what the build is made of. */
  async read(): Promise<{ html: string; manifest: BuildManifest }> {
    const vite = this.config.viteUrls[this.name];
    if (vite) {
      const response = await fetch(new URL(APPLICATIONS[this.name].base, vite));
      return { html: await response.text(), manifest: BuildManifest.none() };
    }
    const file = path.join(this.folder, 'index.html');
    if (!existsSync(file)) throw new Problem('unavailable', 503);
    const changedAt = statSync(file).mtimeMs;
    if (this.page?.changedAt !== changedAt)
      this.page = { text: readFileSync(file, 'utf8'), changedAt, manifest: BuildManifest.of(this.folder) };
    return { html: this.page.text, manifest: this.page.manifest };
  }

  /** The file of a path inside the application, or null. Never outside its folder. */
  file(relative: string): string | null {
    const file = path.join(this.folder, path.normalize(`/${relative}`));
    return file.startsWith(this.folder + path.sep) && existsSync(file) && statSync(file).isFile() ? file : null;
  }
}
