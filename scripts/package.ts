// npm run package -- FOLDER: writes into an empty folder only what runs, from what `npm run build` made: the server, the web
// applications, migrations, demo files, the packages that the server loads and THIRD-PARTY-NOTICES. The container is this folder; it has no
// PostgreSQL of its own, so DATABASE_URL has to name one.
import fs from 'node:fs';
import path from 'node:path';
import { notices } from './quality/notices.ts';
import { lockedPackages, packageName, withDependencies } from './support/lock-file.ts';
import { PARTS } from './support/parts.ts';
import { inProject, shown } from './support/project.ts';
import { LOADED_PACKAGES } from './support/server-bundle.ts';
import { isCurrent } from './support/stamp.ts';

/** Taken as they are. */
const FILES = ['apps/server/migrations', 'apps/server/time-zones', 'demo', 'licenses'];

/** Letters for certificates: of each family the files that are read (modules/certification/certificate-pdf/font-faces.ts). */
const FONTS: Record<string, RegExp> = {
  '@fontsource/inter': /inter-(latin|latin-ext|vietnamese|cyrillic|greek)-(400|500|600)-normal\.woff$/,
  '@fontsource/cairo': /cairo-arabic-(400|500|600)-normal\.woff$/,
  '@fontsource/alyamama': /alyamama-(latin-600|arabic-700)-normal\.woff$/,
  '@fontsource/alexandria': /alexandria-(latin|arabic)-800-normal\.woff$/,
};

/** Packages that only threads of the server load. */
const OF_THREADS = ['pdfjs-dist'];

/** Of a large package, the files that are read. */
const PARTLY: Record<string, string[]> = {
  'pdfjs-dist': ['package.json', 'LICENSE', 'legacy/build/pdf.mjs', 'legacy/build/pdf.worker.mjs'],
};

const NOT_RUN = /(^|\/)(\.build-stamp|demo\/assets\/make)$/;

function copy(from: string, to: string): void {
  fs.cpSync(inProject(from), path.join(to, from), {
    recursive: true,
    filter: (file) => !NOT_RUN.test(shown(file)),
  });
}

/** Threads are files of their own beside the sources: the bundle finds them there. */
function threadFiles(): string[] {
  return fs
    .readdirSync(inProject('apps/server/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.worker.mjs'))
    .map((file) => path.posix.join('apps/server/src', file.split(path.sep).join('/')));
}

/** Packages that are not for this machine aren't installed. */
function installedPackages(): string[] {
  const folders = withDependencies(lockedPackages(), 'apps/server', [
    ...LOADED_PACKAGES,
    ...OF_THREADS,
    ...Object.keys(FONTS),
  ]);
  return folders.filter((folder) => fs.existsSync(inProject(folder)));
}

function copyPackage(folder: string, to: string): void {
  const letters = FONTS[packageName(folder)];
  if (letters) {
    const files = fs.readdirSync(inProject(folder, 'files')).filter((file) => letters.test(file));
    for (const file of ['package.json', 'LICENSE', ...files.map((file) => `files/${file}`)])
      copy(`${folder}/${file}`, to);
    return;
  }
  const part = PARTLY[packageName(folder)];
  if (part) {
    for (const file of part) copy(`${folder}/${file}`, to);
    return;
  }
  fs.cpSync(inProject(folder), path.join(to, folder), {
    recursive: true,
    filter: (file) => file === inProject(folder) || path.basename(file) !== 'node_modules',
  });
}

function main(target: string | undefined): void {
  if (!target) throw new Error('Name the folder: npm run package -- FOLDER');
  const to = path.resolve(target);
  if (fs.existsSync(to) && fs.readdirSync(to).length > 0) throw new Error(`${to} is not empty.`);
  for (const part of PARTS)
    if (!isCurrent(part)) throw new Error(`${part.label} is not built from these sources: npm run build`);

  for (const part of PARTS) copy(shown(part.output), to);
  for (const file of [...FILES, ...threadFiles()]) copy(file, to);
  for (const folder of installedPackages()) copyPackage(folder, to);
  fs.writeFileSync(path.join(to, 'THIRD-PARTY-NOTICES'), notices());

  const { name, version } = JSON.parse(fs.readFileSync(inProject('package.json'), 'utf8')) as Record<string, string>;
  const manifest = { name, version, private: true, type: 'module' };
  fs.writeFileSync(path.join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`${to}: start it with node --enable-source-maps apps/server/dist/server.js`);
}

try {
  main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
