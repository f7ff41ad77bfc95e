// @vitest-environment happy-dom

import { EMPTY_CELL } from '@sullam/domain/grading/grade-row.ts';
import { Dialog, Menu } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { feature } from '../gradebook.feature.ts';
import { at, FIRST_ITEM, giveRoom, learner, marked, openMenu, report, structure } from './gradebook-responses.ts';

beforeAll(async () => {
  for (const part of [Dialog, Menu]) part.preload();
  await Promise.all([import('@sullam/ui/overlays/dialog.tsx'), import('@sullam/ui/overlays/menu.tsx')]);
});
beforeEach(giveRoom);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const group = (courseGroupId: number, en: string, ar: string) => ({
  courseGroupId,
  courseId: 3,
  name: { en, ar },
  capacity: null,
  isOpen: false,
  memberCount: 1,
  isMine: false,
  version: 1,
  abilities: { canEdit: true, canJoin: false, canLeave: false },
});

const LEARNERS = [
  learner(101, 'Amal', [marked('10'), EMPTY_CELL, EMPTY_CELL], '70'),
  learner(102, 'Basil', [marked('12'), marked('4'), EMPTY_CELL], '40'),
];
/** Amal is in the first group, nobody in the second. */
const MEMBERS: Record<string, typeof LEARNERS> = { 5: LEARNERS.slice(0, 1), 6: [] };

async function show(place: string, responses: Responses = {}, language: 'en' | 'ar' = 'en') {
  const asked: string[] = [];
  const rendered = await renderScreen({
    screens: (feature.courseScreens ?? []).map((one) => ({ ...one, path: `/courses/$courseId/${one.path}` })),
    at: `/courses/3/gradebook${place}`,
    language,
    session: administratorSession(),
    responses: {
      'GET /api/courses/3/gradebook': structure,
      'GET /api/courses/3/groups': {
        data: [group(5, 'Morning', 'الصباح'), group(6, 'Evening', 'المساء')],
        abilities: { canEdit: true },
      },
      'GET /api/courses/3/reports/grades': (query: URLSearchParams) => {
        asked.push(query.get('courseGroupId') ?? 'all');
        return report(MEMBERS[query.get('courseGroupId') ?? ''] ?? LEARNERS);
      },
      ...responses,
    },
  });
  return { ...rendered, asked, t: rendered.kit.wording.get() };
}

describe.each(DIRECTIONS)('the groups of a gradebook in $language', ({ language }) => {
  it('narrow it to one group, which the address keeps', async () => {
    const { t, address } = await show('', {}, language);
    await screen.findByText('Basil Test');
    const select = await screen.findByLabelText(t('gradebook.fields.group'));
    fireEvent.change(select, { target: { value: '5' } });
    await waitFor(() => expect(screen.queryByText('Basil Test')).toBeNull());
    await screen.findByText('Amal Test');
    expect(address()).toContain('gradebook?group=5');
    expect(screen.getByText(t('gradebook.states.learners', { count: 1 }))).toBeTruthy();
    expect(document.querySelector('a[href$="settings?group=5"]')).not.toBeNull();
    fireEvent.change(select, { target: { value: '' } });
    await screen.findByText('Basil Test');
    expect(address()).not.toContain('group');
  });

  it('are said where nobody is found', async () => {
    const name = language === 'ar' ? 'المساء' : 'Evening';
    const { t, asked } = await show('?group=6', {}, language);
    await screen.findByText(t('gradebook.empty.group', { group: name }));
    expect(asked).toEqual(['6']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'x' } });
    await screen.findByText(t('gradebook.empty.groupSearch', { group: name }));
  });

  it('stand on paper', async () => {
    const name = language === 'ar' ? 'الصباح' : 'Morning';
    const { t, asked } = await show('/print?group=5', {}, language);
    const text = t('gradebook.groups.only', { group: name });
    expect(await screen.findByText((content) => content.includes(text))).toBeTruthy();
    expect(screen.queryByText('Basil Test')).toBeNull();
    expect(asked).toEqual(['5']);
    const back = screen.getByRole('link', { name: t('gradebook.actions.backToGrades') });
    expect(back.getAttribute('href')).toMatch(/gradebook\?group=5$/);
  });
});

