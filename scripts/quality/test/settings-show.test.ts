import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TERMINOLOGY } from '@sullam/domain/terminology.ts';
import { describe, expect, it } from 'vitest';

const BANNERS = 'apps/studio/src/features/organization/banner-part.tsx';
const offered = [...readFileSync(BANNERS, 'utf8').matchAll(/slug: '(\w+)'/g)].map(([, slug]) => slug);

/** Every source of the learner application, without its tests. */
const SOURCES = 'apps/learner/src';
const learner = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('/test/'))
  .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'))
  .join('\n');

describe('what an organisation pictures and words in the studio', () => {
  it('is offered at all', () => {
    expect(offered).toContain('course_header_image');
    expect(offered).toContain('course_banner_title');
  });

  it.each(TERMINOLOGY.filter(({ slug }) => offered.includes(slug)))('$slug shows somewhere', ({ slug, kind }) => {
    expect(learner).toContain(kind === 'picture' ? `picture('${slug}')` : `wording('${slug}')`);
  });
});
