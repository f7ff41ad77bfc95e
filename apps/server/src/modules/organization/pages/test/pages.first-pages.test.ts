import type { FeatureState } from '@sullam/domain/features.ts';
import { describe, expect, it } from 'vitest';
import { FirstPages } from '../first-pages.ts';

const NO_FILES = { scripts: [], styles: [] };
const files = { en: { scripts: ['assets/screen.js'], styles: ['assets/index.css'] }, ar: NO_FILES };
const landing = { feature: 'landing-page', isPublic: true, calls: ['/api/landing'], files } as const;
const pages = new FirstPages([
  { ...landing, path: '/' },
  { ...landing, path: '/landing-page' },
  {
    path: '/courses',
    isPublic: true,
    listCalls: ['/api/courses?take=12&expiryDate=$expiryDate'],
    calls: ['/api/filters'],
    files,
  },
  { path: '/courses/$courseId/overview', isPublic: true, calls: ['/api/courses/$courseId'], files },
  { path: '/auth/login', isPublic: true, hidesBar: true, files },
  { path: '/auth/$page', isPublic: false, hidesBar: true, files },
]);
const ON: FeatureState = { 'landing-page': true };
const at = (address: string, features = ON) => {
  const [path = '', query = ''] = address.split('?');
  return pages.find(path, new URLSearchParams(query), { features, now: new Date('2026-11-24T18:30:00Z') });
};

describe('what the first HTML brings along', () => {
  it('is what the page of the path has declared', () => {
    expect(at('/')).toMatchObject({ calls: ['/api/landing'], isPublic: true, files });
    expect(at('/landing-page')?.calls).toEqual(at('/')?.calls);
  });

  it('is nothing where the feature is switched off, and nothing for other paths', () => {
    expect(at('/landing-page', {})).toBeNull();
    expect(at('/landing-page/more')).toBeNull();
    expect(at('/profile')).toBeNull();
  });

  it('is the whole list; a narrowed one asks for itself', () => {
    expect(at('/courses?lang=ar')?.calls).toEqual([
      '/api/courses?take=12&expiryDate=2026-10-25T00%3A00%3A00.000Z',
      '/api/filters',
    ]);
    expect(at('/courses?search=x')?.calls).toEqual(['/api/filters']);
  });

  it('takes the number of the path into the calls, and only a number', () => {
    expect(at('/courses/12/overview')?.calls).toEqual(['/api/courses/12']);
    expect(at('/courses/1x/overview')).toBeNull();
  });

  it('is what the first fitting page declares', () => {
    expect(at('/auth/login')).toMatchObject({ isPublic: true, hidesBar: true, calls: [] });
    expect(at('/auth/verify-email')).toMatchObject({ isPublic: false, hidesBar: true });
  });
});
