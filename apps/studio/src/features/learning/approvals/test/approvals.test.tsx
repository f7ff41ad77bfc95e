// @vitest-environment happy-dom
import type { TeachingCourse } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

beforeAll(async () => {
  await import('@sullam/ui/overlays/dialog.tsx');
});

const LANGUAGE_STATE = { hasTitle: true, textCount: 1 };
const COURSE: TeachingCourse = {
  courseId: 3,
  title: { en: 'Weaving', ar: 'النسيج' },
  subtitle: {},
  category: null,
  cover: null,
  coverArt: 'weave',
  instructors: [],
  languages: ['en', 'ar'],
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  durationMinutes: 60,
  subsectionCount: 2,
  enrolledCount: 0,
  price: { minor: 0, currency: 'SAR' },
  status: 'PENDING_APPROVAL',
  isEnrolled: false,
  isFavorite: false,
  progressPercent: null,
  completedAt: null,
  updatedAt: '2026-11-01T08:00:00Z',
  approvalNote: '',
  translations: { en: LANGUAGE_STATE, ar: LANGUAGE_STATE },
  abilities: { canEdit: true, canDelete: false },
};

describe.each(DIRECTIONS)('approving a course in $language', ({ language }) => {
  it('names the lessons that became empty since it was sent, with the way to each', async () => {
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/approvals',
      language,
      session: administratorSession(),
      responses: {
        'GET /api/course-approvals': { data: [COURSE], total: 1 },
        'POST /api/courses/3/approval': () =>
          jsonResponse(409, { message: 'Some lessons are empty', status: 409, errorCode: 'course.lessons-empty' }),
        'GET /api/courses/3/readiness': {
          isReady: false,
          items: [{ key: 'lessons', isDone: false, isRequired: true, count: 1 }],
          emptyLessons: [{ courseSubsectionId: 2, kind: 'VIDEO', title: { en: 'Warp', ar: 'السدى' } }],
        },
      },
    });
    const t = kit.wording.get();
    const approve = { name: t('builder.approvals.approve') };
    const button = await screen.findByRole('button', approve);
    await act(async () => fireEvent.click(button));
    const dialog = await screen.findByRole('dialog');
    await act(async () => fireEvent.click(within(dialog).getByRole('button', approve)));
    const refusal = await within(dialog).findByRole('alert');
    const link = within(refusal).getByRole('link', { name: language === 'ar' ? 'السدى' : 'Warp' });
    expect(link.getAttribute('href')).toBe('/courses/3/lessons/2');
    expect(refusal.textContent).toContain(t('builder.readiness.lacks.VIDEO'));
  });
});
