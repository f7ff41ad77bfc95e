import { describe, expect, it } from 'vitest';
import { checkDecisionLinks } from '../borders/decision-links.ts';

const AT = 'docs/decisions';
const DECISIONS = {
  [`${AT}/README.md`]: '| [0001](0001-store-keys-apart.md) | Store keys apart | accepted | … |',
  [`${AT}/0001-store-keys-apart.md`]: '# 0001 Store keys apart',
};
const breaches = (files: Record<string, string>): string[] => {
  const all: Record<string, string> = { ...DECISIONS, ...files };
  return checkDecisionLinks(Object.keys(all), (path) => all[path]!).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
};

describe('references to decisions', () => {
  it('may name the number or the file', () =>
    expect(breaches({ 'apps/a.ts': `// ${AT}/0001`, 'b.md': `${AT}/0001-store-keys-apart.md` })).toEqual([]));

  it('must lead to a decision', () =>
    expect(breaches({ 'apps/a.ts': `\n// ${AT}/0002`, 'b.md': `${AT}/0001-another.md` })).toEqual([
      `apps/a.ts:2 refers to a decision that does not exist: ${AT}/0002`,
      `b.md:1 refers to a decision that does not exist: ${AT}/0001-another.md`,
    ]));

  it('must lead to a decision from another one', () =>
    expect(breaches({ [`${AT}/README.md`]: `${DECISIONS[`${AT}/README.md`]}\n[0003](0003-gone.md)` })).toEqual([
      `${AT}/README.md:2 refers to a decision that does not exist: 0003-gone.md`,
    ]));

  it('must lead to a decision from a migration', () =>
    expect(breaches({ 'apps/server/migrations/0001-a.sql': `-- ${AT}/0099` })).toEqual([
      `apps/server/migrations/0001-a.sql:1 refers to a decision that does not exist: ${AT}/0099`,
    ]));
});

describe('the index of decisions', () => {
  it('lists each with its title', () =>
    expect(breaches({ [`${AT}/0002-cache.md`]: '# 0002 Cache searches' })).toEqual([
      `${AT}/README.md:1 does not list 0002-cache.md with its title`,
    ]));

  it('has one decision for a number', () =>
    expect(breaches({ [`${AT}/0001-cache.md`]: '# 0001 Store keys apart' })).toContain(
      `${AT}/0001-cache.md:1 shares the number 0001 with another decision`,
    ));
});
