// @vitest-environment happy-dom
import path from 'node:path';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { savingForms } from '@sullam/web-kit/testing/saving-forms.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  assignmentDetail,
  ownSubmission,
  submissionVersion,
} from '../src/features/assessment/assignments/test/assignment-responses.ts';
import {
  FINISH,
  hall,
  inTheHall,
  SAVE,
  show as showAttempt,
} from '../src/features/assessment/exam-attempt/test/attempt-hall.tsx';
import { snapshot, snapshotQuestion } from '../src/features/assessment/exam-attempt/test/snapshot.fixture.ts';
import { coachingMember, noonIn, session } from '../src/features/coaching/coaching-sessions/test/sessions.support.ts';
import { SCREENS } from '../src/screens.ts';
import { courseProgress, enrolledCourse, studentSections } from './support/learning-responses.ts';

inTheHall();
beforeAll(async () => {
  await Promise.all([
    import('@sullam/web-kit/rich-text/field-text.tsx'),
    import('../src/features/community/discussions/comment-editor.tsx'),
  ]);
}, 60_000);

const TYPED = 'The last words';
const AT = '2026-03-01T08:00:00.000Z';

/** What a double of the server holds when the main action arrives, and how often it had to refuse a version. */
interface Server {
  handedIn?: string;
  conflicts: number;
}

const conflict = (server: Server) => {
  server.conflicts += 1;
  return jsonResponse(409, { message: 'Changed', status: 409, errorCode: 'conflict', details: [] });
};

const show = (at: string, responses: Responses) =>
  renderScreen({
    screens: SCREENS,
    at: `/lms/courses/3/${at}`,
    session: sessionFor(900),
    responses: {
      'GET /api/courses/3': enrolledCourse(),
      'GET /api/courses/3/student-sections': studentSections(),
      'GET /api/courses/3/progress': courseProgress(),
      ...responses,
    },
  });

const typeInto = (field: HTMLElement) =>
  act(() => {
    (field as HTMLElement & { editor: Editor }).editor.commands.setContent(`<p>${TYPED}</p>`, { emitUpdate: true });
  });
