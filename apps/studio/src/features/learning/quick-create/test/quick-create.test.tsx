// @vitest-environment happy-dom

import { LESSON_KIND_DEFINITIONS } from '@sullam/domain/lesson-kind-definitions.gen.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { writeJson } from '@sullam/web-kit/base/stored.ts';
import { menuPlacesOf } from '@sullam/web-kit/feature-parts.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { Outlet } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { FEATURES } from '../../../../features.gen.ts';
import { NewButton } from '../../../../shell/new-button.tsx';
import { COURSE, OUTLINE } from '../../builder/test/outline-fixtures.ts';
import { endsInSlash, kindOfKey, standsIn, withTitle } from '../make-kinds.ts';
import { readLastKind } from '../use-last-kind.ts';
import { readLastPlace } from '../use-place.ts';

beforeAll(async () => {
  await import('../quick-create.tsx');
});

const MAKES = [
  { id: 'new-course', titleKey: 'studio.titles.newCourse', icon: 'BookOpen', path: '/courses?create=1', letter: 'c' },
  { id: 'new-rubric', titleKey: 'studio.titles.newRubric', icon: 'ListChecks', path: '/rubrics/new', letter: 'r' },
] as const;
const course = (courseId: number, en: string, canEdit = true) => ({
  ...COURSE,
  courseId,
  title: { en, ar: `دورة ${courseId}` },
  status: 'DRAFT',
  abilities: { canEdit, canDelete: false },
});
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));

describe('the words for kinds', () => {
  it('wait for a letter behind a slash that begins a word', () => {
    expect(['/', 'Quiz /', 'and/', '/e', ''].map(endsInSlash)).toEqual([true, true, false, false, false]);
  });

  it('have a letter each, whoever brings them', () => {
    const letters = [
      ...Object.values(LESSON_KIND_DEFINITIONS).map(({ letter }) => letter),
      'n',
      ...menuPlacesOf(FEATURES).flatMap(({ letter }) => (letter === undefined ? [] : [letter])),
    ];
    expect(letters.length).toBeGreaterThan(12);
    expect(new Set(letters).size).toBe(letters.length);
  });

  it('find a kind by the place of its key, and carry a title to another page', () => {
    const kinds = [
      { id: 'a', letter: 'e' },
      { id: 'b', letter: undefined },
    ] as never;
    expect(kindOfKey(kinds, 'KeyE')).toMatchObject({ id: 'a' });
    expect(kindOfKey(kinds, 'KeyB')).toBeUndefined();
    expect(withTitle('/x', '')).toBe('/x');
    expect([withTitle('/x', 'A & b'), withTitle('/x?new=1', 'é')]).toEqual([
      '/x?title=A%20%26%20b',
      '/x?new=1&title=%C3%A9',
    ]);
  });
});

const PATHS = [
  '/start',
  '/rubrics/new',
  '/courses/$courseId/outline',
  '/courses/$courseId/lessons/$courseSubsectionId',
  '/courses/$courseId/exams/held/$subsectionExamId',
];

async function open(language: Language, courses: readonly ReturnType<typeof course>[], at = '/start') {
  const sent: [string, unknown][] = [];
  const keep = (call: string, answer: unknown) => (_query: URLSearchParams, body: unknown) => {
    sent.push([call, body]);
    return answer as never;
  };
  const rendered = await renderScreen({
    // the button stands on every page
    screens: PATHS.map((path) => ({ path, load: async () => () => null })),
    frame: () => (
      <>
        <NewButton makes={MAKES} />
        <Outlet />
      </>
    ),
    at,
    language,
    session: administratorSession(),
    responses: {
      'GET /api/studio/courses': { data: courses, total: courses.length } as never,
      'GET /api/courses/3/outline': OUTLINE,
      'GET /api/courses/5/outline': { ...OUTLINE, courseId: 5, sections: [] },
      'GET /api/courses/5/editing': course(5, 'Dyeing') as never,
      'POST /api/course-sections/1/subsections': keep('lesson', { courseSubsectionId: 9 }),
      'POST /api/courses/5/sections': keep('module', { courseSectionId: 1 }),
      'POST /api/courses': keep('course', { courseId: 12 }),
    },
  });
  const t = rendered.kit.wording.get();
  await press(await screen.findByRole('button', { name: t('studio.titles.new') }));
  const panel = within(await screen.findByRole('dialog'));
  const field = await panel.findByRole('combobox', { name: t('builder.quick.title') });
  return { ...rendered, t, sent, panel, field: field as HTMLInputElement };
}

