import { describe, expect, it } from 'vitest';
import { firstPictures, openingPicture } from '../page-pictures.ts';

/** The one that all screens show. */
const firstPicture = (preloaded: Record<string, unknown>) => {
  const [found, ...others] = firstPictures(preloaded);
  expect(others).toEqual([]);
  return found ?? null;
};

const picture = (name: string) => ({
  url: `/files/${name}.webp`,
  width: 1600,
  variants: [
    { url: `/files/${name}-320.webp`, width: 320 },
    { url: `/files/${name}-640.webp`, width: 640 },
  ],
});

describe('the picture that is seen first', () => {
  it('is the landing page’s own, its whole width among the choices', () => {
    const found = firstPicture({
      'GET /api/organizations-dashboard/landing': { hero: { picture: picture('hero') } },
      'GET /api/courses?skip=0&take=6&sort=popular': { data: [{ cover: picture('course') }] },
    });
    expect(found?.href).toBe('/files/hero.webp');
    expect(found?.srcset).toBe('/files/hero-320.webp 320w, /files/hero-640.webp 640w, /files/hero.webp 1600w');
  });

  it('is the cover of the course, and those of the first courses of a list', () => {
    expect(firstPicture({ 'GET /api/courses/12': { cover: picture('course') } })?.srcset).toBe(
      '/files/course-320.webp 320w, /files/course-640.webp 640w',
    );
    const data = ['first', 'second', 'third', 'fourth'].map((name) => ({ cover: picture(name) }));
    expect(firstPictures({ 'GET /api/courses?skip=0&take=12': { data } }).map(({ href }) => href)).toEqual([
      '/files/first.webp',
      '/files/second.webp',
      '/files/third.webp',
    ]);
  });

  it('is none where there is no picture', () => {
    expect(firstPicture({})).toBeNull();
    expect(firstPicture({ 'GET /api/courses?skip=0&take=12': { data: [] } })).toBeNull();
  });

  it('is what is drawn where there is no picture, another one on phones for a landing page', () => {
    const course = { cover: null, coverArt: '/files/covers/1/course.avif' };
    expect(firstPicture({ 'GET /api/courses/12': course })).toMatchObject({
      href: course.coverArt,
      srcset: '/files/covers/1/course.small.avif 320w, /files/covers/1/course.avif 800w',
    });
    expect(firstPicture({ 'GET /api/courses?skip=0&take=12': { data: [course] } })?.href).toBe(course.coverArt);
    const landing = (family: string) => ({
      'GET /api/organizations-dashboard/landing': {
        hero: { picture: null, art: { family, wide: '/wide', tall: '/tall' } },
      },
    });
    expect(firstPictures(landing('stars')).map(({ href, media }) => [href, media])).toEqual([
      ['/tall', '(width < 600px)'],
      ['/wide', 'not all and (width < 600px)'],
    ]);
    expect(firstPicture(landing('shelf'))?.href).toBe('/wide');
  });

  it('opens a landing page only where it is drawn across its head', () => {
    const landing = (family: string, own: unknown = null) => ({
      'GET /api/organizations-dashboard/landing': {
        hero: { picture: own, art: { family, wide: '/wide', tall: '/tall' } },
      },
    });
    expect(openingPicture(landing('stars'))).toEqual({ tall: '/tall', wide: '/wide' });
    expect(openingPicture(landing('shelf'))).toBeNull();
    expect(openingPicture(landing('stars', picture('own')))).toBeNull();
    expect(openingPicture({ 'GET /api/courses/12': { cover: picture('course') } })).toBeNull();
  });
});
