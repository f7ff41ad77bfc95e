/** Where a Moodle category hangs: the course, the system, a course category, an activity. */
const CONTEXT = /^\$[a-z]+\d*\$$/i;

/** Categories below it are one with it. */
const DEEPEST = 10;

/** "$course$/top/Physics/Optics" as ["Physics", "Optics"]; "//" is a slash inside of a name. */
export function categoryPath(written: string): string[] {
  const names = written
    .replaceAll('//', '\u0001')
    .split('/')
    .map((name) => name.replaceAll('\u0001', '/').trim())
    .filter((name) => name !== '' && !CONTEXT.test(name));
  const path = names[0] === 'top' ? names.slice(1) : names;
  return path.length <= DEEPEST ? path : [...path.slice(0, DEEPEST - 1), path.slice(DEEPEST - 1).join(' / ')];
}

export const writtenCategory = (path: readonly string[]): string =>
  ['$course$', 'top', ...path.map((name) => name.replaceAll('/', '//'))].join('/');
