// @vitest-environment happy-dom
import type { Note } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  courseProgress,
  enrolledCourse,
  file,
  lesson,
  studentSections,
} from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

// what is fetched when it is first shown: a busy machine can take longer for it than a test waits
beforeAll(async () => {
  await Promise.all([
    import('../../../community/discussions/comment-editor.tsx'),
    import('../../course-content/lesson-tools.tsx'),
    import('../note-button.tsx'),
    import('../notes-panel.tsx'),
  ]);
}, 60_000);

const AT = '2026-01-02T10:42:00.000Z';

const note = (noteId: number, changes: Partial<Note> = {}): Note => ({
  noteId,
  courseId: 3,
  courseSubsectionId: 11,
  lessonTitle: { en: 'Loops', ar: 'الحلقات' },
  positionSeconds: 222,
  html: '<p>Indent = belongs to</p>',
  shownHtml: '<p>Indent = belongs to</p>',
  createdAt: AT,
  editedAt: AT,
  version: 1,
  ...changes,
});

const pageOf = (...notes: Note[]) => ({ data: notes, total: notes.length });
const nothing = () => new Response(null, { status: 204 });

const frame: Responses = {
  'GET /api/courses/3': enrolledCourse(),
  'GET /api/courses/3/student-sections': studentSections(),
  'GET /api/courses/3/progress': courseProgress(),
};

const show = async (at: string, responses: Responses, language: 'en' | 'ar' = 'en') => {
  const shown = await renderScreen({
    screens: SCREENS,
    at: `/lms/courses/3/${at}`,
    language,
    session: sessionFor(900),
    responses: { ...frame, ...responses },
  });
  return { ...shown, t: shown.kit.wording.get() };
};

/** What somebody types. */
async function type(text: string) {
  const box = (await screen.findByRole('textbox', { name: 'Your note' })) as HTMLElement & { editor: Editor };
  act(() => {
    box.editor.commands.setContent(`<p>${text}</p>`, { emitUpdate: true });
  });
}

/** What opens may be a part of its own. */
async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => {
    fireEvent.click(button);
  });
}

describe.each(DIRECTIONS)('the notes of a course in $language', ({ language }) => {
  it('stand below their lessons, with the way back to their moments', async () => {
    const { t } = await show(
      'notes',
      {
        'GET /api/courses/3/notes': pageOf(
          note(1),
          note(2, { courseSubsectionId: null, lessonTitle: null, positionSeconds: null }),
        ),
      },
      language,
    );
    await waitFor(() => expect(document.querySelector('a[href="/lms/courses/3/content/11?t=222"]')).toBeTruthy());
    expect(screen.getByRole('link', { name: language === 'ar' ? 'الحلقات' : 'Loops' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: t('notes.labels.ofCourse') })).toBeTruthy();
  });

  it('say what to do where there are none', async () => {
    const { t } = await show('notes', { 'GET /api/courses/3/notes': pageOf() }, language);
    expect(await screen.findByText(t('notes.empty.courseText'))).toBeTruthy();
  });
});

describe('a note of a course', () => {
  it('is found by its words, which stand in the address', async () => {
    const { calls } = await show('notes?search=loop', { 'GET /api/courses/3/notes': pageOf() });
    expect(await screen.findByText('No matching notes')).toBeTruthy();
    expect(calls.some((call) => call.startsWith('GET /api/courses/3/notes?') && call.includes('search=loop'))).toBe(
      true,
    );
  });

  it('is deleted at once, and can be taken back', async () => {
    let isThere = true;
    const { calls, toasts } = await show('notes', {
      'GET /api/courses/3/notes': () => (isThere ? pageOf(note(1)) : pageOf()),
      'DELETE /api/notes/1': () => {
        isThere = false;
        return nothing();
      },
      'POST /api/notes/1/restore': () => {
        isThere = true;
        return nothing();
      },
    });
    await press('Delete note');
    expect(await screen.findByText('No notes yet')).toBeTruthy();
    act(() => toasts.at(-1)?.action?.run());
    expect(await screen.findByText('Indent = belongs to')).toBeTruthy();
    expect(calls).toContain('POST /api/notes/1/restore');
  });

  it('is saved while it is written, by its version, and asks where another device has changed it', async () => {
    const bodies: unknown[] = [];
    await show('notes', {
      'GET /api/courses/3/notes': pageOf(),
      'POST /api/courses/3/notes': () => jsonResponse(201, { noteId: 1, version: 1, editedAt: AT }),
      'GET /api/notes/1': note(1, { html: '<p>theirs</p>', version: 4 }),
      'PATCH /api/notes/1': (_query, body) => {
        bodies.push(body);
        if (body.version === 1) return jsonResponse(409, { message: 'Changed', status: 409, errorCode: 'conflict' });
        return { noteId: 1, version: 5, editedAt: AT };
      },
    });
    await press('New note');
    await type('begun');
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
    await type('mine');
    expect(await screen.findByText('This note was changed on another device.')).toBeTruthy();
    await press('Keep mine');
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
    expect(bodies).toEqual([
      { html: expect.stringContaining('mine'), version: 1 },
      { html: expect.stringContaining('mine'), version: 4 },
    ]);
  });

  it('that could not be saved is kept in this browser, and is there again', async () => {
    let isDown = true;
    const shown = await show('notes', {
      'GET /api/courses/3/notes': () => pageOf(),
      'POST /api/courses/3/notes': () =>
        isDown
          ? jsonResponse(503, { message: 'Busy', status: 503 })
          : jsonResponse(201, { noteId: 9, version: 1, editedAt: AT }),
    });
    await press('New note');
    await type('not lost');
    expect(await screen.findByText(/kept on this device/, {}, { timeout: 3000 })).toBeTruthy();
    const kept = Array.from({ length: shown.kit.storage.length }, (_, at) =>
      shown.kit.storage.getItem(shown.kit.storage.key(at) ?? ''),
    );
    expect(kept.some((text) => text?.includes('not lost'))).toBe(true);
    isDown = false;
    await press('Save again');
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
  });
});

