// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ONE, press, show } from './assignment-place.ts';
import { assignment, listOf, MARKER, row } from './assignment-responses.ts';

beforeAll(async () => {
  await Promise.all([import('@sullam/ui/overlays/popover.tsx'), import('../submissions.screen.tsx')]);
});

const LIST = `GET ${ONE}/submissions`;
const MARKERS = `GET ${ONE}/markers`;
const NAME = `${MARKER.firstName} ${MARKER.lastName}`;
/** Of several it is a list, in which each keeps its direction. */
const SHOWN = new RegExp(NAME);

describe.each(DIRECTIONS)('who marked submissions in $language', ({ language }) => {
  it('stands in the rows that have a mark, and narrows the list to one marker', async () => {
    const { t, calls } = await show(
      'submissions?status=all',
      {
        [LIST]: listOf(
          row({ state: 'RETURNED', points: '6', markers: [MARKER] }),
          row({ assignmentSubmissionId: 41, state: 'RETURNED', points: '7', markers: [{ ...MARKER, userId: 7 }] }),
          row({ assignmentSubmissionId: 42 }),
        ),
        [MARKERS]: { data: [MARKER] },
        'GET /api/courses/3/groups': { data: [] } as never,
      },
      language,
    );
    expect(await screen.findAllByText(SHOWN)).toHaveLength(1);
    expect(screen.getAllByText(new RegExp(t('assignment-marking.labels.you')))).toHaveLength(1);
    await press(screen.getByRole('button', { name: t('assignment-marking.filters.groupLateMarker') }));
    const panel = within(await screen.findByRole('dialog', { name: t('assignment-marking.filters.title') }));
    await panel.findByRole('option', { name: NAME });
    const choice = panel.getByRole('combobox', { name: t('assignment-marking.labels.marker') });
    // one person marks: what waits, waits for everybody
    expect(panel.queryByRole('option', { name: t('assignment-marking.filters.waitsForYou') })).toBeNull();
    fireEvent.change(choice, { target: { value: String(MARKER.userId) } });
    await waitFor(() => expect(calls.some((call) => call.includes(`markerUserId=${MARKER.userId}`))).toBe(true));
  });

  it('is in the address, and what nobody has marked doesn’t stand in the way of it', async () => {
    const { calls } = await show(
      `submissions?marker=${MARKER.userId}`,
      {
        [LIST]: listOf(row({ state: 'RETURNED', points: '6', markers: [MARKER] }), row({ assignmentSubmissionId: 41 })),
        [MARKERS]: { data: [MARKER] },
      },
      language,
    );
    await screen.findByRole('button', { name: SHOWN });
    const asked = calls.filter((call) => call.includes('markerUserId='));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((call) => call.includes('state='))).toEqual([]);
  });

  it('leaves what waits for one’s own mark where two people mark', async () => {
    const { t, calls } = await show(
      'submissions?marker=to-mark',
      { [LIST]: listOf(row()), [`GET ${ONE}/editing`]: assignment({ markerCount: 2 }) },
      language,
    );
    await screen.findByRole('button', { name: new RegExp(t('assignment-marking.filters.waitsForYou')) });
    expect(calls.some((call) => call.includes('isToMark=true'))).toBe(true);
  });
});
