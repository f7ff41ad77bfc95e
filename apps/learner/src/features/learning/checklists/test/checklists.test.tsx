// @vitest-environment happy-dom

import type {
  StudentChecklist,
  StudentChecklistItem,
  StudentChecklistItemDetail,
} from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';

const USER = { userId: 2, firstName: 'Noura', lastName: 'Al-Harbi' };
const APPROVER = { userId: 7, firstName: 'Faisal', lastName: 'Al-Otaibi' };

const item = (id: number, more: Partial<StudentChecklistItem> = {}): StudentChecklistItem => ({
  studentChecklistItemId: id,
  kind: 'DO',
  title: { en: `Item ${id}`, ar: `بند ${id}` },
  body: {},
  state: 'TO_DO',
  isLocked: false,
  isLate: false,
  dueAt: null,
  changedAt: '2026-01-01T08:00:00.000Z',
  course: null,
  approver: null,
  ...more,
});

const list = (items: StudentChecklistItem[]): StudentChecklist => ({
  studentChecklistId: 1,
  checklistId: 1,
  title: { en: 'First days', ar: 'أيامك الأولى' },
  description: {},
  user: USER,
  startsOn: '2026-01-01',
  assignedAt: '2026-01-01T08:00:00.000Z',
  completedAt: null,
  itemCount: items.length,
  doneCount: items.filter(({ state }) => state === 'DONE').length,
  lateCount: items.filter(({ isLate }) => isLate).length,
  waitingCount: items.filter(({ state }) => state === 'WAITING').length,
  endsAt: null,
  items,
});

const nothingToApprove = { 'GET /api/checklist-approvals': { data: [], total: 0 } } as const satisfies Responses;

const show = (language: 'en' | 'ar', at: string, responses: Responses) =>
  renderScreen({
    screens: SCREENS,
    at,
    language,
    session: sessionFor(900),
    responses: { ...nothingToApprove, ...responses },
  });

const one = (items: StudentChecklistItem[]): Responses => ({
  'GET /api/student-checklists': { data: [list(items)], total: 1 },
  'GET /api/student-checklists/1': () => list(items),
});

describe.each(DIRECTIONS)('a checklist in $language', ({ language }) => {
  it('stands in the groups of those with whom its items are, and leaves empty ones out', async () => {
    const items = [
      item(1),
      item(2, { kind: 'APPROVE', state: 'WAITING', approver: APPROVER }),
      item(3, { kind: 'UPLOAD', isLate: true, dueAt: '2025-12-30T23:59:00.000Z' }),
    ];
    const { kit } = await show(language, '/checklist', one(items));
    const t = kit.wording.get();
    await screen.findByRole('heading', { level: 1, name: language === 'en' ? 'First days' : 'أيامك الأولى' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      expect.stringContaining(t('checklists.groups.ON_YOU')),
      expect.stringContaining(t('checklists.groups.WITH_OTHERS')),
    ]);
    expect(screen.getByText(t('checklists.words.withPerson', { person: 'Faisal Al-Otaibi' }))).toBeTruthy();
    const upload = screen.getByRole('link', { name: new RegExp(t('checklists.actions.upload')) });
    expect(upload.getAttribute('href')).toBe('/checklist/items/3');
  });

  it('says that there is none', async () => {
    const { kit } = await show(language, '/checklist', { 'GET /api/student-checklists': { data: [], total: 0 } });
    expect(await screen.findByText(kit.wording.get()('checklists.empty.mine'))).toBeTruthy();
  });
});

