import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../src/base/stored.ts';
import { FIRST_PAINT_SCRIPT } from '../vite/first-paint.ts';

/** What the script writes down of a browser that keeps these entries. */
function painted(entries: Record<string, string>, isDark = false): Record<string, string> {
  const documentElement = { dataset: {}, lang: '', dir: '' };
  runInNewContext(FIRST_PAINT_SCRIPT, {
    document: { documentElement },
    location: { search: '' },
    localStorage: { getItem: (key: string) => entries[key] ?? null },
    matchMedia: () => ({ matches: isDark }),
    Date,
    JSON,
  });
  return documentElement.dataset;
}

const session = { [STORAGE_KEYS.session]: JSON.stringify({ user: { id: 7 } }) };

describe('the strip above the bar, before anything is drawn', () => {
  it.each([
    ['is kept free for a visitor', {}, false],
    ['is kept free for a member of whom nothing is known yet', session, false],
    ['is kept free for a member who was told of an event', { ...session, 'sullam.events-banner.7': '1' }, false],
    ['is not there for a member who was told of none', { ...session, 'sullam.events-banner.7': '0' }, true],
    ['is kept free where another member was told of none', { ...session, 'sullam.events-banner.8': '0' }, false],
    ['is not there while it is put away', { [STORAGE_KEYS.eventsBanner]: String(Date.now()) }, true],
    ['is kept free where the session can’t be read', { [STORAGE_KEYS.session]: '{' }, false],
  ])('%s', (_, entries, isAway) => {
    expect('bannerAway' in painted(entries)).toBe(isAway);
  });
});

describe('the scheme, before anything is drawn', () => {
  it('is the device’s until the reader chooses', () => {
    expect(painted({}).scheme).toBe('light');
    expect(painted({}, true).scheme).toBe('dark');
    expect(painted({ [STORAGE_KEYS.scheme]: 'light' }, true).scheme).toBe('light');
    expect(painted({ [STORAGE_KEYS.scheme]: 'dark' }).scheme).toBe('dark');
  });
});
