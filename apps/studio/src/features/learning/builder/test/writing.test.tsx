// @vitest-environment happy-dom
import type { NewSectionBody, SubsectionBody } from '@sullam/api-client/schema.gen.ts';
import { Dialog, Popover } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { kindsBySlash } from '../../../../parts/offered-kinds.ts';
import { SCREENS } from '../../../../screens.ts';
import type { Outline } from '../builder.api.ts';
import { asLesson, asModule, withLesson, withRealIds, withSection } from '../new-parts.ts';
import { movedTo, orderOf, stepped } from '../outline-moves.ts';
import { typedLines } from '../typed-lines.ts';
import { COURSE, OUTLINE } from './outline-fixtures.ts';

const ALL_WRITTEN = { filled: 1, total: 1, missing: 0, outdated: 0 };
const NO_TRANSLATIONS = { en: ALL_WRITTEN, ar: ALL_WRITTEN, data: [] };

beforeAll(async () => {
  await import('@sullam/ui/overlays/dialog.tsx');
  Popover.preload();
  Dialog.preload();
  await import('@sullam/ui/overlays/popover.tsx');
});

describe('pasted lines', () => {
  it('become lessons, and modules after a blank line, without the marks of a list', () => {
    expect(typedLines('1. One\n- Two\n\n\nSecond module\n٣) ثلاثة\n', 200)).toEqual([
      { level: 'lesson', title: 'One' },
      { level: 'lesson', title: 'Two' },
      { level: 'module', title: 'Second module' },
      { level: 'lesson', title: 'ثلاثة' },
    ]);
    expect(typedLines('\n\nOne', 2)).toEqual([{ level: 'lesson', title: 'On' }]);
    expect(typedLines('2026 in short', 200)).toEqual([{ level: 'lesson', title: '2026 in short' }]);
  });
});

describe('kinds after a slash', () => {
  const kinds = [
    { kind: 'EMBED', slug: 'page', name: 'Embedded page' },
    { kind: 'EXAM', slug: 'exam', name: 'اختبار' },
  ] as const;

  it('are found by slug first, then by name, in the reader’s language', () => {
    expect(kindsBySlash(kinds, 'e').map(({ kind }) => kind)).toEqual(['EXAM', 'EMBED']);
    expect(kindsBySlash(kinds, 'اخت').map(({ kind }) => kind)).toEqual(['EXAM']);
    expect(kindsBySlash(kinds, 'zz')).toEqual([]);
  });
});

describe('an outline that is being written', () => {
  const outline = OUTLINE as Outline;
  const titles = ({ sections }: Outline) =>
    sections.map((each) => [each.title.en, each.subsections.map((l) => l.title.en)]);

  it('shows new parts where they are written, first by ids of their own', () => {
    const lesson = withLesson(outline, { sectionId: 1, after: 1 }, { id: -1, kind: 'EXAM', title: { en: 'New' } });
    const both = withSection(lesson, 1, -2, { en: 'Between' });
    expect(titles(both)).toEqual([
      ['First', ['One', 'New', 'Two']],
      ['Between', []],
      ['Second', []],
    ]);
    const real = withRealIds(both, (id) => (id === -1 ? 90 : id === -2 ? 91 : id));
    expect(real.sections.map(({ courseSectionId }) => courseSectionId)).toEqual([1, 91, 2]);
    expect(real.sections[0]?.subsections[1]?.courseSubsectionId).toBe(90);
  });

  it('turns the row into a module behind the one it stands in, and back', () => {
    const module = asModule({ level: 'lesson', sectionId: 1, after: 2 });
    expect(module).toEqual({ level: 'module', after: 1 });
    expect(asLesson(module, outline)).toEqual({ level: 'lesson', sectionId: 1, after: 2 });
    expect(asLesson({ level: 'module', after: null }, outline)).toEqual({ level: 'module', after: null });
  });

  it('moves a row by steps, across modules too, and not beyond the ends', () => {
    const order = orderOf(outline);
    expect(stepped(order, 'l2', -1)?.[0]?.children).toEqual(['l2', 'l1']);
    expect(stepped(order, 'l2', 1)).toEqual([
      { id: 's1', children: ['l1'] },
      { id: 's2', children: ['l2'] },
    ]);
    expect(stepped(order, 's1', 1)?.map(({ id }) => id)).toEqual(['s2', 's1']);
    expect([stepped(order, 's1', -1), stepped(order, 'l1', -1)]).toEqual([undefined, undefined]);
    expect(movedTo(order, 'l1', 's2')[1]?.children).toEqual(['l1']);
  });
});

