// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';

const session = sessionFor(900, {
  user: {
    ...TEST_USER,
    permissions: ['organization_everything'],
    portals: { ...TEST_USER.portals, isAdministrator: true },
  },
});
const RULES = {
  words: ['احتيال', 'spam*'],
  reasons: [],
  wordAction: 'HOLD',
  newcomerDays: 2,
  newcomerPosts: 3,
  newcomerComments: 15,
  version: 4,
} as const;

const open = (responses: Responses, language: 'en' | 'ar' = 'en') =>
  renderScreen({
    screens: SCREENS,
    at: '/groups/rules',
    language,
    session,
    responses: { 'GET /api/posting-rules': { ...RULES, words: [...RULES.words], reasons: [] }, ...responses },
  });

describe.each(DIRECTIONS)('the posting rules in $language', ({ language }) => {
  it('let a sentence be tried with the list as it stands in the form', async () => {
    const { kit } = await open({}, language);
    const t = kit.wording.get();
    const words = await screen.findByRole('textbox', { name: t('posting-rules.words.field') });
    const sentence = screen.getByRole('textbox', { name: t('posting-rules.try.title') });
    fireEvent.change(sentence, { target: { value: 'احتـــيال and a sp.am' } });
    expect(
      screen.getByText(t('posting-rules.try.found', { words: '\u2068احتيال\u2069 · \u2068spam*\u2069' })),
    ).toBeTruthy();
    fireEvent.change(words, { target: { value: 'other' } });
    expect(screen.getByText(t('posting-rules.try.nothing'))).toBeTruthy();
  });
});

describe('the posting rules', () => {
  it('are saved over the version that was read', async () => {
    const sent: unknown[] = [];
    await open({
      'PUT /api/posting-rules': (_query, body) => {
        sent.push(body);
        return { version: 5 };
      },
    });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Words, one on each line' }), {
      target: { value: 'one\n\n two \n' },
    });
    fireEvent.click(screen.getByRole('radio', { name: /Refuse/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Add a reason' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Reason 1, English' }), { target: { value: 'Be kind' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Reason 1, Arabic' }), { target: { value: 'كن لطيفًا' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ words: ['one', ' two '], wordAction: 'REFUSE', newcomerPosts: 3, version: 4 });
    expect(sent[0]).toMatchObject({ reasons: [{ en: 'Be kind', ar: 'كن لطيفًا' }] });
  });

  it('show what the server refuses at its field', async () => {
    await open({
      'PUT /api/posting-rules': () =>
        jsonResponse(400, {
          message: 'No',
          status: 400,
          errorCode: 'validation',
          details: [{ path: 'words', code: 'x', message: 'Each entry needs at least 2 letters' }],
        }),
    });
    const words = await screen.findByRole('textbox', { name: 'Words, one on each line' });
    fireEvent.change(words, { target: { value: 'a' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Each entry needs at least 2 letters')).toBeTruthy();
  });
});
