import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HINTS } from '@sullam/domain/hints.ts';
import { describe, expect, it } from 'vitest';

/** Every source of both applications and of what they share, without tests. */
const sources = ['apps/learner/src', 'apps/studio/src', 'packages/web-kit/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes(`${path.sep}test${path.sep}`))
    .map((file) => readFileSync(path.join(folder, file), 'utf8')),
);

describe('a hint that the server keeps', () => {
  it.each(HINTS)('%s stands in a screen', (slug) => {
    // as a line of its own, or in what is drawn otherwise and closed like one
    const uses = [`<Hint slug="${slug}" />`, `useIsHidden('${slug}'`];
    expect(sources.some((source) => uses.some((use) => source.includes(use)))).toBe(true);
  });
});
