// @vitest-environment happy-dom

import { STORAGE_KEYS } from '@sullam/web-kit/base/stored.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  courseCard,
  courseProgress,
  enrolledCourse,
  lesson,
  studentSections,
} from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const done = () => new Response(null, { status: 204 });
const refused = () => new Response('{"message":"no","status":404}', { status: 404 });
const marked = (id: number, changes: object = {}) => ({
  courseId: 3,
  courseSubsectionId: id,
  isFinished: true,
  fraction: 0.5,
  percent: 50,
  finishedCount: 1,
  requiredCount: 2,
  isCompleted: false,
  hasJustCompleted: false,
  completedAt: null,
  ...changes,
});
const completed = (id: number) =>
  marked(id, { fraction: 1, percent: 100, finishedCount: 2, isCompleted: true, hasJustCompleted: true });

const NO_CERTIFICATE = { certificate: null, isComplete: true, isIssuedManually: true };

/** Two modules of one lesson each. */
const twoModules = () => {
  const [section] = studentSections().data;
  const [first, second] = section!.subsections;
  return {
    data: [
      { ...section!, subsections: [first!], requiredCount: 1 },
      {
        ...section!,
        courseSectionId: 2,
        title: { en: 'End', ar: 'النهاية' },
        subsections: [second!],
        requiredCount: 1,
      },
    ],
  };
};

const show = (language: 'en' | 'ar', responses: Responses = {}, id = 11) =>
  renderScreen({
    screens: SCREENS,
    at: `/lms/courses/3/content/${id}`,
    language,
    session: sessionFor(900),
    responses: {
      'GET /api/courses/3': enrolledCourse(),
      'GET /api/courses/3/student-sections': studentSections(),
      'GET /api/courses/3/progress': courseProgress(),
      'GET /api/courses/3/grades': refused,
      'GET /api/courses/3/certificate': NO_CERTIFICATE,
      'GET /api/courses/recommended': { data: [{ ...courseCard(8), reason: 'NEW', reasonTitle: null }] },
      'GET /api/course-subsections/11/notes': { data: [], total: 0 },
      'GET /api/course-subsections/11': lesson(11, { nextId: 12 }),
      'GET /api/course-subsections/12/notes': { data: [], total: 0 },
      'GET /api/course-subsections/12': lesson(12, { previousId: 11 }),
      'PUT /api/course-subsections/11/visit': done,
      'PUT /api/course-subsections/12/visit': done,
      ...responses,
    },
  });

/** What was played, note by note. */
let notes: number[] = [];
class Sound {
  currentTime = 0;
  destination = {};
  createOscillator() {
    const frequency = { value: 0 };
    return {
      frequency,
      connect: (next: unknown) => next,
      start: () => notes.push(frequency.value),
      stop: () => undefined,
    };
  }
  createGain() {
    const set = () => undefined;
    return {
      gain: { setValueAtTime: set, linearRampToValueAtTime: set, exponentialRampToValueAtTime: set },
      connect: (next: unknown) => next,
    };
  }
}

beforeAll(async () => {
  await Promise.all([import('../completion-dialog.tsx'), import('../chime.ts')]);
}, 60_000);
beforeEach(() => {
  notes = [];
  vi.stubGlobal('AudioContext', Sound);
});
afterEach(() => vi.unstubAllGlobals());

