import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TERMINOLOGY } from '@sullam/domain/terminology.ts';
import { describe, expect, it } from 'vitest';

const BANNERS = readFileSync('apps/studio/src/features/organization/organization/banner-part.tsx', 'utf8');

/** Every source of the learner application, without its tests. */
const SOURCES = 'apps/learner/src';
const learner = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('/test/'))
  .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'))
  .join('\n');

// from the list of all, not from what the studio offers: a picture that neither offers nor shows is missed otherwise
describe.each(TERMINOLOGY.filter(({ kind }) => kind !== 'term'))('$slug', ({ slug, kind }) => {
  it('can be changed in the studio', () => {
    expect(BANNERS).toContain(`slug: '${slug}'`);
  });

  it('shows on a page', () => {
    expect(learner).toContain(kind === 'picture' ? `picture('${slug}')` : `wording('${slug}')`);
  });
});
