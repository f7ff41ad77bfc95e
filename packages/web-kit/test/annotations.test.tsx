// @vitest-environment happy-dom
import type { Annotation } from '@sullam/domain/annotations.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AnnotatedFile } from '../src/annotations/annotated-file.tsx';
import { linesOf, shapesOfGesture, stepOfKey, toolOfKey } from '../src/annotations/annotation-gesture.ts';
import type { FilePage } from '../src/annotations/file-pages.ts';
import { DIRECTIONS } from '../src/testing/directions.ts';
import { renderScreen } from '../src/testing/render-screen.tsx';

const page = (width: number, height: number): FilePage => ({ width, height, paint: async () => undefined });
const FILE = { mediaId: 7, name: 'essay.pdf', url: '/essay.pdf', contentType: 'application/pdf' };

const NOTES: Annotation[] = [
  { annotationKey: 'b', page: 2, kind: 'NOTE', color: 'BLUE', comment: 'ثانيًا', shapes: [[{ x: 0.1, y: 0.1 }]] },
  {
    annotationKey: 'a',
    page: 1,
    kind: 'HIGHLIGHT',
    color: 'YELLOW',
    comment: 'First',
    shapes: [
      [
        { x: 0.2, y: 0.2 },
        { x: 0.6, y: 0.25 },
      ],
    ],
  },
];

/** Draws a file of two pages; `saved()` are the annotations as they were handed out last. */
async function show(language: 'en' | 'ar', start: Annotation[], isEditable = true) {
  let saved = start;
  const open = async () => ({ pages: [page(600, 800), page(600, 800)], close: () => undefined });
  function Sheet() {
    const [annotations, setAnnotations] = useState(start);
    const change = (next: Annotation[]) => {
      saved = next;
      setAnnotations(next);
    };
    return (
      <AnnotatedFile file={FILE} annotations={annotations} open={open} {...(isEditable ? { onChange: change } : {})} />
    );
  }
  const rendered = await renderScreen({
    screens: [{ path: '/sheet', access: { requiresAuth: false }, areas: ['annotations'], load: async () => Sheet }],
    at: '/sheet',
    language,
  });
  return { ...rendered, t: rendered.kit.wording.get(), saved: () => saved };
}

describe('what is drawn along some points', () => {
  const from = { x: 0.5, y: 0.6 };
  it.each([
    ['NOTE', [from, { x: 0.4, y: 0.4 }], [[{ x: 0.4, y: 0.4 }]]],
    ['BOX', [from, { x: 0.4, y: 0.4 }], [[{ x: 0.4, y: 0.4 }, from]]],
    ['BOX', [from, { x: 0.501, y: 0.9 }], null],
    ['HIGHLIGHT', [from, from], null],
    ['INK', [from], [[from]]],
    ['NOTE', [], null],
  ] as const)('%s along %j', (kind, points, shapes) => {
    expect(shapesOfGesture(kind, points)).toEqual(shapes);
  });

  it('makes one stripe of the words of a line', () => {
    const word = (x: number, y: number) => ({ x, y, width: 0.1, height: 0.02 });
    expect(linesOf([word(0.1, 0.1), word(0.3, 0.101), word(0.1, 0.15), { x: 0, y: 0, width: 0, height: 0 }])).toEqual([
      [
        { x: 0.1, y: 0.1 },
        { x: 0.4, y: 0.121 },
      ],
      [
        { x: 0.1, y: 0.15 },
        { x: 0.2, y: 0.17 },
      ],
    ]);
  });

  it('steps by arrow keys, in larger steps with Shift', () => {
    expect(stepOfKey({ key: 'ArrowRight', shiftKey: false })).toEqual({ x: 0.01, y: 0 });
    expect(stepOfKey({ key: 'ArrowUp', shiftKey: true })).toEqual({ x: 0, y: -0.05 });
    expect(stepOfKey({ key: 'Enter', shiftKey: false })).toBeNull();
    expect(toolOfKey('KeyN')).toBe('NOTE');
  });
});

