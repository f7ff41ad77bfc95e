// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';
import type { QuestionDetail } from '../questions.api.ts';

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

const question = (changes: Partial<QuestionDetail> = {}): QuestionDetail => ({
  questionId: 7,
  version: 2,
  name: 'Rivers',
  content: { type: 'TRUE_FALSE', prompt: { en: '<p>Is it long?</p>', ar: '<p>أهو طويل؟</p>' }, hints: [] },
  key: { type: 'TRUE_FALSE', isTrue: true, feedback: { true: {}, false: {} }, explanation: {} },
  marks: '1',
  negativeMarks: '0',
  difficulty: null,
  tags: [],
  questionCategoryId: null,
  idNumber: null,
  picture: null,
  languages: ['en', 'ar'],
  isReady: true,
  isArchived: false,
  createdAt: '2026-02-01T08:00:00.000Z',
  updatedAt: '2026-02-01T08:00:00.000Z',
  updatedBy: null,
  owner: { userId: 31, firstName: 'Salma', lastName: 'Haddad' },
  sharing: 'USE',
  abilities: { canReadKey: true, canEdit: true, canShare: true, canDelete: true },
  ...changes,
});

describe.each(DIRECTIONS)('the question of a colleague in $language', ({ language }) => {
  const show = (responses: object) =>
    renderScreen({
      screens: SCREENS,
      at: '/questions/7',
      language,
      session: administratorSession(),
      responses: {
        'GET /api/question-categories': { data: [] },
        'GET /api/question-tags': { data: [] },
        'POST /api/questions/try': jsonResponse(400, { message: '', status: 400, errorCode: 'validation' }),
        ...responses,
      },
    });

  it('names its owner and offers to try it, not to change it', async () => {
    const { kit } = await show({
      'GET /api/questions/7': question({
        abilities: { canReadKey: true, canEdit: false, canShare: false, canDelete: false },
      }),
    });
    const t = kit.wording.get();
    expect(await screen.findByText(t('sharing.hints.readOnly', { name: 'Salma Haddad' }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('common.actions.saveChanges') })).toBeNull();
    expect(screen.queryByRole('tab', { name: t('questions.editor.write') })).toBeNull();
    const sharing = screen.getByRole('combobox', { name: new RegExp(t('sharing.labels.sharing')) });
    expect(sharing.hasAttribute('disabled')).toBe(true);
  });

  it('says why its key is closed', async () => {
    await show({
      'GET /api/questions/7': () =>
        jsonResponse(403, { message: 'In an exam of yours', status: 403, errorCode: 'question.key-closed' }),
    });
    expect(await screen.findByText('In an exam of yours')).toBeTruthy();
  });

  it('is shared otherwise by who may decide it', async () => {
    const sent: unknown[] = [];
    const { kit } = await show({
      'GET /api/questions/7': question(),
      'PUT /api/questions/7': (_query: URLSearchParams, body: unknown) => {
        sent.push(body);
        return { version: 2 };
      },
    });
    const t = kit.wording.get();
    const sharing = await screen.findByRole('combobox', { name: new RegExp(t('sharing.labels.sharing')) });
    fireEvent.change(sharing, { target: { value: 'PRIVATE' } });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    await waitFor(() => expect(sent).toMatchObject([{ sharing: 'PRIVATE', version: 2 }]));
  });
});
