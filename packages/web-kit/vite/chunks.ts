import type { Plugin, Rolldown } from 'vite';
import type { FirstPageRule } from '../src/first-page.ts';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;
type FirstPages = Readonly<Record<string, readonly FirstPageRule[]>>;

/** A module that first pages of so many features need comes with what the application starts with. */
const MANY = 3;

const isIcon = (module: string): boolean => /[\\/]node_modules[\\/]lucide-react[\\/]/.test(module);

/** The modules that these need at once, themselves included. */
function neededBy(modules: Iterable<string>, context: Context): Set<string> {
  const found = new Set(modules);
  for (const module of found) for (const needed of context.getModuleInfo(module)?.importedIds ?? []) found.add(needed);
  return found;
}

/**
 * What travels together besides what the bundler itself puts into one file: many small files compress badly and wait for each
 * other. Everything else is split where it is imported later (screens, overlays, wording).
 */
export function chunks(firstPages: FirstPages): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const initial = new Set<string>();
  /** The features whose first pages need a module, by the module. */
  const features = new Map<string, string[]>();
  const many = Math.min(MANY, Object.keys(firstPages).length);

  const plugin: Plugin = {
    name: 'sullam-chunks',
    apply: 'build',
    buildEnd() {
      const modules = [...this.getModuleIds()];
      const entries = modules.filter((module) => this.getModuleInfo(module)?.isEntry);
      for (const module of neededBy(entries, this)) initial.add(module);
      for (const [folder, rules] of Object.entries(firstPages)) {
        const files = rules.flatMap(({ screens }) => screens.map((screen) => `/${folder}/${screen}.tsx`));
        const screens = modules.filter((module) => files.some((file) => module.endsWith(file)));
        for (const module of neededBy(screens, this))
          if (!screens.includes(module)) features.set(module, [...(features.get(module) ?? []), folder]);
      }
    },
  };
  const groups: Rolldown.CodeSplittingGroup[] = [
    /** Apart from the next one, so that both are fetched at the same time; with it the few lines of the bundler's own. */
    { name: 'react', test: /^\0rolldown|[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
    /** What the application starts with, and what many of its first pages need; icons come along with what draws them. */
    {
      name: (module) => {
        const isShared = many > 0 && (features.get(module)?.length ?? 0) >= many;
        return !isIcon(module) && (initial.has(module) || isShared) ? 'base' : null;
      },
      priority: 3,
    },
    /** Icons that the same screens draw. */
    { name: 'icons', test: isIcon, entriesAware: true, entriesAwareMergeThreshold: 1000, priority: 2 },
    /** What the first pages of the same two features need. */
    {
      name: (module) => {
        const sharing = features.get(module) ?? [];
        return !isIcon(module) && sharing.length > 1 ? sharing.join('+') : null;
      },
      priority: 1,
    },
  ];
  return { plugin, groups };
}