describe('notes beside a recording', () => {
  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      Object.defineProperty(this, 'paused', { value: false, configurable: true });
    });
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      Object.defineProperty(this, 'paused', { value: true, configurable: true });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const showLesson = async (responses: Responses = {}) => {
    const shown = await show('content/11', {
      'GET /api/course-subsections/11': lesson(11, { kind: 'VIDEO', media: file(1, 'talk.mp4', 'video/mp4') }),
      'PUT /api/course-subsections/11/visit': nothing,
      'PUT /api/course-subsections/11/playback': nothing,
      'GET /api/course-subsections/11/notes': pageOf(note(1)),
      'GET /api/courses/3/notes': pageOf(note(1)),
      ...responses,
    });
    const isNotes = (call: string) => call.includes('/notes');
    await waitFor(() => expect(document.querySelector('video')).toBeTruthy());
    expect(shown.calls.filter(isNotes)).toEqual([]);
    // what isn't drawn with the lesson comes when something is done on the page
    fireEvent.pointerMove(window);
    await screen.findByRole('button', { name: /^Notes/ });
    const media = document.querySelector<HTMLMediaElement>('video')!;
    Object.defineProperty(media, 'duration', { value: 485, configurable: true });
    return { ...shown, media };
  };

  it('begin by N: it stops, and the note remembers the moment', async () => {
    const bodies: { positionSeconds?: number | undefined; courseSubsectionId?: number | undefined }[] = [];
    const { media } = await showLesson({
      'POST /api/courses/3/notes': (_query, body) => {
        bodies.push(body);
        return jsonResponse(201, { noteId: 2, version: 1, editedAt: AT });
      },
    });
    await media.play();
    media.currentTime = 346.4;
    // the keys of the page work once their part of the program has arrived
    await waitFor(() => {
      fireEvent.keyDown(window, { code: 'KeyN', key: 'n' });
      expect(media.paused).toBe(true);
    });
    await type('without a loop');
    await press('Done');
    await waitFor(() => expect(media.paused).toBe(false));
    expect(bodies).toMatchObject([{ positionSeconds: 346, courseSubsectionId: 11 }]);
  });

  it('are counted once the lesson is being read', async () => {
    await showLesson();
    expect(await screen.findByRole('button', { name: /^Notes ?1$/ })).toBeTruthy();
  });

  it('lead back to their moments, and close with Escape', async () => {
    const { media } = await showLesson();
    fireEvent.click(await screen.findByRole('button', { name: /^Notes/ }));
    const panel = within(await screen.findByRole('region', { name: 'My notes' }));
    fireEvent.click(await panel.findByRole('button', { name: /3:42/ }));
    expect(media.currentTime).toBe(222);
    fireEvent.keyDown(await panel.findByText('Indent = belongs to'), { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'My notes' })).toBeNull();
    // also from the button that opened them
    const button = screen.getByRole('button', { name: /^Notes/ });
    fireEvent.click(button);
    await screen.findByRole('region', { name: 'My notes' });
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'My notes' })).toBeNull();
  });
});
