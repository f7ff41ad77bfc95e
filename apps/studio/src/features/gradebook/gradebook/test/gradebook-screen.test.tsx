// @vitest-environment happy-dom

import type { BodyOf } from '@sullam/api-client/client.ts';
import { EMPTY_CELL } from '@sullam/domain/grading/grade-row.ts';
import { Dialog, Drawer, Menu } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { GradebookScreen } from '../gradebook.screen.tsx';
import { at, FIRST_ITEM, giveRoom, learner, marked, openMenu, report, structure } from './gradebook-responses.ts';

beforeAll(async () => {
  for (const part of [Dialog, Drawer, Menu]) part.preload();
  await Promise.all([
    import('@sullam/ui/overlays/dialog.tsx'),
    import('@sullam/ui/overlays/drawer.tsx'),
    import('@sullam/ui/overlays/menu.tsx'),
  ]);
});
beforeEach(giveRoom);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const STRUCTURE = 'GET /api/courses/3/gradebook';
const REPORT = 'GET /api/courses/3/reports/grades';
const SAVE = 'POST /api/courses/3/grades';
const OPERATION = 'POST /api/courses/{courseId}/grades';

type Sent = BodyOf<typeof OPERATION>;

const rows = () =>
  report([
    learner(101, 'Amal', [marked('10'), EMPTY_CELL, marked('18', { isPosted: true })], '70'),
    learner(102, 'Basil', [marked('12'), marked('4'), { ...EMPTY_CELL, state: 'PENDING' }], '40'),
  ]);

const screens = [
  {
    path: '/courses/$courseId/gradebook',
    load: async () => GradebookScreen,
    areas: ['gradebook', 'grades', 'studio', 'errors'] as const,
  },
];

async function show(responses: Responses = {}, language: 'en' | 'ar' = 'en') {
  const sent: Sent[] = [];
  const rendered = await renderScreen({
    screens,
    at: '/courses/3/gradebook',
    language,
    session: administratorSession(),
    responses: {
      [STRUCTURE]: structure,
      [REPORT]: rows,
      'GET /api/courses/3/groups': { data: [], abilities: { canEdit: true } },
      [SAVE]: (_query: URLSearchParams, body: Sent) => {
        sent.push(body);
        return { versions: body.cells.map(({ version }) => version + 1) };
      },
      ...responses,
    },
  });
  await screen.findByRole('grid');
  return { ...rendered, sent, t: rendered.kit.wording.get() };
}

const key = (name: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key: name, ...more });

function type(row: number, column: number, text: string) {
  fireEvent.pointerDown(at(row, column), { button: 0 });
  key(text[0] as string);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Work|عمل/ });
  field.value = text;
  fireEvent.keyDown(field, { key: 'Enter' });
}

const paste = (row: number, column: number, text: string) => {
  fireEvent.pointerDown(at(row, column), { button: 0 });
  fireEvent.paste(at(row, column), { clipboardData: { getData: () => text } });
};

