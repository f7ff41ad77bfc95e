// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hall, inTheHall, show } from './attempt-hall.tsx';

inTheHall();

describe('an attempt', () => {
  it('is worked by keys: digits choose, Alt and letters go on and flag', async () => {
    const { saves, responses } = hall();
    await show(responses);
    const radio = await screen.findByRole('radio', { name: 'First' });
    fireEvent.keyDown(radio, { code: 'Digit2', key: '٢' });
    await waitFor(() => expect(saves).toMatchObject([{ position: 1, answer: { choiceId: 'b' } }]));
    fireEvent.keyDown(window, { code: 'KeyM', altKey: true });
    await waitFor(() => expect(saves.at(-1)).toMatchObject({ position: 1, isFlagged: true }));
    fireEvent.keyDown(window, { code: 'KeyN', altKey: true });
    expect(await screen.findByRole('heading', { name: /Question \D*2/ })).toBeTruthy();
    fireEvent.keyDown(window, { code: 'KeyP', altKey: true });
    expect(await screen.findByRole('heading', { name: /Question \D*1/ })).toBeTruthy();
  });

  it('leaves the keys alone behind the open questions', async () => {
    const { saves, responses } = hall();
    const { t } = await show(responses);
    const summary = await screen.findByRole('button', { name: new RegExp(t('exam-sitting.actions.overview')) });
    await act(async () => fireEvent.click(summary));
    const drawer = await screen.findByRole('dialog', { name: t('exam-sitting.titles.questions') });
    for (const code of ['KeyN', 'KeyM']) fireEvent.keyDown(drawer, { code, altKey: true });
    fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: /Question \D*1/ })).toBeTruthy();
    expect(saves).toEqual([]);
    fireEvent.keyDown(window, { code: 'KeyN', altKey: true });
    expect(await screen.findByRole('heading', { name: /Question \D*2/ })).toBeTruthy();
  });
});