describe('a group of a gradebook', () => {
  it('that the course has no longer is as if none were chosen', async () => {
    const { asked } = await show('?group=77');
    await screen.findByText('Basil Test');
    expect(asked).toEqual(['all']);
  });

  it('keeps what was edited and could not be saved while another is looked at', async () => {
    await show('?group=5');
    await screen.findByText('Amal Test');
    fireEvent.pointerDown(at(0, FIRST_ITEM), { button: 0 });
    fireEvent.paste(at(0, FIRST_ITEM), { clipboardData: { getData: () => '1x' } });
    await screen.findByText(/1 cell couldn’t be saved/);
    fireEvent.change(await screen.findByLabelText('Group'), { target: { value: '' } });
    await screen.findByText('Basil Test');
    expect(at(0, FIRST_ITEM).textContent).toContain('1x');
  });

  it('leaves in a file of its own', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }));
    const { calls } = await show('?group=5', {
      'GET /api/courses/3/reports/grades/export': () => new Response('Member number'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'More' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
    await waitFor(() => expect(calls.filter((call) => call.includes('/export'))).toHaveLength(1));
    expect(calls.find((call) => call.includes('/export'))).toContain('courseGroupId=5');
    vi.unstubAllGlobals();
  });

  it('is what an import is for, unless everybody is asked for', async () => {
    const preview = (query: URLSearchParams) => ({
      fingerprint: 'f',
      learnerCount: 1,
      leftOutCount: query.has('courseGroupId') ? 1 : 0,
      itemCount: 1,
      changeCount: 0,
      changes: [],
      errors: [],
      errorCount: 0,
      unknownColumns: [],
    });
    const { container } = await show('?group=5', { 'POST /api/courses/3/grades/import-preview': preview });
    for (const [role, name] of [
      ['button', 'More'],
      ['menuitem', 'Import'],
    ] as const) {
      const part = await screen.findByRole(role, { name });
      await act(async () => fireEvent.click(part));
    }
    const dialog = await screen.findByRole('dialog');
    const input = container.ownerDocument.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['Email\n'], 'grades.csv')] } });
    await within(dialog).findByText(/1 learner in the file is not in this group/);
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /Only \S*Morning/ }));
    await waitFor(() => expect(within(dialog).queryByText(/not in this group/)).toBeNull());
  });

  it('is said with a distribution', async () => {
    await show('?group=5');
    await screen.findByText('Amal Test');
    fireEvent.click(within(await openMenu(FIRST_ITEM)).getByRole('menuitem', { name: 'Distribution' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/Only \S*Morning/)).toBeTruthy();
    expect(within(dialog).getByText(/^\S*1\S* graded/)).toBeTruthy();
  });

  it('does not hide who else is notified when grades are posted', async () => {
    await show('?group=5');
    await screen.findByText('Amal Test');
    fireEvent.click(within(await openMenu(FIRST_ITEM)).getByRole('menuitem', { name: 'Post grades…' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('2 learners will be notified');
    expect(within(dialog).getByText(/Amal Test.*Basil Test/)).toBeTruthy();
  });

  const onPhone = () =>
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList);

  it.each([
    [true, '80.00', 'So far'],
    [false, '70.00', 'Final'],
  ])(
    'shows on a phone what a learner has so far while grades are outstanding: %s',
    async (isProvisional, shown, head) => {
      onPhone();
      const [amal] = LEARNERS;
      const current = { ...amal!.totals.current, percent: '80', text: '80.00' };
      await show('', {
        'GET /api/courses/3/reports/grades': report([
          { ...amal!, totals: { ...amal!.totals, current, isProvisional } },
        ]),
      });
      const link = await screen.findByRole('link', { name: 'Amal Test' });
      expect(link.closest('li')?.textContent).toContain(shown);
      expect(screen.getByText(head)).toBeTruthy();
    },
  );

  it('narrows the list of learners on a phone', async () => {
    onPhone();
    await show('?group=5');
    const link = await screen.findByRole('link', { name: 'Amal Test' });
    expect(link.getAttribute('href')).toMatch(/learners\/101\?group=5$/);
    expect(screen.queryByText('Basil Test')).toBeNull();
    expect(await screen.findByLabelText('Group')).toHaveProperty('value', '5');
  });
});