describe.each(DIRECTIONS)('making something in $language', ({ language }) => {
  it('has the caret in the title, takes a kind by its letter, and opens what it made', async () => {
    const { t, sent, panel, field, kit, address } = await open(language, [course(3, 'Weaving'), course(5, 'Dyeing')]);
    await panel.findByRole('option', { name: language === 'ar' ? 'الأول' : 'First' });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'Quick check /' } });
    fireEvent.keyDown(field, { key: 'ث', code: 'KeyE' });
    expect(field.value).toBe('Quick check');
    const exam = panel.getByRole('option', { name: t('builder.kinds.EXAM') });
    expect(exam.getAttribute('aria-selected')).toBe('true');
    expect(field.getAttribute('aria-activedescendant')).toBe(exam.id);
    fireEvent.change(panel.getByRole('combobox', { name: t('builder.quick.module') }), { target: { value: '1' } });
    await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
    await waitFor(() => expect(address()).toContain('/courses/3/exams/held/9'));
    expect(sent).toEqual([['lesson', { title: { [language]: 'Quick check' }, kind: 'EXAM', afterSubsectionId: 2 }]]);
    expect(readLastPlace(kit.storage)).toEqual({ courseId: 3, sectionId: 1 });
  });

  it('asks for a title before it makes anything, and makes at a press when it has one', async () => {
    const { t, sent, panel, field, address } = await open(language, []);
    const kind = panel.getByRole('option', { name: t('studio.titles.newCourse') });
    await press(kind);
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(field);
    expect(kind.getAttribute('aria-selected')).toBe('true');
    fireEvent.change(field, { target: { value: ' Looms ' } });
    await press(kind);
    await waitFor(() => expect(address()).toContain('/courses/12/outline'));
    expect(sent).toEqual([
      ['course', { title: { [language]: 'Looms' }, languages: [language], learningType: 'SELF_PACED' }],
    ]);
  });
});

describe('making something', () => {
  it('gives a course without modules its first, and offers no course that one may only read', async () => {
    const { t, sent, panel, field, address } = await open('en', [course(5, 'Dyeing'), course(7, 'Read', false)]);
    await panel.findByRole('option', { name: 'Dyeing' });
    expect(panel.queryByRole('option', { name: 'Read' })).toBeNull();
    const first = t('builder.quick.firstModule', { number: '1' });
    await panel.findByRole('option', { name: first });
    fireEvent.change(field, { target: { value: 'Madder' } });
    await press(panel.getByRole('option', { name: t('builder.kinds.ARTICLE') }));
    await waitFor(() => expect(address()).toContain('/courses/5/lessons/9'));
    expect(sent).toEqual([
      ['module', { title: { en: first }, afterSectionId: null }],
      ['lesson', { title: { en: 'Madder' }, kind: 'ARTICLE', afterSubsectionId: null }],
    ]);
  });

  it('begins in the course that one is in, though others were changed since', async () => {
    const { t, panel } = await open('en', [course(3, 'Weaving')], '/courses/5/outline');
    await panel.findByRole('option', { name: 'Dyeing' });
    const chosen = panel.getByRole('combobox', { name: t('builder.quick.course') }) as HTMLSelectElement;
    await waitFor(() => expect(chosen.value).toBe('5'));
  });

  it('offers a course first, inside a course what stands in one, and what was made last', async () => {
    const kindsOf = (panel: Awaited<ReturnType<typeof open>>['panel'], t: Awaited<ReturnType<typeof open>>['t']) =>
      within(panel.getByRole('listbox', { name: t('builder.quick.kinds') })).getAllByRole('option');
    const { t, panel, field, kit } = await open('en', [course(3, 'Weaving')]);
    await panel.findByRole('option', { name: 'Weaving' });
    const [first] = kindsOf(panel, t);
    expect(first?.textContent).toContain(t('studio.titles.newCourse'));
    expect(first?.getAttribute('aria-selected')).toBe('true');
    fireEvent.change(field, { target: { value: 'Craft' } });
    await press(panel.getByRole('option', { name: t('studio.titles.newRubric') }));
    expect(readLastKind(kit.storage)).toBe('new-rubric');
    cleanup();
    const inside = await open('en', [course(3, 'Weaving')], '/courses/5/outline');
    await inside.panel.findByRole('option', { name: 'Dyeing' });
    const selected = kindsOf(inside.panel, t).filter((each) => each.getAttribute('aria-selected') === 'true');
    expect(selected.map((each) => each.textContent)).toEqual([expect.stringContaining(t('builder.kinds.ARTICLE'))]);
    // what was made in a course isn't made in another one by a title and Enter
    writeJson(inside.kit.storage, 'sullam.made-kind', 'EXAM');
    cleanup();
    const outside = await open('en', [course(3, 'Weaving')]);
    await outside.panel.findByRole('option', { name: 'Weaving' });
    expect(kindsOf(outside.panel, t)[0]?.getAttribute('aria-selected')).toBe('true');
  });

  it('asks for a place only where the kind stands in one', () => {
    const of = (kind: unknown) => standsIn(kind as never);
    expect(of({ id: 'EXAM', makes: 'lesson' })).toBe('module');
    expect(of({ id: 'announcement', makes: 'page' })).toBe('course');
    expect([of({ id: 'new-course', makes: 'course' }), of({ id: 'new-rubric', makes: 'page' }), of(undefined)]).toEqual(
      [null, null, null],
    );
  });

  it('goes on where something has a page of its own, with the title that it has', async () => {
    const { t, panel, field, address } = await open('en', []);
    fireEvent.change(field, { target: { value: 'Craft' } });
    await press(panel.getByRole('option', { name: t('studio.titles.newRubric') }));
    await waitFor(() => expect(address()).toContain('/rubrics/new?title=Craft'));
  });
});
