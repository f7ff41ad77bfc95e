import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAllowed, notices, refusedLicenses, usedPackages } from '../notices.ts';

describe('licences of other people', () => {
  it('are all among those that are allowed', () => {
    expect(refusedLicenses()).toEqual([]);
  });

  it('are refused where they bind us or are missing', () => {
    const packages = usedPackages({
      'node_modules/free': { version: '1.0.0', license: 'MIT' },
      'node_modules/binding': { version: '2.0.0', license: 'AGPL-3.0-only' },
      'node_modules/free/node_modules/silent': { version: '3.0.0' },
      'node_modules/tool': { version: '4.0.0', license: 'GPL-3.0-only', dev: true },
      'packages/own': { version: '0.1.0' },
    });
    expect(refusedLicenses(packages)).toEqual([
      'binding 2.0.0: AGPL-3.0-only is not among the licences that are allowed',
      'silent 3.0.0: none is not among the licences that are allowed',
    ]);
  });

  it.each([
    ['(MIT OR GPL-3.0-only)', 'either', true],
    ['MIT AND GPL-3.0-only', 'both', false],
    ['LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64', true],
    ['LGPL-3.0-or-later', 'another-library', false],
    ['MPL-2.0', 'any', false],
  ])('%s of %s: %s', (license, name, isFine) => {
    expect(isAllowed(license, name)).toBe(isFine);
  });

  it('are passed on, with every package named', () => {
    const lines = new Set(notices().split('\n'));
    const named = usedPackages().map(
      ({ name, version, license, isOfPlatform }) =>
        `${name} ${version} (${license}${isOfPlatform ? ', for a platform' : ''})`,
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((line) => !lines.has(line))).toEqual([]);
    const carried = readFileSync('node_modules/fastify/LICENSE', 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.trimEnd());
    expect(carried.filter((line) => !lines.has(line))).toEqual([]);
  });
});
