// @vitest-environment happy-dom
import type { QuestionImportResponse } from '@sullam/api-client/schema.gen.ts';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../test/studio-fixtures.ts';
import { ImportDialog } from '../import-dialog.tsx';

beforeAll(async () => {
  Dialog.preload();
  await import('@sullam/ui/overlays/dialog.tsx');
}, 60_000);

const source = { file: null, line: 1, id: null };
const taken = { title: 'Nile', type: 'TRUE_FALSE' as const, source, isReady: true };
const answer = (questionIds: number[], questionCategoryIds: number[]): QuestionImportResponse => ({
  format: 'GIFT',
  recognized: 'GIFT',
  report: { taken: [taken], changed: [], left: [], file: [] },
  questionIds,
  questionCategoryIds,
});

describe('an import', () => {
  it('is taken back from its message, though the dialog is gone', async () => {
    const undone: unknown[] = [];
    function Sheet() {
      const [isOpen, setOpen] = useState(true);
      return isOpen ? <ImportDialog category={null} onClose={() => setOpen(false)} /> : null;
    }
    const { kit, toasts } = await renderScreen({
      screens: [{ path: '/sheet', areas: ['questions', 'studio', 'errors'], load: async () => Sheet }],
      at: '/sheet',
      session: administratorSession(),
      responses: {
        'GET /api/question-categories': { data: [] },
        'POST /api/questions/import': (query: URLSearchParams) =>
          query.get('isDryRun') === 'true' ? answer([], []) : answer([7], [3]),
        'POST /api/questions/withdraw-import': (_query: URLSearchParams, body: unknown) => {
          undone.push(body);
          return jsonResponse(204);
        },
      },
    });
    const t = kit.wording.get();
    const dialog = await screen.findByRole('dialog', undefined, { timeout: 8000 });
    const input = dialog.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['Nile? {T}'], 'rivers.gift')] } });
    fireEvent.click(await screen.findByRole('button', { name: t('questions.files.import', { count: 1 }) }));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('questions.files.imported', { count: 1 })));
    await act(async () => toasts.at(-1)?.action?.run());
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('questions.files.importUndone', { count: 1 })));
    expect(undone).toEqual([{ questionIds: [7], questionCategoryIds: [3] }]);
  }, 20_000);
});
