/** Where a Moodle category hangs: the course, the system, a course category, an activity. */
const CONTEXT = /^\$[a-z]+\d*\$$/i;

/** "$course$/top/Physics/Optics" as ["Physics", "Optics"]; "//" is a slash inside of a name. */
export function categoryPath(written: string): string[] {
  const names = written
    .replaceAll('//', '\u0001')
    .split('/')
    .map((name) => name.replaceAll('\u0001', '/').trim())
    .filter((name) => name !== '' && !CONTEXT.test(name));
  return names[0] === 'top' ? names.slice(1) : names;
}

export const writtenCategory = (path: readonly string[]): string =>
  ['$course$', 'top', ...path.map((name) => name.replaceAll('/', '//'))].join('/');
