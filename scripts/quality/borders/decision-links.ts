import path from 'node:path';
import type { Violation } from './source-file.ts';

const DECISIONS = 'docs/decisions';
const REFERENCE = /docs\/decisions\/(?<number>\d{4})(?<slug>-[\w-]+\.md)?/g;
const LINK = /\]\((?<name>\d{4}-[\w-]+\.md)\)/g;

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/**
 * Every decision that a file refers to exists, and the index lists each decision once.
 * @param paths all files of the project
 */
export function checkDecisionLinks(paths: readonly string[], read: (path: string) => string): Violation[] {
  const decisions = paths
    .filter((file) => path.posix.dirname(file) === DECISIONS && /^\d{4}-/.test(path.posix.basename(file)))
    .map((file) => path.posix.basename(file));
  const exists = (number: string, slug?: string): boolean =>
    decisions.some((name) => (slug === undefined ? name.startsWith(`${number}-`) : name === number + slug));
  const broken = paths
    .filter((file) => /\.(tsx?|mjs|css|sql|md|ya?ml)$/.test(file))
    .flatMap((file) => {
      const text = read(file);
      const breach = (offset: number, name: string): Violation => ({
        file,
        line: lineAt(text, offset),
        message: `refers to a decision that does not exist: ${name}`,
      });
      const references = [...text.matchAll(REFERENCE)]
        .filter(({ groups }) => !exists(groups!.number!, groups!.slug))
        .map((match) => breach(match.index, match[0]));
      const links = path.posix.dirname(file) === DECISIONS ? [...text.matchAll(LINK)] : [];
      return [
        ...references,
        ...links
          .filter(({ groups }) => !decisions.includes(groups!.name!))
          .map((match) => breach(match.index, match.groups!.name!)),
      ];
    });
  return [...broken, ...checkIndex(decisions, read)];
}

function checkIndex(decisions: readonly string[], read: (path: string) => string): Violation[] {
  const file = `${DECISIONS}/README.md`;
  const rows = read(file).split('\n');
  return decisions.flatMap((name) => {
    const number = name.slice(0, 4);
    const title = /^# \d{4} (?<title>.+)$/m.exec(read(`${DECISIONS}/${name}`))?.groups?.title;
    const isListed = rows.some((row) => row.startsWith(`| [${number}](${name}) | ${title} |`));
    return [
      ...(isListed ? [] : [{ file, line: 1, message: `does not list ${name} with its title` }]),
      ...(decisions.filter((other) => other.startsWith(`${number}-`)).length === 1
        ? []
        : [{ file: `${DECISIONS}/${name}`, line: 1, message: `shares the number ${number} with another decision` }]),
    ];
  });
}
