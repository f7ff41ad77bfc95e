// @vitest-environment happy-dom
import type { LearnerAdditionRow } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderPart } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AddToCourse } from '../add-to-course.tsx';

const row: LearnerAdditionRow = {
  line: 1,
  text: 'a@x.test',
  userId: 2,
  email: 'a@x.test',
  firstName: 'Badr',
  lastName: 'Saad',
  leftOut: [],
  outcome: 'ADDED',
};

describe.each(DIRECTIONS)('adding learners in $language', ({ language }) => {
  it('shows what becomes of each line, adds those who can be, and takes them back', async () => {
    const bodies: unknown[] = [];
    const asked: unknown[] = [];
    let isClosed = false;
    const close = () => {
      isClosed = true;
    };
    const { kit, calls } = await renderPart(
      <AddToCourse course={{ courseId: 3, title: { en: 'Safety', ar: 'السلامة' } }} onClose={close} />,
      {
        language,
        responses: {
          'GET /api/courses/3/learner-candidates': { data: [] },
          'POST /api/courses/3/learner-addition-previews': (_query, body) => {
            asked.push(body);
            return {
              rows: [
                row,
                { ...row, line: 2, userId: null, email: 'bad', firstName: '', lastName: '', outcome: 'BAD_ADDRESS' },
              ],
              notices: ['BY_INVITATION'],
            };
          },
          'POST /api/courses/3/learner-additions': (_query, body) => {
            bodies.push(body);
            return { learnerAdditionId: 9, undoableUntil: '2026-03-01T10:00:00.000Z', rows: [row] };
          },
          'DELETE /api/courses/3/learner-additions/9': () => ({ removed: 1 }),
        },
      },
    );
    const dialog = await screen.findByRole('dialog');
    const t = kit.wording.get();
    const field = await within(dialog).findByRole('combobox', { name: t('add-learners.fields.find') });
    fireEvent.change(field, { target: { value: 'a@x.test' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    // what isn't a chip yet is looked at too
    fireEvent.change(field, { target: { value: 'bad' } });
    fireEvent.change(within(dialog).getByLabelText(new RegExp(t('add-learners.fields.note'))), {
      target: { value: 'Safety first' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: t('add-learners.preview') }));
    expect(await screen.findByText(t('add-learners.outcomes.BAD_ADDRESS'))).toBeTruthy();
    expect(asked).toEqual([{ userIds: [], text: 'a@x.test\nbad' }]);
    expect(screen.getByText(t('add-learners.notices.BY_INVITATION'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('add-learners.add', { count: 1 }) }));
    expect(await screen.findByText(t('add-learners.done.ADDED'))).toBeTruthy();
    expect(bodies).toMatchObject([{ note: 'Safety first', people: [{ email: 'a@x.test' }] }]);
    expect(isClosed).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.undo') }));
    await waitFor(() => expect(isClosed).toBe(true));
    expect(calls).toContain('DELETE /api/courses/3/learner-additions/9');
  });

  it('makes chips of people found, of addresses and of a pasted list, and asks for all of them at once', async () => {
    const asked: unknown[] = [];
    const noura = { userId: 4, firstName: 'Noura', lastName: 'Al-Harbi', email: 'noura@x.test', isIn: false };
    const { kit } = await renderPart(
      <AddToCourse course={{ courseId: 3, title: { en: 'Safety', ar: 'السلامة' } }} onClose={() => undefined} />,
      {
        language,
        responses: {
          'GET /api/courses/3/learner-candidates': {
            data: [noura, { ...noura, userId: 5, firstName: 'Nour', isIn: true }],
          },
          'POST /api/courses/3/learner-addition-previews': (_query, body) => {
            asked.push(body);
            return { rows: [row], notices: [] };
          },
        },
      },
    );
    const t = kit.wording.get();
    const dialog = await screen.findByRole('dialog');
    const field = await within(dialog).findByRole('combobox', { name: t('add-learners.fields.find') });
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'nou' } });
    const isIn = t('add-learners.isIn', { name: 'Nour Al-Harbi' });
    const known = await screen.findByRole('option', { name: (name) => name.includes(isIn) });
    expect(known.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('option', { name: /Noura/ }));

    // a comma ends an address
    fireEvent.change(field, { target: { value: 'lina@x.test,' } });
    const list = 'Name\tEmail\nSamir\tsamir@x.test\nHuda\thuda@x.test';
    fireEvent.paste(field, { clipboardData: { getData: () => list } });
    const chips = within(dialog).getByRole('list', { name: t('add-learners.chosen') });
    await waitFor(() => expect(within(chips).getAllByRole('listitem')).toHaveLength(3));
    expect(chips.textContent).toContain(t('add-learners.list', { count: 2 }));
    expect((field as HTMLInputElement).value).toBe('');

    fireEvent.click(within(dialog).getByRole('button', { name: t('add-learners.preview') }));
    await waitFor(() => expect(asked).toEqual([{ userIds: [4], text: `${list}\nlina@x.test` }]));
    // the way back leads to the same people
    fireEvent.click(await screen.findByRole('button', { name: t('common.actions.back') }));
    const again = await within(dialog).findByRole('list', { name: t('add-learners.chosen') });
    expect(within(again).getAllByRole('listitem')).toHaveLength(3);
    const last = within(dialog).getByRole('combobox', { name: t('add-learners.fields.find') });
    fireEvent.keyDown(last, { key: 'Backspace' });
    await waitFor(() => expect(within(again).getAllByRole('listitem')).toHaveLength(2));
  });

  it('takes a file that is dropped on the field, and looks at what stands in it', async () => {
    const asked: unknown[] = [];
    const text = 'Name\tEmail\nSamir\tsamir@x.test\nHuda\thuda@x.test';
    const { kit, calls } = await renderPart(
      <AddToCourse course={{ courseId: 3, title: { en: 'Safety', ar: 'السلامة' } }} onClose={() => undefined} />,
      {
        language,
        responses: {
          'POST /api/table-files': { text, rowCount: 2 },
          'POST /api/courses/3/learner-addition-previews': (_query, body) => {
            asked.push(body);
            return { rows: [row], notices: [] };
          },
        },
      },
    );
    const t = kit.wording.get();
    const dialog = await screen.findByRole('dialog');
    const field = await within(dialog).findByRole('combobox', { name: t('add-learners.fields.find') });
    // words that are dragged are the field's own affair
    fireEvent.drop(field, { dataTransfer: { files: [], types: ['text/plain'] } });
    expect(calls).not.toContain('POST /api/table-files');
    fireEvent.drop(field, { dataTransfer: { files: [new File(['x'], 'shift.xlsx')], types: ['Files'] } });
    await within(dialog).findByText(t('add-learners.file', { name: 'shift.xlsx', count: 2 }));
    fireEvent.click(within(dialog).getByRole('button', { name: t('add-learners.preview') }));
    await waitFor(() => expect(asked).toEqual([{ userIds: [], text }]));
  });
});
