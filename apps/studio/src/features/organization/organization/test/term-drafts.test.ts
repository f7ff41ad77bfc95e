import type { TerminologyTerm } from '@sullam/api-client/schema.gen.ts';
import { expect, it } from 'vitest';
import { draftsOf, termChanges } from '../term-drafts.ts';

const picture = (mediaId: number) =>
  ({ mediaId, url: `/files/${mediaId}` }) as TerminologyTerm['organizationTerms'][0]['medium'];
const defaultValue = { isRequired: false, kind: 'picture' as const, media: null, en: null, ar: null };
const stored = draftsOf([
  {
    slug: 'course_header_image',
    defaultValue,
    organizationTerms: [{ language: 'ar', medium: picture(4), value: null }],
  },
  {
    slug: 'course',
    defaultValue,
    organizationTerms: [{ language: 'en', medium: null, value: { singular: 'track', plural: 'tracks' } }],
  },
]);

it('reads a word and a picture of each language', () => {
  expect(stored).toEqual({
    course_header_image: { en: null, ar: null, media: { en: null, ar: picture(4) } },
    course: { en: { singular: 'track', plural: 'tracks' }, ar: null, media: { en: null, ar: null } },
  });
});

it('sends of what was changed only the language that was', () => {
  const before = stored.course_header_image!;
  expect(termChanges(stored, stored)).toEqual([]);
  expect(
    termChanges(stored, { ...stored, course_header_image: { ...before, media: { en: picture(9), ar: picture(4) } } }),
  ).toEqual([{ slug: 'course_header_image', medium: { en: 9 } }]);
  expect(termChanges(stored, { ...stored, course_header_image: { ...before, media: { en: null, ar: null } } })).toEqual(
    [{ slug: 'course_header_image', medium: { ar: null } }],
  );
});
