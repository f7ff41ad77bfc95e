// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { courseCard } from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const show = (language: 'en' | 'ar', at: string, instead?: string) =>
  renderScreen({
    screens: SCREENS,
    at,
    language,
    session: null,
    responses: {
      'GET /api/courses': { data: [courseCard(1)], total: 1, ...(instead === undefined ? {} : { instead }) },
      'GET /api/courses/filter-options': {
        categories: [],
        learningTypes: [],
        languages: [],
        levels: [],
        lengths: [],
        price: { min: 0, max: 0, currency: 'SAR' },
      },
    },
  });

describe.each(DIRECTIONS)('a search in the catalogue in $language', ({ language }) => {
  it('says what it shows instead of what was typed, and where else that may be found', async () => {
    await show(language, '/lms/all-courses?search=feedbck', 'feedback');
    const notice = await screen.findByText(
      language === 'en' ? /No results for .*feedbck/ : /لا نتائج لعبارة .*feedbck/,
    );
    expect(notice.textContent).toContain('feedback');
    expect(notice.querySelector('a')?.getAttribute('href')).toBe('/search?q=feedbck');
  });

  it('offers the best match first, and only while something is searched for', async () => {
    const name = language === 'en' ? 'Sort by' : 'الترتيب حسب';
    const { unmount } = await show(language, '/lms/all-courses?search=data');
    const sort = await screen.findByRole<HTMLSelectElement>('combobox', { name });
    expect(sort.value).toBe('relevance');
    unmount();
    await show(language, '/lms/all-courses');
    const plain = await screen.findByRole<HTMLSelectElement>('combobox', { name });
    expect(plain.value).toBe('newest');
    expect([...plain.options].map(({ value }) => value)).not.toContain('relevance');
  });
});
