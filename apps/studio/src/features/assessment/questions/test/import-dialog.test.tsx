// @vitest-environment happy-dom
import type { QuestionImportResponse } from '@sullam/api-client/schema.gen.ts';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { ImportDialog } from '../import-dialog.tsx';

beforeAll(async () => {
  Dialog.preload();
  await import('@sullam/ui/overlays/dialog.tsx');
}, 60_000);

const source = { file: null, line: 1, id: null };
const taken = { title: 'Nile', type: 'TRUE_FALSE' as const, source, isReady: true, marks: '1' };
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

describe('what is imported', () => {
  it('is ticked question by question, and given its points', async () => {
    const sent: (string | null)[] = [];
    const imported: unknown[] = [];
    const Sheet = () => (
      <ImportDialog
        withPoints
        category={null}
        onImported={(...given) => imported.push(given)}
        onClose={() => undefined}
      />
    );
    const { kit } = await renderScreen({
      screens: [{ path: '/sheet', areas: ['questions', 'studio', 'errors'], load: async () => Sheet }],
      at: '/sheet',
      session: administratorSession(),
      responses: {
        'GET /api/question-categories': { data: [] },
        'POST /api/questions/import': (query: URLSearchParams): QuestionImportResponse => {
          const isDryRun = query.get('isDryRun') === 'true';
          if (!isDryRun) sent.push(query.get('leftOut'));
          const read = answer(isDryRun ? [] : [8], []);
          return { ...read, report: { ...read.report, taken: [taken, { ...taken, title: 'Amazon' }] } };
        },
      },
    });
    const t = kit.wording.get();
    const dialog = await screen.findByRole('dialog', undefined, { timeout: 8000 });
    const input = dialog.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['Nile? {T}'], 'rivers.gift')] } });
    const points = await screen.findByRole('textbox', { name: t('questions.files.pointsOf', { title: 'Amazon' }) });
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /1|2/ });
    fireEvent.click(screen.getByRole('checkbox', { name: t('questions.files.take', { title: 'Nile' }) }));
    fireEvent.change(points, { target: { value: 'many' } });
    expect(button().disabled).toBe(true);
    fireEvent.change(points, { target: { value: '2.5' } });
    fireEvent.click(screen.getByRole('button', { name: t('questions.files.import', { count: 1 }) }));
    await waitFor(() => expect(imported).toEqual([[[8], ['2.5']]]));
    expect(sent).toEqual(['0']);
  }, 20_000);
});

describe('a pasted text', () => {
  it('stays to be written on, and is read again at every pause', async () => {
    const texts: string[] = [];
    const Sheet = () => <ImportDialog category={null} onClose={() => undefined} />;
    const { kit } = await renderScreen({
      screens: [{ path: '/sheet', areas: ['questions', 'studio', 'errors'], load: async () => Sheet }],
      at: '/sheet',
      session: administratorSession(),
      responses: {
        'GET /api/question-categories': { data: [] },
        'POST /api/questions/import': (): QuestionImportResponse => {
          texts.push('read');
          const read = answer([], []);
          const second = { ...taken, title: 'Amazon' };
          return { ...read, report: { ...read.report, taken: texts.length === 1 ? [taken] : [taken, second] } };
        },
      },
    });
    const t = kit.wording.get();
    await screen.findByRole('dialog', undefined, { timeout: 8000 });
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: t('questions.files.paste') });
    fireEvent.change(field, { target: { value: 'Nile? {T}' } });
    await screen.findByText('Nile');
    fireEvent.change(field, { target: { value: 'Nile? {T}\n\nAmazon? {T}' } });
    // until it has been read, what was understood before can't be imported
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: t('questions.files.import', { count: 1 }) }).disabled,
    ).toBe(true);
    await screen.findByText('Amazon');
    const add = screen.getByRole<HTMLButtonElement>('button', { name: t('questions.files.import', { count: 2 }) });
    expect(add.disabled).toBe(false);
    expect(field.value).toContain('Amazon');
    expect(texts).toHaveLength(2);
  }, 20_000);
});

describe('the formats of an import', () => {
  const FORMATS = ['GIFT', 'AIKEN', 'MOODLE_XML', 'QTI', 'QTI_1', 'CLOZE', 'NUMBERED'] as const;
  const Sheet = () => <ImportDialog category={null} onClose={() => undefined} />;

  it.each(['en', 'ar'] as const)(
    'are all named in %s, and what was left out is listed with its reason',
    async (language) => {
      const asked: (string | null)[] = [];
      const { kit } = await renderScreen({
        screens: [{ path: '/sheet', areas: ['questions', 'studio', 'errors'], load: async () => Sheet }],
        at: '/sheet',
        language,
        session: administratorSession(),
        responses: {
          'GET /api/question-categories': { data: [] },
          'POST /api/questions/import': (query: URLSearchParams): QuestionImportResponse => {
            asked.push(query.get('format'));
            return {
              format: query.get('format') === 'GIFT' ? 'GIFT' : 'QTI_1',
              recognized: 'QTI_1',
              report: {
                taken: [taken],
                changed: [{ code: 'scoring-simplified', title: 'Nile', source, values: {} }],
                left: [{ code: 'calculated', title: 'Sum', source: { ...source, line: 7 }, values: {} }],
                file: [{ code: 'test-structure-left', values: {} }],
              },
              questionIds: [],
              questionCategoryIds: [],
            };
          },
        },
      });
      const t = kit.wording.get();
      const dialog = await screen.findByRole('dialog', undefined, { timeout: 8000 });
      const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: t('questions.files.format') });
      expect([...choice.options].map(({ value, text }) => [value, text])).toEqual([
        ['', t('questions.files.detect')],
        ...FORMATS.map((format) => [format, t(`questions.files.formats.${format}`)]),
      ]);
      const input = dialog.querySelector('input[type="file"]') as HTMLInputElement;
      for (const ending of ['.gift', '.txt', '.xml', '.qti', '.zip', '.imscc'])
        expect(input.accept.split(',')).toContain(ending);
      fireEvent.change(input, { target: { files: [new File(['<questestinterop/>'], 'quiz.imscc')] } });
      await screen.findByText(t('questions.files.found', { format: t('questions.files.formats.QTI_1') }));
      for (const code of ['calculated', 'scoring-simplified', 'test-structure-left'] as const)
        expect(screen.getByText(new RegExp(t(`questions.files.codes.${code}`).slice(0, 12)))).toBeTruthy();
      expect(
        screen.queryByText(t('questions.files.looksLike', { format: t('questions.files.formats.QTI_1') })),
      ).toBeNull();
      fireEvent.change(choice, { target: { value: 'GIFT' } });
      await screen.findByText(t('questions.files.looksLike', { format: t('questions.files.formats.QTI_1') }));
      expect(asked).toEqual([null, 'GIFT']);
    },
    20_000,
  );
});
