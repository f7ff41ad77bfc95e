// @vitest-environment happy-dom
import { Menu } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';
import { reordered, withoutHidden } from '../outline-order.ts';
import { COURSE, NOTHING_OPEN, OUTLINE } from './outline-fixtures.ts';

beforeAll(async () => {
  Menu.preload();
  await import('@sullam/ui/overlays/menu.tsx');
});

const outline = OUTLINE;
const course = COURSE;

describe('an outline in a new order', () => {
  it('moves lessons between sections and keeps everything that they are', () => {
    const next = reordered(outline, [
      { id: 's2', children: ['l2'] },
      { id: 's1', children: ['l1'] },
    ]);
    expect(
      next.sections.map(({ courseSectionId, subsections }) => [
        courseSectionId,
        subsections.map(({ title }) => title.en),
      ]),
    ).toEqual([
      [2, ['Two']],
      [1, ['One']],
    ]);
    expect(next.version).toBe(4);
  });

  it('leaves out what has just been deleted', () => {
    const left = withoutHidden(outline, new Set(['s2', 'l1']));
    expect(
      left.sections.map(({ subsections }) => subsections.map(({ courseSubsectionId }) => courseSubsectionId)),
    ).toEqual([[2]]);
  });
});

describe.each(DIRECTIONS)('the builder in $language', ({ language }) => {
  it('leads from the address of a course alone to its information', async () => {
    const { address } = await renderScreen({
      screens: SCREENS.map((screen) => ({
        ...screen,
        children: screen.children?.map((child) =>
          child.path === 'information' ? { ...child, load: async () => () => <p>information</p> } : child,
        ),
      })) as typeof SCREENS,
      at: '/courses/3',
      language,
      session: administratorSession(),
      responses: { 'GET /api/courses/3/editing': course },
    });
    expect(await screen.findByText('information')).toBeDefined();
    expect(address()).toBe('/courses/3/information');
  });

  it('shows sections and lessons, and which are empty', async () => {
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/courses/3/outline',
      language,
      session: administratorSession(),
      responses: { ...NOTHING_OPEN, 'GET /api/courses/3/editing': course, 'GET /api/courses/3/outline': outline },
    });
    const t = kit.wording.get();
    expect(await screen.findByText(language === 'ar' ? 'الأول' : 'First')).toBeDefined();
    expect(screen.getByText(language === 'ar' ? 'درس 1' : 'One')).toBeDefined();
    expect(screen.getAllByText(t('builder.outline.noContent')).length).toBe(1);
    expect(screen.getByRole('button', { name: t('builder.outline.addModule') })).toBeDefined();
  });

  it.each([
    ['ASSIGNMENT', { hasContent: false, hasDraft: false }, 'DRAFT', 'builder.outline.noContent'],
    ['ARTICLE', { hasContent: false, hasDraft: true }, 'DRAFT', 'builder.outline.ready'],
    ['ARTICLE', { hasContent: true, hasDraft: true }, 'DRAFT', 'builder.outline.ready'],
    ['ARTICLE', { hasContent: true, hasDraft: true }, 'PUBLISHED', 'builder.outline.changed'],
    ['ARTICLE', { hasContent: false, hasDraft: true }, 'PUBLISHED', 'common.states.draft'],
    ['EXAM', { hasContent: false, hasDraft: true }, 'DRAFT', 'common.states.draft'],
  ] as const)('says of an %s with %o in a course that is %s: %s', async (kind, facts, status, words) => {
    const [section] = outline.sections;
    const subsections = [{ ...section!.subsections[0]!, kind, ...facts }];
    const { t } = await open('/courses/3/outline', {
      'GET /api/courses/3/editing': { ...course, status },
      'GET /api/courses/3/outline': { ...outline, sections: [{ ...section!, subsections }] },
    });
    const row = (await screen.findByText(language === 'ar' ? 'درس 1' : 'One')).closest('[role="row"]') as HTMLElement;
    expect(await within(row).findByText(t(words))).toBeDefined();
  });

  const open = async (at: string, responses: Responses = {}) => {
    const sent: { call: string; body: unknown }[] = [];
    const rendered = await renderScreen({
      screens: SCREENS,
      at,
      language,
      session: administratorSession(),
      responses: {
        ...NOTHING_OPEN,
        'GET /api/courses/3/editing': course,
        'GET /api/courses/3/outline': outline,
        'PATCH /api/course-sections/1': (_query: URLSearchParams, body: unknown) =>
          void sent.push({ call: 'section', body }),
        'PATCH /api/course-subsections/2': (_query: URLSearchParams, body: unknown) => {
          sent.push({ call: 'lesson', body });
          return { version: 5 };
        },
        ...responses,
      },
    });
    return { ...rendered, sent, t: rendered.kit.wording.get() };
  };
  const titleIn = async (name: string): Promise<HTMLElement> =>
    screen.findByRole('textbox', { name: new RegExp(`${name}$`) });

  it('renames a section where it stands; Enter saves, whatever the tree does with keys', async () => {
    const { t, sent } = await open('/courses/3/outline');
    fireEvent.doubleClick(await screen.findByText(language === 'ar' ? 'الأول' : 'First'));
    const field = await titleIn(t('common.names.english'));
    fireEvent.change(field, { target: { value: 'Beginnings' } });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'section', body: { title: { en: 'Beginnings', ar: 'الأول' } } }]),
    );
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });

  it('renames a lesson on the version that was read, from its row with F2', async () => {
    const { t, sent } = await open('/courses/3/outline');
    const row = (await screen.findByText(language === 'ar' ? 'درس 2' : 'Two')).closest('[role="row"]') as HTMLElement;
    fireEvent.keyDown(row, { key: 'F2' });
    const field = await titleIn(t('common.names.arabic'));
    fireEvent.change(field, { target: { value: 'الثاني' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'lesson', body: { title: { en: 'Two', ar: 'الثاني' }, version: 1 } }]),
    );
  });

  it('takes a new name back with Escape, and never saves an empty one', async () => {
    const { t, sent } = await open('/courses/3/outline');
    fireEvent.doubleClick(await screen.findByText(language === 'ar' ? 'الأول' : 'First'));
    const field = await titleIn(t('common.names.english'));
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.change(await titleIn(t('common.names.arabic')), { target: { value: ' ' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(sent).toEqual([]);
  });

  it('brings a lesson back that cannot be deleted, and says why', async () => {
    const { t, toasts, unmount } = await open('/courses/3/outline', {
      'DELETE /api/course-subsections/2': () =>
        jsonResponse(409, { status: 409, errorCode: 'assignment.has-work', message: 'Learners have work here' }),
    });
    const name = language === 'ar' ? 'درس 2' : 'Two';
    await screen.findByText(name);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: `${t('common.actions.more')}: ${name}` }));
    });
    fireEvent.click(await screen.findByText(t('builder.outline.deleteLesson')));
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
    expect(await screen.findByText(name)).toBeDefined();
    expect(toasts.at(-1)?.text).toBe('Learners have work here');
    unmount();
  });
});
