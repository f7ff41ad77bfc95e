// @vitest-environment happy-dom
import type { LearnerAdditionRow } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderPart } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
    let isClosed = false;
    const close = () => {
      isClosed = true;
    };
    const { kit, calls } = await renderPart(
      <AddToCourse course={{ courseId: 3, title: { en: 'Safety', ar: 'السلامة' } }} onClose={close} />,
      {
        language,
        responses: {
          'POST /api/courses/3/learner-addition-previews': () => ({
            rows: [
              row,
              { ...row, line: 2, userId: null, email: 'bad', firstName: '', lastName: '', outcome: 'BAD_ADDRESS' },
            ],
            notices: ['BY_INVITATION'],
          }),
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
    fireEvent.change(within(dialog).getByLabelText(new RegExp(t('add-learners.fields.list'))), {
      target: { value: 'a@x.test\nbad' },
    });
    fireEvent.change(within(dialog).getByLabelText(new RegExp(t('add-learners.fields.note'))), {
      target: { value: 'Safety first' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: t('add-learners.preview') }));
    expect(await screen.findByText(t('add-learners.outcomes.BAD_ADDRESS'))).toBeTruthy();
    expect(screen.getByText(t('add-learners.notices.BY_INVITATION'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('add-learners.add', { count: 1 }) }));
    expect(await screen.findByText(t('add-learners.done.ADDED'))).toBeTruthy();
    expect(bodies).toMatchObject([{ note: 'Safety first', people: [{ email: 'a@x.test' }] }]);
    expect(isClosed).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.undo') }));
    await waitFor(() => expect(isClosed).toBe(true));
    expect(calls).toContain('DELETE /api/courses/3/learner-additions/9');
  });
});