describe.each(DIRECTIONS)('moments in $language', ({ language }) => {
  it('of a lesson fill the rung that was climbed, and only that one', async () => {
    let finishedCount = 0;
    const { kit, container } = await show(language, {
      'GET /api/courses/3/progress': () => courseProgress(finishedCount),
      'POST /api/course-subsections/11/finished': () => {
        finishedCount = 1;
        return marked(11);
      },
    });
    const t = kit.wording.get();
    await screen.findAllByRole('progressbar', { name: t('course.progress.label') });
    expect(container.querySelectorAll('.animate-rung')).toHaveLength(0);
    fireEvent.click(await screen.findByRole('button', { name: t('course.progress.markFinished') }));
    const [ladder] = screen.getAllByRole('progressbar', { name: t('course.progress.label') });
    await waitFor(() => expect(ladder!.getAttribute('aria-valuenow')).toBe('1'));
    expect(ladder!.querySelectorAll('.animate-rung')).toHaveLength(1);
    expect(notes).toEqual([]); // nobody asked for sounds
  });

  it('of a module are said in words and lead on all the same', async () => {
    const { kit, toasts, address } = await show(language, {
      'GET /api/courses/3/student-sections': twoModules(),
      'POST /api/course-subsections/11/finished': marked(11),
    });
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('button', { name: t('course.progress.finishAndNext') }));
    await waitFor(() => expect(address()).toBe('/lms/courses/3/content/12'));
    const title = language === 'en' ? 'Beginning' : 'البداية';
    expect(toasts.at(-1)?.text).toBe(t('course.moment.module', { title }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of the course count what is finished, say the next rung, and are left by a key', async () => {
    let isFinished = false;
    const sections = () => ({
      data: studentSections().data.map((section) => ({
        ...section,
        subsections: section.subsections.map((item) => ({ ...item, isFinished })),
      })),
    });
    const finish = () => {
      isFinished = true;
      return completed(12);
    };
    const { kit } = await show(
      language,
      { 'GET /api/courses/3/student-sections': sections, 'POST /api/course-subsections/12/finished': finish },
      12,
    );
    const t = kit.wording.get();
    const button = await screen.findByRole('button', { name: t('course.progress.markFinished') });
    await act(async () => fireEvent.click(button));
    const moment = await screen.findByRole('dialog', { name: t('course.progress.completeTitle') });
    // two lessons of three minutes; no grade: no figure for it
    await waitFor(() => expect(within(moment).getAllByRole('definition')).toHaveLength(2));
    const [lessons, minutes] = within(moment).getAllByRole('definition');
    await waitFor(() => expect(lessons?.textContent).toBe(language === 'en' ? '2' : '٢'));
    expect(minutes?.textContent).toMatch(/6|٦/);
    const next = await within(moment).findByRole('link', { name: language === 'en' ? 'Course 8' : 'دورة 8' });
    expect(next.getAttribute('href')).toBe('/lms/courses/8/overview');
    expect(moment.textContent).not.toMatch(/undefined|NaN/);
    await act(async () => fireEvent.keyDown(document.activeElement ?? moment, { key: 'Escape' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a moment', () => {
  it('isn’t made of the last lesson where the course asks for a grade too', async () => {
    const sections = () => ({
      data: studentSections().data.map((section) => ({
        ...section,
        finishedCount: 1,
        subsections: section.subsections.map((item) => ({ ...item, isFinished: item.courseSubsectionId === 11 })),
      })),
    });
    const { toasts, address } = await show(
      'en',
      {
        'GET /api/courses/3/student-sections': sections,
        'POST /api/course-subsections/12/finished': marked(12, { fraction: 1, percent: 100, finishedCount: 2 }),
        // asked by the list of modules, to which the action leads
        'GET /api/courses/3/last-visited-subsection': { courseSubsectionId: null, visitedAt: null },
      },
      12,
    );
    const button = await screen.findByRole('button', { name: 'Mark as finished' });
    await act(async () => fireEvent.click(button));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe('Lessons done. More is needed to finish this course.'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts.at(-1)?.action?.label).toBe('See what is left');
    await act(async () => toasts.at(-1)?.action?.run());
    await waitFor(() => expect(address()).toBe('/lms/courses/3/modules'));
  });

  it('isn’t said by the outline either: it leads to what is left until the course is finished', async () => {
    const { kit } = await show('en', { 'GET /api/courses/3/progress': courseProgress(2) });
    const outline = within(await screen.findByRole('navigation', { name: 'Outline' }));
    const link = await outline.findByRole('link', { name: 'See what is left' });
    expect(link.getAttribute('href')).toBe('/lms/courses/3/modules');
    expect(outline.queryByText(kit.wording.get()('course.progress.finished'))).toBeNull();
  });

  it('of the course goes on to the next lesson when it is closed, if that was asked for', async () => {
    const { address } = await show('en', { 'POST /api/course-subsections/11/finished': completed(11) });
    const button = await screen.findByRole('button', { name: 'Finish and continue' });
    await act(async () => fireEvent.click(button));
    const moment = await screen.findByRole('dialog');
    expect(address()).toBe('/lms/courses/3/content/11');
    await act(async () => fireEvent.click(within(moment).getByRole('button', { name: 'Close' })));
    await waitFor(() => expect(address()).toBe('/lms/courses/3/content/12'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['comes by itself', { ...NO_CERTIFICATE, isIssuedManually: false }, ['/lms/courses/3/certificate']],
    ['is given by hand', NO_CERTIFICATE, ['/lms/all-courses']],
  ])('of a course whose certificate %s leads there first', async (_, certificate, first) => {
    await show(
      'en',
      { 'GET /api/courses/3/certificate': certificate, 'POST /api/course-subsections/12/finished': completed(12) },
      12,
    );
    const button = await screen.findByRole('button', { name: 'Mark as finished' });
    await act(async () => fireEvent.click(button));
    const moment = await screen.findByRole('dialog');
    await within(moment).findByRole('link', { name: 'Course 8' });
    const ways = within(moment)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(ways).toEqual([...first, '/lms/courses/8/overview']);
  });

  it('offers no way to another course where there is none', async () => {
    await show(
      'en',
      {
        'GET /api/courses/recommended': { data: [] },
        'POST /api/course-subsections/12/finished': completed(12),
      },
      12,
    );
    const button = await screen.findByRole('button', { name: 'Mark as finished' });
    await act(async () => fireEvent.click(button));
    const moment = await screen.findByRole('dialog');
    expect(within(moment).queryAllByRole('link')).toEqual([]);
    expect(within(moment).getByRole('button', { name: 'Stay here' })).toBeTruthy();
  });

  it('is heard by whoever switched sounds on', async () => {
    const { kit } = await show('en', { 'POST /api/course-subsections/11/finished': marked(11) });
    kit.storage.setItem(STORAGE_KEYS.sounds, 'on');
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as finished' }));
    await waitFor(() => expect(notes).toHaveLength(1));
  });

  it('is not repeated for whoever opens a completed course again', async () => {
    const finished = { ...courseProgress(2), isCompleted: true, completedAt: '2026-11-01T08:00:00.000Z' };
    await show('en', {
      'GET /api/courses/3/progress': finished,
      'GET /api/course-subsections/11/notes': { data: [], total: 0 },
      'GET /api/course-subsections/11': lesson(11, { isFinished: true }),
    });
    await screen.findByText('Read this');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelectorAll('.animate-rung')).toHaveLength(0);
  });
});
