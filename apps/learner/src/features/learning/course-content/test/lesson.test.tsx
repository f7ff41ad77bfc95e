// @vitest-environment happy-dom

import { LESSON_ACTIVITIES } from '@sullam/domain/lesson-kinds.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  courseProgress,
  enrolledCourse,
  file,
  lesson,
  studentSections,
} from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

// what features bring to a lesson is fetched when it is first shown
beforeAll(async () => {
  await Promise.all([import('../lesson-tools.tsx'), import('../../notes/note-button.tsx')]);
}, 60_000);

const done = () => new Response(null, { status: 204 });
const marked = (id: number, isFinished: boolean, changes: object = {}) => ({
  courseId: 3,
  courseSubsectionId: id,
  isFinished,
  fraction: isFinished ? 0.5 : 0,
  percent: isFinished ? 50 : 0,
  finishedCount: isFinished ? 1 : 0,
  requiredCount: 2,
  isCompleted: false,
  hasJustCompleted: false,
  completedAt: null,
  ...changes,
});

const show = (language: 'en' | 'ar', responses: Responses = {}, at = '/lms/courses/3/content/11') =>
  renderScreen({
    screens: SCREENS,
    at,
    language,
    session: sessionFor(900),
    responses: {
      'GET /api/courses/3': enrolledCourse(),
      'GET /api/courses/3/student-sections': studentSections(),
      'GET /api/courses/3/progress': courseProgress(),
      'GET /api/course-subsections/11/notes': { data: [], total: 0 },
      'GET /api/course-subsections/11': lesson(11, { nextId: 12 }),
      'GET /api/course-subsections/12/notes': { data: [], total: 0 },
      'GET /api/course-subsections/12': lesson(12, { previousId: 11 }),
      'PUT /api/course-subsections/11/visit': done,
      'PUT /api/course-subsections/12/visit': done,
      ...responses,
    },
  });

const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({
    width,
  });

