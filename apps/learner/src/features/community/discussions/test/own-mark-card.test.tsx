// @vitest-environment happy-dom

import { createFormatter } from '@sullam/strings/format.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import type { Responses } from '@sullam/web-kit/testing/responses.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DiscussionBoard, OwnDiscussionMark } from '../discussions.api.ts';
import { OwnMarkCard } from '../own-mark-card.tsx';

const CALL = 'GET /api/course-discussion-boards/5/own-mark';

const level = (id: number, points: string, en: string, ar: string) => ({
  id,
  points,
  name: { en, ar },
  description: {},
});
const rubric = {
  rubricId: 2,
  rubricVersion: 1,
  title: { en: 'Taking part', ar: 'المشاركة' },
  maximum: '4',
  content: {
    allowsFreePoints: false,
    criteria: [
      {
        id: 1,
        name: { en: 'A view', ar: 'رأي' },
        description: {},
        isRange: false,
        levels: [level(10, '4', 'Strong', 'متين'), level(11, '2.5', 'Sound', 'جيد')],
      },
    ],
  },
};

const own = (mark: OwnDiscussionMark['mark']): OwnDiscussionMark => ({
  grading: 'RUBRIC',
  maximum: '4',
  dueAt: null,
  rubric,
  mark,
});

const board = (grading: DiscussionBoard['grading'], canManage = false) =>
  ({ discussionBoardId: 5, grading, abilities: { canManage } }) as DiscussionBoard;

const show = (responses: Responses, language: 'en' | 'ar' = 'en', of = board('RUBRIC')) =>
  renderScreen({
    screens: [{ path: '/part', areas: ['discussions', 'rubrics'], load: async () => () => <OwnMarkCard board={of} /> }],
    at: '/part',
    language,
    session: sessionFor(900),
    responses,
  });

describe.each(DIRECTIONS)('what a discussion is graded by, in $language', ({ language }) => {
  const { decimal } = createFormatter({ language });

  it('is shown before there is a grade, and with what was reached once there is one', async () => {
    const { kit } = await show({ [CALL]: own(null) }, language);
    const t = kit.wording.get();
    expect(await screen.findByText(t('discussions.titles.grading'))).toBeTruthy();
    const facts = screen.getByText(t('discussions.titles.grading')).closest('div')!;
    expect(within(facts).getByText(t('discussions.labels.most', { maximum: decimal('4') }))).toBeTruthy();
    expect(screen.getByText(language === 'en' ? 'A view' : 'رأي')).toBeTruthy();
  });

  it('is the grade with the words of who gave it', async () => {
    const mark = {
      points: '2.5',
      comment: 'Begin with your point.',
      assessment: [{ criterionId: 1, levelId: 11, comment: 'Nearly' }],
      markedAt: '2026-01-02T03:00:00.000Z',
    };
    const { kit } = await show({ [CALL]: own(mark) }, language);
    const t = kit.wording.get();
    const points = t('discussions.labels.mark', { points: decimal('2.5'), maximum: decimal('4') });
    expect(await screen.findByText(points)).toBeTruthy();
    expect(screen.getByText('Begin with your point.')).toBeTruthy();
    expect(screen.getByText('Nearly')).toBeTruthy();
  });
});

it('says that it could not be fetched, and fetches it again', async () => {
  let isThere = false;
  const { kit } = await show({
    [CALL]: () => (isThere ? own(null) : jsonResponse(404, { message: 'Gone', status: 404, errorCode: 'not-found' })),
  });
  const t = kit.wording.get();
  expect(await screen.findByText(t('common.failed.title'))).toBeTruthy();
  isThere = true;
  fireEvent.click(screen.getByRole('button', { name: t('common.actions.retry') }));
  expect(await screen.findByText(t('discussions.titles.grading'))).toBeTruthy();
});

it.each([
  ['isn’t graded', board('NONE')],
  ['is graded by taking part', board('PARTICIPATION')],
  ['is run by the reader', board('RUBRIC', true)],
])('asks for nothing where the discussion %s', async (_, given) => {
  const { calls } = await show({}, 'en', given);
  expect(calls).toEqual([]);
});