describe.each(DIRECTIONS)('the gradebook in $language', ({ language }) => {
  it('shows learners by items with their totals, states and what is not posted', async () => {
    const { t } = await show({}, language);
    const grid = screen.getByRole('grid');
    expect(within(grid).getByRole('rowheader', { name: 'Amal Test' })).toBeTruthy();
    expect(
      within(grid).getByRole('columnheader', { name: structure.categories[0]?.name[language] as string }),
    ).toBeTruthy();
    expect(at(1, FIRST_ITEM + 2).textContent).toContain(t('gradebook.cells.pending'));
    expect(at(0, FIRST_ITEM).textContent).toContain(t('gradebook.cells.hidden'));
    expect(at(0, FIRST_ITEM + 2).textContent).not.toContain(t('gradebook.cells.hidden'));
    expect(at(0, 1).textContent).toBe(language === 'ar' ? '٧٠٫٠٠٪؜' : '70.00%');
  });

  it.each([
    [true, 'current'],
    [false, 'final'],
  ] as const)(
    'says of which total a letter is, the one that counts today (grades outstanding: %s)',
    async (isProvisional, of) => {
      const letters = { current: { en: 'Very good', ar: 'جيد جدًا' }, final: { en: 'Pass', ar: 'مقبول' } };
      const amal = learner(101, 'Amal', [marked('10'), EMPTY_CELL, EMPTY_CELL], '70');
      const totals = {
        current: { ...amal.totals.current, letter: letters.current },
        final: { ...amal.totals.final, letter: letters.final },
        isProvisional,
      };
      const { t } = await show(
        {
          [STRUCTURE]: { ...structure, letterScale: [{ letter: letters.final, from: '0' }] },
          [REPORT]: report([{ ...amal, totals }]),
        },
        language,
      );
      expect(at(-1, 2).textContent).toContain(t('gradebook.columns.letter'));
      expect(at(-1, 2).textContent).toContain(t(`gradebook.columns.${of}`));
      expect(at(0, 2).textContent).toBe(letters[of][language]);
    },
  );

  it('saves what is typed in either digits and makes the totals anew', async () => {
    const { sent, t } = await show({}, language);
    type(0, FIRST_ITEM + 1, '١٧٫٥');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.cells).toEqual([{ gradeItemId: 12, userId: 101, version: 0, state: 'MARKED', points: '17.5' }]);
    await screen.findByText(t('gradebook.states.saved'));
    // 10 + 17.5 + 18 of 60
    expect(at(0, 1).textContent).toBe(language === 'ar' ? '٧٥٫٨٣٪؜' : '75.83%');
    expect(document.activeElement).toBe(at(1, FIRST_ITEM + 1));
  });
});

describe.each(DIRECTIONS)('the bar over the gradebook in $language', ({ language }) => {
  it('is one line with one total under it; files, paper and changes are in its menu', async () => {
    const { t } = await show({}, language);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    expect(heads).toContain(t('gradebook.columns.current'));
    expect(heads).not.toContain(t('gradebook.columns.final'));
    expect(screen.queryByRole('navigation')).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: t('gradebook.actions.more') })));
    const menu = await screen.findByRole('menu');
    const names = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent?.trim());
    expect(names).toEqual([
      t('gradebook.actions.import'),
      t('common.actions.print'),
      t('studio.exports.xlsx'),
      t('studio.exports.csv'),
      t('gradebook.titles.changes'),
      t('gradebook.actions.keyboard'),
    ]);
  });
});