describe.each(DIRECTIONS)('a file with annotations in $language', ({ language }) => {
  it('names each mark with its comment, in the order of reading', async () => {
    const { t } = await show(language, NOTES, false);
    const marks = await screen.findAllByRole('button', { name: /First|ثانيًا/ });
    expect(marks.map((mark) => mark.id.at(-1))).toEqual(['a', 'b']);
    expect(screen.queryByRole('group', { name: t('annotations.labels.tools') })).toBeNull();
  });

  it('keeps pages left to right', async () => {
    const { t } = await show(language, NOTES, false);
    expect((await screen.findByRole('region', { name: t('annotations.labels.pages') })).dir).toBe('ltr');
  });

  it('places a note by keys and takes its comment', async () => {
    const { t, saved } = await show(language, []);
    const sheet = (await screen.findAllByRole('group', { name: /./ })).find((each) => each.dataset.page === '2')!;
    fireEvent.keyDown(sheet, { key: 'n', code: 'KeyN' });
    for (const key of ['ArrowLeft', 'ArrowDown', 'Enter']) fireEvent.keyDown(sheet, { key });
    expect(saved()).toMatchObject([{ page: 2, kind: 'NOTE', shapes: [[{ x: 0.49, y: 0.51 }]] }]);
    const field = (await screen.findAllByRole('textbox')).find((each) => each instanceof HTMLTextAreaElement)!;
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: 'Why?' } });
    fireEvent.change(field, { target: { value: 'Why so?' } });
    expect(saved()[0]?.comment).toBe('Why so?');
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.undo') }));
    expect(saved()).toMatchObject([{ comment: '' }]);
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.undo') }));
    expect(saved()).toEqual([]);
  });

  it('sets a box from one place to another by keys', async () => {
    const { saved } = await show(language, []);
    const sheet = (await screen.findAllByRole('group', { name: /./ })).find((each) => each.dataset.page === '1')!;
    fireEvent.keyDown(sheet, { key: 'b', code: 'KeyB' });
    fireEvent.keyDown(sheet, { key: 'Enter' });
    fireEvent.keyDown(sheet, { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(sheet, { key: 'ArrowDown', shiftKey: true });
    fireEvent.keyDown(sheet, { key: 'Enter' });
    expect(saved()).toMatchObject([
      {
        kind: 'BOX',
        shapes: [
          [
            { x: 0.5, y: 0.5 },
            { x: 0.55, y: 0.55 },
          ],
        ],
      },
    ]);
  });

  it('moves and removes a mark by keys', async () => {
    const { saved } = await show(language, NOTES);
    const mark = (await screen.findAllByRole('button', { name: /ثانيًا/ }))[0]!;
    fireEvent.keyDown(mark, { key: 'ArrowRight' });
    expect(saved().find(({ annotationKey }) => annotationKey === 'b')?.shapes).toEqual([[{ x: 0.11, y: 0.1 }]]);
    fireEvent.keyDown(mark, { key: 'Delete' });
    expect(saved().map(({ annotationKey }) => annotationKey)).toEqual(['a']);
  });

  it('leads from a comment to its mark', async () => {
    const { t } = await show(language, NOTES, false);
    const list = await screen.findByRole('complementary', { name: t('annotations.labels.comments') });
    fireEvent.click(within(list).getAllByRole('button')[1]!);
    await waitFor(() => expect(document.activeElement?.id.at(-1)).toBe('b'));
  });

  it('changes nothing where it is read only', async () => {
    const { saved } = await show(language, NOTES, false);
    const mark = (await screen.findAllByRole('button', { name: /First/ }))[0]!;
    for (const key of ['ArrowRight', 'Delete']) fireEvent.keyDown(mark, { key });
    expect(saved()).toBe(NOTES);
  });
});
