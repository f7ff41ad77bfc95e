import type { Plugin, Rolldown } from 'vite';
import { type ApplicationPages, frameWordsName } from './page-manifest.ts';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** A module that first pages of so many features need comes with what the application starts with. */
const MANY = 4;

const FORMS = /[\\/]web-kit[\\/]src[\\/]forms[\\/]|[\\/]form-rules[.]ts$/;
const DRAFT = /[\\/]web-kit[\\/]src[\\/]forms[\\/]draft[.]ts$/;

/** Where a file of ours names the icons that it draws, and where the library says which file is which. */
const NAMED_ICONS = /import\s*\{([^}]*)\}\s*from\s*["'][^"']*base\/icons\.ts["']/g;
const EXPORTED_ICONS = /export\s*\{([^}]*)\}\s*from\s*["']\.\/icons\/([^"']+)["']/g;

const isIcon = (module: string): boolean => /[\\/]node_modules[\\/]lucide-react[\\/]/.test(module);

/** By name, the module of each icon: the library brings all of them through one file. */
function iconModules(context: Context & Pick<Rolldown.PluginContext, 'getModuleIds'>): ReadonlyMap<string, string> {
  const all = [...context.getModuleIds()].filter(isIcon);
  const modules = new Map(all.map((module) => [module.split(/[\\/]/).at(-1), module]));
  const found = new Map<string, string>();
  for (const module of all)
    for (const [, names = '', file = ''] of (context.getModuleInfo(module)?.code ?? '').matchAll(EXPORTED_ICONS))
      for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) {
        const icon = modules.get(file);
        if (icon) found.set(name, icon);
      }
  return found;
}

/** The modules that these need at once, themselves included; of the icons those that they name. */
function neededBy(modules: Iterable<string>, icons: ReadonlyMap<string, string>, context: Context): Set<string> {
  const found = new Set(modules);
  for (const module of found) {
    const { importedIds = [], code = '' } = context.getModuleInfo(module) ?? {};
    for (const needed of importedIds) if (!isIcon(needed)) found.add(needed);
    for (const [, names = ''] of (code ?? '').matchAll(NAMED_ICONS))
      for (const [name] of names.matchAll(/\w+(?= as |\s*(?:,|$))/g)) {
        const icon = icons.get(name);
        if (icon) found.add(icon);
      }
  }
  return found;
}

/**
 * What travels together besides what the bundler itself puts into one file: many small files compress badly and wait for each
 * other. Everything else is split where it is imported later (screens, overlays, wording).
 */
export function chunks({ frameAreas, firstPages, memberParts }: ApplicationPages): {
  plugin: Plugin;
  groups: Rolldown.CodeSplittingGroup[];
} {
  const initial = new Set<string>();
  const ofMembers = new Set<string>();
  /** The features whose first pages need a module, by the module. */
  const features = new Map<string, string[]>();
  /** How many of their screens do. */
  const screensOf = new Map<string, number>();
  const many = Math.min(MANY, Object.keys(firstPages).length);

  const plugin: Plugin = {
    name: 'sullam-chunks',
    apply: 'build',
    buildEnd() {
      const modules = [...this.getModuleIds()];
      const icons = iconModules(this);
      /** What files need at once, without the files themselves: each of those is asked for by itself. */
      const neededByFiles = (files: readonly string[]) => {
        const entries = modules.filter((module) => files.some((file) => module.endsWith(`/${file}`)));
        return [...neededBy(entries, icons, this)].filter((module) => !entries.includes(module));
      };
      const entries = modules.filter((module) => this.getModuleInfo(module)?.isEntry);
      for (const module of neededBy(entries, icons, this)) initial.add(module);
      for (const [folder, rules] of Object.entries(firstPages)) {
        const screens = rules.flatMap((rule) => rule.screens.map((screen) => `${folder}/${screen}.tsx`));
        for (const module of neededByFiles(screens)) features.set(module, [...(features.get(module) ?? []), folder]);
        for (const screen of new Set(screens))
          for (const module of neededByFiles([screen])) screensOf.set(module, (screensOf.get(module) ?? 0) + 1);
      }
      for (const module of neededByFiles(memberParts)) ofMembers.add(module);
    },
  };
  const frameWords = new RegExp(`/strings/src/areas/(?:${frameAreas.join('|')})[.](en|ar)(?:[.]gen)?[.]ts$`);
  const frameWordsOf = (module: string): string | null => {
    const language = frameWords.exec(module)?.[1];
    return language === 'en' || language === 'ar' ? frameWordsName(language) : null;
  };
  const groups: Rolldown.CodeSplittingGroup[] = [
    /** Apart from the next one, so that both are fetched at the same time; with it the few lines of the bundler's own. */
    { name: 'react', test: /^\0rolldown|[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
    /** What the application starts with, and what many of its first pages need, or one of them and the frame of its members. */
    {
      name: (module) => {
        const isShared = features.has(module) && (ofMembers.has(module) || (features.get(module)?.length ?? 0) >= many);
        return initial.has(module) || isShared ? 'base' : null;
      },
      priority: 3,
    },
    /** What the first pages of the same two features need; an icon of one of them doesn't bring those of other pages along. */
    {
      name: (module) => {
        const sharing = features.get(module) ?? [];
        return sharing.length > (isIcon(module) ? 0 : 1) ? sharing.join('+') : null;
      },
      priority: 2,
    },
    /** The wording that the frame around every page says, a file for each language. */
    { name: frameWordsOf, priority: 2 },
    /** Apart from forms, which take along what they need: drafts are kept by what is no form, too. */
    { name: 'draft', test: DRAFT, priority: 2 },
    /** What several first pages of a feature need of its own. */
    {
      name: (module) => {
        const [folder, other] = features.get(module) ?? [];
        const isOwn = other === undefined && (screensOf.get(module) ?? 0) > 1 && module.includes(`/${folder}/`);
        return isOwn ? `${folder}-own` : null;
      },
      priority: 1,
    },
    /** What a form needs: none does without it. */
    { name: (module) => (features.has(module) && FORMS.test(module) ? 'forms' : null), priority: 1 },
    /** What else the frame of signed-in readers needs. */
    { name: (module) => (ofMembers.has(module) ? 'members' : null), priority: 1 },
    /** Icons that the same screens draw. */
    { name: 'icons', test: isIcon, entriesAware: true, entriesAwareMergeThreshold: 1000, priority: 0 },
  ];
  return { plugin, groups };
}