describe('editing in the gradebook', () => {
  it('marks what is no grade and sends nothing', async () => {
    const { sent } = await show();
    type(0, FIRST_ITEM, '1x');
    await screen.findByText(/1 cell couldn’t be saved/);
    expect(at(0, FIRST_ITEM).getAttribute('aria-invalid')).toBe('true');
    expect(at(0, FIRST_ITEM).textContent).toContain('1x');
    fireEvent.pointerDown(at(0, FIRST_ITEM), { button: 0 });
    key('Delete');
    await waitFor(() => expect(at(0, FIRST_ITEM).getAttribute('aria-invalid')).toBeNull());
    expect(at(0, FIRST_ITEM).textContent).toContain('10');
    expect(sent).toEqual([]);
  });

  it('saves more than an item is worth, and says so', async () => {
    const { sent } = await show();
    type(0, FIRST_ITEM, '185');
    await waitFor(() => expect(sent[0]?.cells[0]?.points).toBe('185'));
    await screen.findByText('All changes saved');
    expect(at(0, FIRST_ITEM).title).toContain('Above the maximum');
    expect(at(0, FIRST_ITEM).getAttribute('aria-invalid')).toBeNull();
  });

  it('pastes a block in one call, and takes it back in one', async () => {
    const { sent } = await show();
    paste(0, FIRST_ITEM, '1\t٢\r\nE\tM\r\n9\t9');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(
      sent[0]?.cells.map(({ userId, gradeItemId, state, points }) => [userId, gradeItemId, points ?? state]),
    ).toEqual([
      [101, 11, '1'],
      [101, 12, '2'],
      [102, 11, 'EXCUSED'],
      [102, 12, 'MISSING'],
    ]);
    await screen.findByText('All changes saved');
    act(() => at(0, FIRST_ITEM).focus());
    key('z', { ctrlKey: true });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.cells.map(({ points, state, version }) => [points ?? state, version])).toEqual([
      ['10', 2],
      ['BLANK', 1],
      ['12', 2],
      ['4', 2],
    ]);
    expect(at(0, FIRST_ITEM).textContent).toContain('10');
  });

  it('says which cells of a batch were refused and saves the others', async () => {
    const sent: Sent[] = [];
    await show({
      [SAVE]: (_query: URLSearchParams, body: Sent) => {
        sent.push(body);
        const wrong = body.cells.findIndex(({ gradeItemId }) => gradeItemId === 12);
        if (wrong === -1) return { versions: body.cells.map(() => 9) };
        return jsonResponse(400, {
          status: 400,
          message: 'Not right',
          errorCode: 'validation',
          details: [{ path: `cells.${wrong}`, code: 'numberInvalid', message: 'Enter a number' }],
        });
      },
    });
    paste(0, FIRST_ITEM, '1\t2');
    await screen.findByText(/1 cell couldn’t be saved/);
    await waitFor(() => expect(sent.map(({ cells }) => cells.length)).toEqual([2, 1]));
    expect(at(0, FIRST_ITEM + 1).title).toContain('Enter a number');
    expect(at(0, FIRST_ITEM).getAttribute('aria-invalid')).toBeNull();
  });

  it('shows what somebody else wrote meanwhile and offers both', async () => {
    const sent: Sent[] = [];
    await show({
      [SAVE]: (_query: URLSearchParams, body: Sent) => {
        sent.push(body);
        if (sent.length > 1) return { versions: [8] };
        return jsonResponse(409, {
          status: 409,
          message: 'Changed',
          errorCode: 'grade.changed-meanwhile',
          details: [{ path: 'cells.0', code: 'gradeIsNow', message: 'Now 15' }],
        });
      },
      'GET /api/course-grade-items/11/grades/101': {
        gradeItemId: 11,
        userId: 101,
        firstName: 'Amal',
        lastName: 'Test',
        email: 'user-101@example.org',
        state: 'MARKED',
        points: '15',
        comment: '',
        isPosted: false,
        isOverridden: false,
        automatic: null,
        version: 7,
        history: [],
      },
    });
    type(0, FIRST_ITEM, '19');
    fireEvent.click(await screen.findByRole('button', { name: 'Go to conflict' }));
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByRole('button', { name: /Keep \S*15/ })).toBeTruthy();
    fireEvent.click(within(drawer).getByRole('button', { name: /Save \S*19/ }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.cells).toEqual([{ gradeItemId: 11, userId: 101, version: 7, state: 'MARKED', points: '19' }]);
  });
});

describe('a column of the gradebook', () => {
  it('sorts the learners', async () => {
    await show();
    const menu = await openMenu(1);
    fireEvent.click(within(menu).getByRole('menuitem', { name: 'Sort low to high' }));
    await waitFor(() => expect(at(0, 0).textContent).toBe('Basil Test'));
    expect(at(-1, 1).getAttribute('aria-sort')).toBe('ascending');
  });

  it('shows before posting who will be notified', async () => {
    const posted: unknown[] = [];
    await show({
      'POST /api/course-grade-items/12/post': (_query: URLSearchParams, body: unknown) => {
        posted.push(body);
        return jsonResponse(204);
      },
    });
    const menu = await openMenu(FIRST_ITEM + 1);
    await act(async () => fireEvent.click(within(menu).getByRole('menuitem', { name: 'Post grades…' })));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('1 learner will be notified')).toBeTruthy();
    expect(within(dialog).getByText(/Basil Test/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Post grades' }));
    await waitFor(() => expect(posted).toEqual([{ scope: 'ALL' }]));
  });
});
