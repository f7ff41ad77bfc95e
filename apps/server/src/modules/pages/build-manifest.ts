import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Entry {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What a build is made of: which hashed file holds a source, and which others that one needs at once. */
export class BuildManifest {
  private constructor(private readonly entries: Readonly<Record<string, Entry>>) {}

  /** Without a build there is nothing to name: Vite's server in development. */
  static none(): BuildManifest {
    return new BuildManifest({});
  }

  /** The manifest of a built application. */
  static of(folder: string): BuildManifest {
    const file = path.join(folder, '.vite', 'manifest.json');
    return new BuildManifest(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>) : {});
  }

  /** The built file of a source whose name ends so. */
  fileOf(ending: string): string | null {
    const name = Object.keys(this.entries).find((source) => source.endsWith(ending));
    return name ? (this.entries[name]?.file ?? null) : null;
  }

  /** The script files that the page's own entry and some sources need, those of the entry first: all others wait for them. */
  scriptsOf(sources: readonly string[]): string[] {
    return this.filesOf(sources, ({ file }) => (file.endsWith('.js') ? [file] : []));
  }

  /** The style sheets of the page's own entry and of some sources. */
  stylesOf(sources: readonly string[]): string[] {
    return this.filesOf(sources, ({ css }) => css ?? []);
  }

  private filesOf(sources: readonly string[], filesOf: (entry: Entry) => string[]): string[] {
    const names = this.closure(['index.html', ...this.namesOf(sources)]);
    return [...new Set([...names].flatMap((name) => (this.entries[name] ? filesOf(this.entries[name]) : [])))];
  }

  private namesOf(sources: readonly string[]): string[] {
    return sources.flatMap((ending) => Object.keys(this.entries).filter((name) => name.endsWith(ending)));
  }

  private closure(names: readonly string[], found = new Set<string>()): Set<string> {
    for (const name of names) {
      if (found.has(name) || !this.entries[name]) continue;
      found.add(name);
      this.closure(this.entries[name].imports ?? [], found);
    }
    return found;
  }
}