const press = async (name: string | RegExp, place: Pick<typeof screen, 'findByRole'> = screen) => {
  const button = await place.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

/** Types into a field of a coaching session and leaves the page at once. */
async function leaveSession(field: RegExp, responses: Responses): Promise<void> {
  await renderScreen({
    screens: SCREENS,
    at: '/coaching/sessions/9',
    session: coachingMember,
    responses: {
      'GET /api/booking-sessions/9': session(noonIn(3)),
      'GET /api/booking-sessions/9/files': { files: [] },
      'GET /api/booking-sessions/9/notes': { learners: [] },
      'GET /api/group-sessions/client': { data: [], total: 0 },
      'GET /api/coaching-credits/own': { data: [] },
      'GET /api/coaching-goals': { data: [] },
      'GET /api/coaching-tasks': { data: [] },
      'GET /api/booking-sessions/client': { data: [], total: 0 },
      ...responses,
    },
  });
  fireEvent.change(await screen.findByRole('textbox', { name: field }), { target: { value: TYPED } });
  fireEvent.click(screen.getByRole('link', { name: 'My coaching' }));
}

/** Each types, and presses the main action at once. */
const CASES: Readonly<Record<string, () => Promise<Server>>> = {
  async 'features/assessment/assignments/draft-editor.tsx'() {
    const server: Server = { conflicts: 0 };
    let draft = { version: 0, body: '' };
    await show('assignments/8', {
      'GET /api/course-assignments/8': assignmentDetail(),
      'GET /api/course-assignments/8/submission': ownSubmission(),
      'PUT /api/course-assignments/8/submission/draft': (_query, { version, body }) => {
        if (version !== draft.version) return conflict(server);
        draft = { version: version + 1, body: body ?? '' };
        return { version: draft.version, savedAt: AT };
      },
      'POST /api/course-assignments/8/submission/submit': (_query, { version }) => {
        if (version !== draft.version) return conflict(server);
        server.handedIn = draft.body;
        return { ...submissionVersion(), assignmentSubmissionId: 4, receiptCode: 'ABCDEFGHJK', submittedAt: AT };
      },
    });
    typeInto(await screen.findByRole('textbox', { name: /text/i }));
    await press('Submit');
    await press('Submit', within(await screen.findByRole('alertdialog')));
    return server;
  },
  async 'features/coaching/coaching-sessions/preparation.tsx'() {
    const server: Server = { conflicts: 0 };
    await leaveSession(/^Note/, {
      'PUT /api/booking-sessions/9/answers': (_query, { note }) => {
        server.handedIn = note ?? '';
        return undefined;
      },
    });
    await waitFor(() => expect(server.handedIn).toBeDefined());
    return server;
  },
  async 'features/coaching/coaching-goals/notes-card.tsx'() {
    const server: Server = { conflicts: 0 };
    const [learner, coach] = [7, 30].map((userId) => ({ userId, firstName: 'Reem', lastName: 'Al-Harbi' }));
    await leaveSession(/^Shared note/, {
      'GET /api/booking-sessions/9/notes': { learners: [{ learner: learner!, coach: coach!, notes: [] }] },
      'PUT /api/booking-sessions/9/notes': (_query, { body }) => {
        server.handedIn = body;
        return undefined;
      },
    });
    await waitFor(() => expect(server.handedIn).toBeDefined());
    return server;
  },
  async 'features/learning/notes/note-editor.tsx'() {
    const server: Server = { conflicts: 0 };
    await show('notes', {
      'GET /api/courses/3/notes': { data: [], total: 0 },
      'POST /api/courses/3/notes': (_query, { html }) => {
        server.handedIn = html;
        return jsonResponse(201, { noteId: 1, version: 1, editedAt: AT });
      },
    });
    await press('New note');
    typeInto(await screen.findByRole('textbox', { name: 'Your note' }));
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your note' })).toBeNull());
    return server;
  },
  async 'features/assessment/exam-attempt/use-attempt.ts'() {
    const server: Server = { conflicts: 0 };
    const question = {
      type: 'FILL_BLANKS' as const,
      prompt: { en: '<p>{{a}}</p>' },
      hints: [],
      hintCount: 0,
      blanks: [{ id: 'a', isNumeric: false }],
    };
    const { saves, responses } = hall(snapshot({ questions: [snapshotQuestion(1, { question })] }), {
      [FINISH]: () => {
        server.handedIn = JSON.stringify(saves);
        return snapshot({ state: 'SUBMITTED', questions: [], isHolder: false });
      },
    });
    const save = responses[SAVE] as (query: URLSearchParams, body: unknown) => object;
    // the way to the server takes its time
    const late = async (query: URLSearchParams, body: unknown) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return save(query, body);
    };
    await showAttempt({ ...responses, [SAVE]: late } as Responses);
    const field = await screen.findByRole('textbox');
    fireEvent.change(field, { target: { value: TYPED } });
    await press('Submit');
    await press('Submit', within(await screen.findByRole('dialog')));
    return server;
  },
};

/** Modules that wait for something else than the hand that rests. */
const NOT_SAVING = {
  'features/community/discussions/board-thread.tsx': 'marks as read what was looked at',
  'features/assessment/exam-attempt/attempt.api.ts': 'gives up a call that takes too long',
};

describe('a form that saves itself', () => {
  it('has a case below', () => {
    expect(savingForms(path.resolve('apps/learner/src'), NOT_SAVING)).toEqual(Object.keys(CASES).sort());
  });

  it.each(Object.entries(CASES))('%s hands in what was typed last, without a conflict', async (_file, run) => {
    const server = await run();
    await waitFor(() => expect(server.handedIn).toContain(TYPED), { timeout: 8000 });
    expect(server.conflicts).toBe(0);
    expect(screen.queryByText(/changed (this|on another)/i)).toBeNull();
  });
});
