// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enrolledCourse, studentSections } from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const show = (language: 'en' | 'ar', durationMinutes: number) =>
  renderScreen({
    screens: SCREENS,
    at: '/lms/courses/3/syllabus',
    language,
    session: sessionFor(900),
    responses: {
      'GET /api/courses/3': { ...enrolledCourse(), durationMinutes },
      'GET /api/courses/3/student-sections': studentSections(),
      'GET /api/courses/3/progress': () => new Response('{"message":"no","status":404}', { status: 404 }),
      'GET /api/courses/3/news': { data: [], emptyLists: [] },
    },
  });

describe.each(DIRECTIONS)('the length of a course in its syllabus in $language', ({ language }) => {
  // its two lessons take three minutes each
  it.each([
    ['that of its page, and what everything takes besides', 5, [5, 6]],
    ['that of its page alone where everything is in it', 45, [45]],
    ['that of its lessons where the course says none', 0, [6]],
  ])('is %s', async (_, durationMinutes, said) => {
    await show(language, durationMinutes);
    const summary = await screen.findByText((text, element) => element?.tagName === 'P' && /about|تقريبًا/.test(text));
    const minutes = [...(summary.textContent ?? '').matchAll(/([0-9٠-٩]+)[^0-9٠-٩،]*(?:minutes|min|د|دقائق|دقيقة)/g)];
    const shown = new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-arab' : 'en');
    expect(minutes.map(([, number]) => number)).toEqual(said.map((each) => shown.format(each)));
  });
});