describe.each(DIRECTIONS)('writing an outline in $language', ({ language }) => {
  /** A server that keeps what is added. */
  const open = async (start: Outline, responses: Responses = {}) => {
    const sent: { call: string; body: unknown }[] = [];
    let kept = start;
    let next = 100;
    const addLesson = (sectionId: number) => (_query: URLSearchParams, body: unknown) => {
      const { title, kind, afterSubsectionId: after } = body as Required<SubsectionBody>;
      sent.push({ call: `lesson of ${sectionId}`, body });
      next += 1;
      kept = withLesson(kept, { sectionId, after }, { id: next, kind, title });
      return { courseSubsectionId: next };
    };
    const rendered = await renderScreen({
      screens: SCREENS,
      at: '/courses/3/outline',
      language,
      session: administratorSession(),
      responses: {
        'GET /api/courses/3/editing': COURSE,
        'GET /api/courses/3/outline': () => kept,
        'GET /api/courses/3/readiness': {
          isReady: false,
          items: [
            { key: 'title', isDone: true, isRequired: true, count: 0 },
            { key: 'content', isDone: false, isRequired: true, count: 0 },
            { key: 'category', isDone: false, isRequired: false, count: 0 },
          ],
          emptyLessons: [],
        },
        'GET /api/courses/3/translations': NO_TRANSLATIONS,
        'POST /api/courses/3/sections': (_query: URLSearchParams, body: unknown) => {
          const { title, afterSectionId: after } = body as Required<NewSectionBody>;
          sent.push({ call: 'module', body });
          next += 1;
          kept = withSection(kept, after, next, title);
          return { courseSectionId: next };
        },
        'POST /api/course-sections/1/subsections': addLesson(1),
        'POST /api/course-sections/101/subsections': addLesson(101),
        ...responses,
      },
    });
    return { ...rendered, sent, t: rendered.kit.wording.get() };
  };
  const field = () => screen.findByRole('combobox');
  const write = async (text: string, ...keys: { key: string; shiftKey?: boolean }[]) => {
    const input = await field();
    // the list of kinds comes in a chunk of its own
    await act(async () => {
      fireEvent.change(input, { target: { value: text } });
    });
    for (const key of keys) fireEvent.keyDown(await field(), key);
  };
  const named = (title: string) => ({ [language]: title });

  it('begins an empty course with a list or a pattern, and says what publishing will ask for', async () => {
    const { sent, t } = await open({ ...OUTLINE, sections: [] } as Outline);
    const links = async () => (await screen.findAllByRole('link', { name: t('builder.readiness.category') })).length;
    expect(await links()).toBe(1);
    expect(screen.queryByRole('link', { name: t('builder.readiness.content') })).toBeNull();
    // the dialog comes in a chunk of its own
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${t('builder.beginnings.list')}`) }));
    });
    const dialog = await screen.findByRole('dialog');
    const add = within(dialog).getByRole('button', { name: t('builder.beginnings.add') });
    expect(add.hasAttribute('disabled')).toBe(true);
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '1. Begin\n2. One\n3. Two' } });
    within(dialog).getByText(t('builder.outline.lessons', { count: 2 }));
    fireEvent.click(add);
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['module', 'lesson of 101', 'lesson of 101']));
    expect(sent[0]?.body).toEqual({ title: named('Begin'), afterSectionId: null });
    // what began the outline is gone with it
    expect(screen.queryByText(t('builder.beginnings.title'))).toBeNull();
    // what publishing asks for stays until the course is out
    expect(await links()).toBe(1);
    for (const pattern of ['weeks', 'hour', 'workshop'] as const)
      expect(typedLines(t(`builder.patterns.${pattern}.lines`), 200).length).toBeGreaterThan(4);
  });

  it('begins an empty course with its first module, and goes on with its lessons', async () => {
    const { sent } = await open({ ...OUTLINE, sections: [] } as Outline);
    await write('Beginnings', { key: 'Enter' });
    await write('One', { key: 'Enter' });
    await write('Two', { key: 'Enter' });
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent).toEqual([
      { call: 'module', body: { title: named('Beginnings'), afterSectionId: null } },
      {
        call: 'lesson of 101',
        body: { title: named('One'), kind: 'ARTICLE', afterSubsectionId: null },
      },
      { call: 'lesson of 101', body: { title: named('Two'), kind: 'ARTICLE', afterSubsectionId: 102 } },
    ]);
  });

  it('chooses a kind after a slash, writes its title, and turns an empty row into a module', async () => {
    const { sent, t } = await open(OUTLINE as Outline);
    fireEvent.click((await screen.findAllByText(t('builder.outline.addOrSlash', { key: '/' })))[0] as HTMLElement);
    await write('/exam');
    expect(await screen.findByRole('option', { name: new RegExp(t('builder.kinds.EXAM')) })).toBeDefined();
    fireEvent.keyDown(await field(), { key: 'Enter' });
    await write('A short exam', { key: 'Enter' });
    await write('', { key: 'Enter' });
    await write('Later', { key: 'Enter' });
    await waitFor(() =>
      expect(sent).toEqual([
        { call: 'lesson of 1', body: { title: named('A short exam'), kind: 'EXAM', afterSubsectionId: 2 } },
        { call: 'module', body: { title: named('Later'), afterSectionId: 1 } },
      ]),
    );
  });

  it('gives the words back when they can’t be saved', async () => {
    const { t, toasts } = await open(OUTLINE as Outline, {
      'POST /api/course-sections/1/subsections': () => {
        throw new TypeError('no connection');
      },
    });
    fireEvent.click((await screen.findAllByText(t('builder.outline.addOrSlash', { key: '/' })))[0] as HTMLElement);
    await write('Lost and found', { key: 'Enter' });
    await waitFor(async () => expect((await field()).getAttribute('value')).toBe('Lost and found'));
    expect(toasts.some(({ tone }) => tone === 'error')).toBe(true);
  });
});
