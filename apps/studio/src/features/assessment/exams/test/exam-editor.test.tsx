// @vitest-environment happy-dom

import { Dialog, Menu } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { ExamEditorScreen } from '../exam-editor.screen.tsx';
import { check, exam } from './exam-fixtures.ts';

beforeAll(async () => {
  for (const part of [Dialog, Menu]) part.preload();
  await Promise.all([
    import('@sullam/ui/overlays/dialog.tsx'),
    import('@sullam/ui/overlays/menu.tsx'),
    import('@sullam/web-kit/rich-text/field-text.tsx'),
  ]);
});

const areas = ['studio', 'exam-authoring', 'questions', 'question-view', 'builder', 'media', 'errors'] as const;
const screens = [{ path: '/courses/$courseId/exams/$examId', load: async () => ExamEditorScreen, areas }];
const COMMON: Responses = {
  'GET /api/course-exams/5': exam(),
  'POST /api/course-exams/5/check': check(),
  'GET /api/question-categories': {
    data: [{ questionCategoryId: 3, name: { en: 'Maps', ar: 'خرائط' }, parentCategoryId: null, questionCount: 2 }],
  },
};
const show = (responses: Responses, language: 'en' | 'ar') =>
  renderScreen({
    screens,
    at: '/courses/3/exams/5',
    language,
    session: administratorSession(),
    responses: { ...COMMON, ...responses },
  });

describe.each(DIRECTIONS)('the editor of an exam in $language', ({ language }) => {
  it('says what the draft comes to and what is wrong, with the way there', async () => {
    const { kit } = await show({}, language);
    const t = kit.wording.get();
    await screen.findByText(t('exam-authoring.findings.codes.section-empty'));
    const tooFew = screen.getByText(t('exam-authoring.findings.codes.draw-too-few', { count: 1 }));
    screen.getByText(t('exam-authoring.labels.candidates', { count: 2 }));
    // the way there is called by what it leads to
    fireEvent.click(within(tooFew).getByRole('button', { name: language === 'en' ? /Maps/ : /خرائط/ }));
    expect(document.activeElement?.textContent).toContain(language === 'en' ? 'Maps' : 'خرائط');
  });

  it('saves on the version that was read; marks that aren’t any are refused', async () => {
    const saved: unknown[] = [];
    const { kit, toasts } = await show(
      {
        'PUT /api/course-exams/5': (_query: URLSearchParams, body: unknown) => {
          saved.push(body);
          return { version: 5 };
        },
      },
      language,
    );
    const t = kit.wording.get();
    const marks = await screen.findByRole('textbox', { name: t('exam-authoring.labels.marksFor', { name: 'Rivers' }) });
    const save = screen.getByRole('button', { name: t('common.actions.saveChanges') });
    fireEvent.change(marks, { target: { value: '0' } });
    fireEvent.click(save);
    await screen.findByText(t('exam-authoring.messages.marksWrong'));
    expect(saved).toEqual([]);
    // any digits, a comma for a point
    fireEvent.change(marks, { target: { value: '٣٫٥' } });
    fireEvent.blur(marks);
    expect((marks as HTMLInputElement).value).toBe(language === 'en' ? '3.5' : '٣٫٥');
    fireEvent.click(save);
    await waitFor(() => expect(toasts.map((toast) => toast.text)).toContain(t('exam-authoring.messages.saved')));
    expect(saved).toMatchObject([{ version: 4, sections: [{ draws: [{ questionId: 7, marks: '3.5' }, {}] }, {}] }]);
  });

  it('offers both ways on when somebody else has saved', async () => {
    const sent: { version: number }[] = [];
    const { kit } = await show(
      {
        'GET /api/course-exams/5': () => exam(sent.length > 0 ? { version: 8 } : {}),
        'PUT /api/course-exams/5': (_query: URLSearchParams, body: unknown) => {
          sent.push(body as { version: number });
          return sent.length === 1
            ? jsonResponse(409, { message: 'x', status: 409, errorCode: 'conflict', details: [] })
            : { version: 9 };
        },
      },
      language,
    );
    const t = kit.wording.get();
    const marks = await screen.findByRole('textbox', { name: t('exam-authoring.labels.marksFor', { name: 'Rivers' }) });
    fireEvent.change(marks, { target: { value: '4' } });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    fireEvent.click(await screen.findByRole('button', { name: t('studio.conflict.mine') }));
    await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([4, 8]));
  });
});
