// @vitest-environment happy-dom
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { JoinTags } from '../join-tags.tsx';

const tag = (name: string, isJoined = false) => ({ tag: name, questionCount: 1, isJoined });

describe.each(DIRECTIONS)('tags in both languages, in $language', ({ language }) => {
  const show = async (data: ReturnType<typeof tag>[]) => {
    const sent: unknown[] = [];
    const rendered = await renderScreen({
      screens: [{ path: '/questions', load: async () => JoinTags, areas: ['questions', 'studio'] }],
      at: '/questions',
      language,
      session: administratorSession(),
      responses: {
        'GET /api/question-tags': { data },
        'POST /api/question-tags/join': (_query: URLSearchParams, body: unknown) => {
          sent.push(body);
        },
      },
    });
    return { ...rendered, sent, t: rendered.kit.wording.get() };
  };

  it('are joined: one of each script, those that have both names left out', async () => {
    const { t, sent, toasts } = await show([tag('Rivers'), tag('Seas', true), tag('أنهار'), tag('Maps')]);
    const open = await screen.findByRole('button', { name: t('questions.tags.join') });
    await act(async () => fireEvent.click(open));
    const dialog = within(await screen.findByRole('dialog'));
    const [latin, arabic] = dialog.getAllByRole<HTMLSelectElement>('combobox');
    expect([latin, arabic].map((list) => [...(list?.options ?? [])].map(({ value }) => value))).toEqual([
      ['Rivers', 'Maps'],
      ['أنهار'],
    ]);
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: t('questions.tags.joinAction') })));
    await waitFor(() => expect(sent).toEqual([{ tag: 'Rivers', other: 'أنهار' }]));
    await waitFor(() =>
      expect(toasts).toContainEqual({
        tone: 'success',
        text: t('questions.tags.joined', { tag: 'Rivers', other: 'أنهار' }),
      }),
    );
  });

  it('are not spoken of where there is nothing to join', async () => {
    const { t, calls } = await show([tag('Rivers'), tag('بحار', true)]);
    await waitFor(() => expect(calls.some((call) => call.includes('question-tags'))).toBe(true));
    expect(screen.queryByRole('button', { name: t('questions.tags.join') })).toBeNull();
  });
});