describe('an item', () => {
  it('is ticked where it stands; a locked one isn’t', async () => {
    const items = [item(1), item(2, { isLocked: true })];
    const { calls, toasts } = await show('en', '/checklist', {
      ...one(items),
      'PUT /api/student-checklist-items/1/done': (_query, body) => {
        items[0] = item(1, { state: body.isDone ? 'DONE' : 'TO_DO' });
      },
    });
    const box = await screen.findByRole('checkbox', { name: 'Item 1' });
    expect(screen.getByRole('checkbox', { name: 'Item 2' })).toHaveProperty('disabled', true);
    fireEvent.click(box);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /Done/ })).toBeTruthy());
    expect(calls).toContain('PUT /api/student-checklist-items/1/done');
    // it went to another group at once: a slip is taken back where it is said
    expect(toasts.at(-1)?.action?.label).toBe('Undo');
    act(() => toasts.at(-1)?.action?.run());
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: /Done/ })).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Item 1' })).toHaveProperty('checked', false);
  });

  it('has a box only where it can be ticked; what is done elsewhere shows what it is', async () => {
    await show('en', '/checklist', one([item(1), item(2, { kind: 'UPLOAD' })]));
    const [ticked, uploaded] = (await screen.findAllByRole('listitem')).map((row) =>
      row.querySelector('[aria-hidden="true"].border-2'),
    );
    expect(ticked?.className).toContain('rounded-sm');
    expect(ticked?.querySelector('svg')).toBeNull();
    expect(uploaded?.className).toContain('rounded-full');
    expect(uploaded?.querySelector('svg')).toBeTruthy();
  });

  it('is sent for approval only with something in it', async () => {
    const detail: StudentChecklistItemDetail = {
      ...item(4, { kind: 'APPROVE', approver: APPROVER }),
      checklist: { studentChecklistId: 1, title: { en: 'First days' } },
      user: { ...USER, userId: 900 },
      steps: [],
      textBefore: null,
      abilities: { canTick: false, canSend: true, canWithdraw: false, canRemind: false, canDecide: false },
    };
    let sent: string | undefined;
    await show('en', '/checklist/items/4', {
      'GET /api/student-checklist-items/4': detail,
      'POST /api/student-checklist-items/4/send': (_query, body) => {
        sent = body.text;
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Send for approval' }));
    expect(await screen.findByText('Write a text or add a file.')).toBeTruthy();
    expect(sent).toBeUndefined();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'My plan' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send for approval' }));
    await waitFor(() => expect(sent).toBe('My plan'));
  });
});

describe('approvals', () => {
  it('show what is new, ask for a word only to send back, and go on to the next', async () => {
    const detail = (id: number): StudentChecklistItemDetail => ({
      ...item(id, { kind: 'APPROVE', state: 'WAITING', approver: APPROVER }),
      checklist: { studentChecklistId: 1, title: { en: 'First days' } },
      user: USER,
      steps: [
        { kind: 'SENT', at: '2026-01-01T08:00:00.000Z', by: USER, text: 'I learn names.', file: null },
        { kind: 'SENT_BACK', at: '2026-01-02T08:00:00.000Z', by: APPROVER, text: 'Dates?', file: null },
        { kind: 'SENT', at: '2026-01-03T08:00:00.000Z', by: USER, text: 'I learn names. Until Monday.', file: null },
      ],
      textBefore: 'I learn names.',
      abilities: { canTick: false, canSend: false, canWithdraw: false, canRemind: false, canDecide: true },
    });
    const waiting = [5, 6].map((id) => ({
      studentChecklistItemId: id,
      title: { en: `Item ${id}` },
      checklistTitle: { en: 'First days' },
      user: USER,
      sentAt: '2026-01-03T08:00:00.000Z',
      dueAt: null,
    }));
    const decided: unknown[] = [];
    await show('en', '/checklist/approvals', {
      'GET /api/checklist-approvals': () => ({ data: [...waiting], total: waiting.length }),
      'GET /api/student-checklist-items/5': detail(5),
      'GET /api/student-checklist-items/6': detail(6),
      'POST /api/student-checklist-items/5/decide': (_query, body) => {
        decided.push(body);
        waiting.shift();
      },
    });
    expect(
      within(await screen.findByText('Until Monday.', { exact: false, selector: 'mark' })).queryByText('names'),
    ).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Send back' }));
    expect(await screen.findByText('Say what should change.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Approve, then next' }));
    expect(await screen.findByText('Item 6')).toBeTruthy();
    expect(decided).toEqual([{ isApproved: true, word: '' }]);
    expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
  });
});
