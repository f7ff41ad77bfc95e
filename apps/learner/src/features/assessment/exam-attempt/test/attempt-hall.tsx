import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { sessionFor, TEST_NOW } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { studentSections } from '../../../../../test/support/learning-responses.ts';
import { examDetail } from '../../exams/test/exam-responses.ts';
import type { AttemptSnapshot } from '../attempt.api.ts';
import { AttemptScreen } from '../attempt.screen.tsx';
import { snapshot } from './snapshot.fixture.ts';

/** What tests of the page need before and after each. */
export function inTheHall(): void {
  // dialogs come in chunks of their own, which a busy machine takes long to make
  beforeAll(async () => {
    await import('@sullam/ui/overlays/confirm-dialog.tsx');
    await import('@sullam/ui/overlays/drawer.tsx');
    await import('../hand-in-dialog.tsx');
  }, 20_000);
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('BroadcastChannel', undefined);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

const screens = [
  { path: '/lms/courses/$courseId/exams/$subsectionExamId/start', load: async () => AttemptScreen },
  {
    path: '/lms/courses/$courseId/exams/$subsectionExamId',
    load: async () => () => <UiLink href="/lms/courses/3/exams/5/start">The door</UiLink>,
  },
];

export const DETAIL = 'GET /api/subsection-exams/5';
export const OPEN = 'POST /api/exams/9/start';
export const SAVE = 'POST /api/exams/9/submit';
export const LATEST = 'GET /api/exams/9/latest';
export const HINT = 'POST /api/exams/9/hint';
export const NEXT = 'POST /api/exams/9/next';
export const FINISH = 'POST /api/exams/9/finish';

interface Save {
  position: number;
  sequence: number;
  answer: unknown;
  isFlagged: boolean;
  holder: string;
}

/** A server that takes answers, unless `isAway`; and what it got. */
export function hall(opened: AttemptSnapshot = snapshot(), more: Responses = {}) {
  const saves: Save[] = [];
  const server = { isAway: false };
  const responses: Responses = {
    [DETAIL]: () => examDetail({ runningAttemptId: 9 }),
    [OPEN]: () => opened,
    [LATEST]: () => opened,
    [SAVE]: (_query: URLSearchParams, body: unknown) => {
      if (server.isAway) throw new TypeError('Failed to fetch');
      const { position, sequence, ...rest } = body as Save;
      saves.push({ position, sequence, ...rest });
      return {
        position,
        sequence,
        isSaved: true,
        stored: null,
        savedAt: new Date(TEST_NOW).toISOString(),
        serverTime: new Date(TEST_NOW).toISOString(),
        deadline: opened.deadline,
      };
    },
    'POST /api/exams/9/events': { count: 1 },
    'GET /api/courses/3/student-sections': studentSections(),
    ...more,
  };
  return { saves, server, responses };
}

/** The page of the attempt that runs. */
export const show = async (responses: Responses, language: 'en' | 'ar' = 'en', now = () => TEST_NOW, at = 'start') => {
  const shown = await renderScreen({
    screens,
    at: `/lms/courses/3/exams/5/${at}`,
    language,
    session: sessionFor(900),
    responses,
    now,
  });
  return { ...shown, t: shown.kit.wording.get() };
};
