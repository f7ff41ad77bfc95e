// @vitest-environment happy-dom

import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../screens.ts';

describe('a new question', () => {
  it('says at the field and in words what cannot be kept', async () => {
    const { kit, toasts } = await renderScreen({
      screens: SCREENS,
      at: '/questions/new?type=TRUE_FALSE',
      session: administratorSession(),
      responses: {
        'GET /api/question-categories': { data: [] },
        'GET /api/question-tags': { data: [] },
        'POST /api/questions': () =>
          jsonResponse(400, {
            message: 'Some entries need correcting.',
            status: 400,
            errorCode: 'validation',
            details: [{ path: 'marks', code: 'pattern', message: 'This value has the wrong format' }],
          }),
      },
    });
    const t = kit.wording.get();
    const marks = await screen.findByRole('textbox', { name: t('questions.editor.marks') });
    fireEvent.change(marks, { target: { value: 'two' } });
    fireEvent.blur(marks);
    expect(await screen.findByText(t('errors.rules.numberInvalid'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.create') }));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('questions.findings.codes.marks.invalid')));
  });
});
