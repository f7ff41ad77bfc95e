import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstPageOf, NAMED_SCREENS } from '../first-pages.ts';

const LEARNER = path.resolve(import.meta.dirname, '../../../../../learner');
const ON = { 'landing-page': true } as Parameters<typeof firstPageOf>[2];
const of = (address: string, features = ON) => {
  const [at = '', query = ''] = address.split('?');
  return firstPageOf(at, new URLSearchParams(query), features);
};

describe('what the first HTML brings along', () => {
  it.each(NAMED_SCREENS)('names a screen that there is: %s', (name) => {
    expect(existsSync(path.join(LEARNER, name))).toBe(true);
  });

  it('is the landing page with its lists, also at the root', () => {
    expect(of('/').calls).toEqual(of('/landing-page').calls);
    expect(of('/landing-page').calls).toContain('/api/courses?skip=0&take=6&sort=popular');
  });

  it('is nothing where the landing page is switched off', () => {
    expect(of('/landing-page', {} as typeof ON)).toEqual({ screens: [], areas: [], calls: [], isPublic: false });
  });

  it('is the first page of the catalogue; a narrowed one asks for itself', () => {
    expect(of('/lms/all-courses?lang=ar').calls).toEqual([
      '/api/courses?skip=0&take=12',
      '/api/courses/filter-options',
    ]);
    expect(of('/lms/all-courses?search=x').calls).toEqual(['/api/courses/filter-options']);
  });

  it('is the course of an overview, and nothing of a page for members', () => {
    expect(of('/lms/courses/12/overview').calls).toEqual(['/api/courses/12']);
    expect(of('/lms/courses/12/content/3')).toMatchObject({ calls: [], isPublic: false });
    expect(of('/lms/courses/1x/overview').calls).toEqual([]);
  });
});
