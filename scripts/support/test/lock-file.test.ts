import { describe, expect, it } from 'vitest';
import { installedFolder, lockedPackages, packageName, withDependencies } from '../lock-file.ts';

const packages = {
  'apps/server': { version: '0.1.0' },
  'apps/server/node_modules/mail': { version: '2.0.0', dependencies: { text: '1' } },
  'node_modules/mail': { version: '1.0.0' },
  'node_modules/pictures': {
    version: '1.0.0',
    optionalDependencies: { '@machine/one': '1' },
    dependencies: { text: '2' },
  },
  'node_modules/pictures/node_modules/text': { version: '2.0.0', dependencies: { pictures: '1' } },
  'node_modules/@machine/one': { version: '1.0.0' },
  'node_modules/text': { version: '1.0.0' },
};

describe('the lock file', () => {
  it('says which of several versions an import gets: the nearest on the way up', () => {
    expect(installedFolder(packages, 'apps/server', 'mail')).toBe('apps/server/node_modules/mail');
    expect(installedFolder(packages, 'apps/studio', 'mail')).toBe('node_modules/mail');
    expect(installedFolder(packages, 'apps/server', 'nothing')).toBeNull();
  });

  it('lists what packages need, optional ones and circles included', () => {
    expect(withDependencies(packages, 'apps/server', ['mail', 'pictures'])).toEqual([
      'apps/server/node_modules/mail',
      'node_modules/@machine/one',
      'node_modules/pictures',
      'node_modules/pictures/node_modules/text',
      'node_modules/text',
    ]);
  });

  it('names a package by its folder', () => {
    expect(packageName('apps/server/node_modules/mail')).toBe('mail');
    expect(packageName('node_modules/pictures/node_modules/@machine/one')).toBe('@machine/one');
  });

  it('names no package that needs a newer Node than ours', () => {
    const isEarlier = (alternative: string): boolean => {
      const [, major, minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(alternative) ?? [];
      if (major === undefined) return true;
      const isExact = !/^\s*[>*]/.test(alternative);
      return Number(major) === 20 ? Number(minor) <= 19 : Number(major) < 20 && !isExact;
    };
    const newer = Object.entries(lockedPackages()).flatMap(([folder, { engines }]) => {
      const node = engines && !Array.isArray(engines) ? engines.node : undefined;
      return node && !node.split('||').some(isEarlier) ? [`${folder}: ${node}`] : [];
    });
    expect(newer, 'npm ci warns of them on Node 20').toEqual([]);
  });

  it('is the one of this project', () => {
    expect(installedFolder(lockedPackages(), 'apps/server', 'sharp')).toBe('node_modules/sharp');
  });
});
