// @vitest-environment happy-dom
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInCourse } from '../../../../../test/support/in-course-frame.tsx';
import { feature } from '../assignments.feature.ts';
import { assignmentDetail, ownSubmission } from './assignment-responses.ts';

const show = (language: 'en' | 'ar', isDueBeforeEnrollment: boolean) =>
  renderInCourse(feature, 'assignments/8', {
    language,
    responses: {
      'GET /api/course-assignments/8': assignmentDetail({
        isDueBeforeEnrollment,
        serverTime: '2026-01-09T12:00:00.000Z',
        missingPercent: '0',
      }),
      'GET /api/course-assignments/8/submission': ownSubmission({
        abilities: { canWrite: false, canSubmit: false, canWithdraw: false, canComment: false },
      }),
    },
  });

describe.each(DIRECTIONS)('an assignment whose due date has passed, in $language', ({ language }) => {
  it('is late for who could keep it, and says what that costs', async () => {
    const { t } = await show(language, false);
    expect(await screen.findByText(t('assignments.states.late'))).toBeTruthy();
    expect(screen.queryByText(t('assignments.labels.dueBefore'))).toBeNull();
    expect(screen.queryByText(t('assignments.rules.dueBefore'))).toBeNull();
  });

  it('says to who joined later that it costs them nothing', async () => {
    const { t } = await show(language, true);
    expect(await screen.findByText(t('assignments.labels.dueBefore'))).toBeTruthy();
    expect(screen.queryByText(t('assignments.states.late'))).toBeNull();
    expect(screen.getByText(t('assignments.rules.dueBefore'))).toBeTruthy();
    expect(screen.queryByText(/0%|٪/)).toBeNull();
  });
});
