// @vitest-environment happy-dom
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inCourseFrame } from '../../../../../test/support/in-course-frame.tsx';
import { AssignmentScreen } from '../assignment.screen.tsx';
import { assignmentDetail, ownSubmission } from './assignment-responses.ts';

const show = (language: 'en' | 'ar', isDueBeforeEnrollment: boolean) =>
  renderScreen({
    screens: [
      {
        path: '/lms/courses/$courseId/assignments/$assignmentId',
        areas: ['assignments', 'errors', 'rubrics', 'course'],
        load: async () => inCourseFrame(AssignmentScreen),
      },
    ],
    at: '/lms/courses/3/assignments/8',
    language,
    session: sessionFor(900),
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
    const t = (await show(language, false)).kit.wording.get();
    expect(await screen.findByText(t('assignments.states.late'))).toBeTruthy();
    expect(screen.queryByText(t('assignments.labels.dueBefore'))).toBeNull();
    expect(screen.queryByText(t('assignments.rules.dueBefore'))).toBeNull();
  });

  it('says to who joined later that it costs them nothing', async () => {
    const t = (await show(language, true)).kit.wording.get();
    expect(await screen.findByText(t('assignments.labels.dueBefore'))).toBeTruthy();
    expect(screen.queryByText(t('assignments.states.late'))).toBeNull();
    expect(screen.getByText(t('assignments.rules.dueBefore'))).toBeTruthy();
    expect(screen.queryByText(/0%|٪/)).toBeNull();
  });
});
