// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LanguageTags, type LanguageTagsProps } from '../language-tags.tsx';

const BOTH = { en: 'Which of these is a river?', ar: 'أيّ هذه نهر؟' };

it.each(
  DIRECTIONS.flatMap(
    ({ language }) =>
      [
        { language, languages: ['en', 'ar'], begun: BOTH, arabic: 'whole' },
        { language, languages: ['en'], begun: BOTH, arabic: 'begun' },
        { language, languages: ['en'], begun: { en: BOTH.en }, arabic: 'missing' },
      ] as const,
  ),
)(
  'names both languages of a thing, in $language: Arabic is $arabic',
  async ({ language, languages, begun, arabic }) => {
    const Shown = () => <LanguageTags languages={languages as LanguageTagsProps['languages']} begun={begun} />;
    const { kit, container } = await renderScreen({
      screens: [{ path: '/here', load: async () => Shown, areas: ['studio'] }],
      at: '/here',
      language,
      session: sessionFor(900),
    });
    const t = kit.wording.get();
    const name = t('common.names.arabic');
    const words = {
      whole: name,
      begun: t('studio.languages.begun', { language: name }),
      missing: t('studio.languages.missing', { language: name }),
    };
    expect(await screen.findByText(words[arabic])).toBeTruthy();
    expect(screen.getByText(t('common.names.english'))).toBeTruthy();
    expect([...container.querySelectorAll('[title] > [aria-hidden]')].map((mark) => mark.textContent)).toEqual([
      'EN',
      'ع',
    ]);
  },
);