describe.each(DIRECTIONS)('a lesson in $language', ({ language }) => {
  it('shows the article in the reader’s language and remembers the visit', async () => {
    const { calls } = await show(language);
    expect(await screen.findByText(language === 'en' ? 'Read this' : 'اقرأ هذا')).toBeTruthy();
    await waitFor(() => expect(calls).toContain('PUT /api/course-subsections/11/visit'));
    expect(screen.getAllByRole('progressbar').length).toBeGreaterThan(0);
  });

  it('has its notes soon after it was drawn, whether or not anything was done on the page', async () => {
    const { kit } = await show(language);
    await screen.findByText(language === 'en' ? 'Read this' : 'اقرأ هذا');
    const notes = { name: kit.wording.get()('course.notes.open') };
    expect(await screen.findByRole('button', notes, { timeout: 3000 })).toBeTruthy();
  });

  it('falls back to the other language and says so', async () => {
    const other = language === 'en' ? { ar: '<p>عربي فقط</p>' } : { en: '<p>English only</p>' };
    const { kit } = await show(language, { 'GET /api/course-subsections/11': lesson(11, { text: other }) });
    const key = language === 'en' ? 'course.labels.shownInArabic' : 'course.labels.shownInEnglish';
    expect(await screen.findByText(kit.wording.get()(key))).toBeTruthy();
    expect(screen.getByText(language === 'en' ? 'عربي فقط' : 'English only')).toBeTruthy();
  });

  it('is marked as finished with a way back', async () => {
    const { kit, calls, toasts } = await show(language, {
      'POST /api/course-subsections/11/finished': marked(11, true),
      'DELETE /api/course-subsections/11/finished': marked(11, false),
    });
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('button', { name: t('course.progress.markFinished') }));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('course.progress.marked')));
    act(() => toasts.at(-1)?.action?.run());
    await waitFor(() => expect(calls).toContain('DELETE /api/course-subsections/11/finished'));
  });

  it.each(LESSON_ACTIVITIES)('offers no mark for %s, which is finished by doing it', async (kind) => {
    const refused = () => new Response(JSON.stringify({ message: 'No', status: 404 }), { status: 404 });
    const { kit } = await show(language, {
      'GET /api/course-subsections/11/notes': { data: [], total: 0 },
      'GET /api/course-subsections/11': lesson(11, { kind, nextId: 12 }),
      'GET /api/course-subsections/11/survey': refused,
      'GET /api/subsection-exams/11': refused,
      'GET /api/course-assignments/11': refused,
      'GET /api/course-subsections/11/discussion-board': refused,
      'GET /api/course-subsections/11/lecture': refused,
    });
    const t = kit.wording.get();
    expect(await screen.findAllByRole('link', { name: t('course.frame.next') })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: t('course.progress.markFinished') })).toBeNull();
    expect(screen.queryByRole('button', { name: t('course.progress.finishAndNext') })).toBeNull();
  });

  it('leads on to the next one when it is finished with one press', async () => {
    const { kit, address } = await show(language, { 'POST /api/course-subsections/11/finished': marked(11, true) });
    fireEvent.click(await screen.findByRole('button', { name: kit.wording.get()('course.progress.finishAndNext') }));
    await waitFor(() => expect(address()).toBe('/lms/courses/3/content/12'));
  });

  it.each([
    ['on a desktop', 1440],
    ['on a phone', 390],
  ])('has one way on %s, whatever its state', async (_place, width) => {
    setWidth(width);
    onTestFinished(() => setWidth(1024));
    const refused = () => new Response(JSON.stringify({ message: 'No', status: 404 }), { status: 404 });
    for (const state of [{}, { isFinished: true }, { kind: 'SURVEY' as const }]) {
      const { kit } = await show(language, {
        'GET /api/course-subsections/11/notes': { data: [], total: 0 },
        'GET /api/course-subsections/11': lesson(11, { nextId: 12, previousId: 10, ...state }),
        'GET /api/course-subsections/11/survey': refused,
      });
      const t = kit.wording.get();
      await screen.findByRole('heading', { level: 1 });
      const ways = [
        ...screen.queryAllByRole('link', { name: t('course.frame.next') }),
        ...screen.queryAllByRole('button', { name: t('course.progress.finishAndNext') }),
      ];
      expect(ways, JSON.stringify(state)).toHaveLength(1);
      // on a phone its bar is all there is to finish with
      if (width === 390) expect(screen.queryByRole('button', { name: t('course.progress.markFinished') })).toBeNull();
      cleanup();
    }
  });

  it('opens a PDF without the small pages beside it where there is room for the browser’s viewer', async () => {
    await show(language, {
      'GET /api/course-subsections/11/notes': { data: [], total: 0 },
      'GET /api/course-subsections/11': lesson(11, { kind: 'DOCUMENT', media: file(5, 'plan.pdf', 'application/pdf') }),
    });
    await waitFor(() =>
      expect(document.querySelector('iframe')?.getAttribute('src')).toMatch(/#navpanes=0&view=FitH$/),
    );
  });

  it('has its contents on a phone before the text, closed, and everything else about it after', async () => {
    setWidth(390);
    onTestFinished(() => setWidth(1024));
    const text = '<h2>First</h2><p>Read this</p><h2>Second</h2><p>And that</p>';
    const { kit } = await show(language, {
      'GET /api/course-subsections/11': lesson(11, { text: { [language]: text } }),
    });
    const t = kit.wording.get();
    const below = (element: Element) => screen.getByText('And that').compareDocumentPosition(element);
    const contents = (await screen.findByText(t('course.frame.onThisPage'))).closest('details') as HTMLDetailsElement;
    expect(contents.open).toBe(false);
    expect(below(contents)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    cleanup();
    const plain = lesson(11, { text: { [language]: '<p>And that</p>' } });
    await show(language, { 'GET /api/course-subsections/11': plain });
    const facts = await screen.findByText(t('course.frame.lessonFacts'));
    expect(below(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('draws the pages of a document on a phone', async () => {
    setWidth(390);
    onTestFinished(() => setWidth(1024));
    await show(language, {
      'GET /api/course-subsections/11/notes': { data: [], total: 0 },
      'GET /api/course-subsections/11': lesson(11, { kind: 'DOCUMENT', media: file(5, 'plan.pdf', 'application/pdf') }),
    });
    await waitFor(() => expect(document.querySelector('article [data-skeleton]')).not.toBeNull());
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('says why it is locked, until when, and remembers no visit', async () => {
    const lock = {
      reason: 'PREREQUISITE' as const,
      until: null,
      prerequisiteSubsectionId: 11,
      prerequisiteTitle: { en: 'Lesson 11', ar: 'درس 11' },
    };
    const { kit, calls } = await show(
      language,
      { 'GET /api/course-subsections/12': lesson(12, { lock, text: {} }) },
      '/lms/courses/3/content/12',
    );
    const title = language === 'en' ? 'Lesson 11' : 'درس 11';
    const t = kit.wording.get();
    expect(await screen.findByRole('heading', { name: t('course.locked.byPrerequisite', { title }) })).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('course.progress.markFinished') })).toBeNull();
    expect(calls).not.toContain('PUT /api/course-subsections/12/visit');
  });

  it('asks who is not enrolled to look at the course first', async () => {
    const refused = () => new Response(JSON.stringify({ message: 'No', status: 403 }), { status: 403 });
    const { kit } = await show(language, {
      'GET /api/courses/3/student-sections': refused,
      'GET /api/course-subsections/11/notes': { data: [], total: 0 },
      'GET /api/course-subsections/11': refused,
    });
    expect(await screen.findByRole('link', { name: kit.wording.get()('course.locked.enrolNow') })).toBeTruthy();
  });
});
