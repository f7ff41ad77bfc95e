import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent } from '@testing-library/react';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { FREE } from '../../marking/test/work-in-hand.ts';
import { feature } from '../assignments.feature.ts';
import { assignment, listOf, row, submission } from './assignment-responses.ts';

/** Menus and dialogs come from chunks of their own. */
export const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
export const ONE = '/api/course-assignments/8';
/** How alike submissions are. */
export const SHARES = 'GET /api/copy-plagiarism-checks/assignments/8/shares';
export const WORK = '/api/assignment-submissions/40';

const screens = [...(feature.courseScreens ?? []), ...(feature.screens ?? [])].map(({ access: _, ...screen }) => ({
  ...screen,
  path: screen.path.startsWith('/') ? screen.path : `/courses/$courseId/${screen.path}`,
}));
/** A page of the assignment as an administrator sees it. */
export async function show(place: string, responses: Responses, language: 'en' | 'ar') {
  const rendered = await renderScreen({
    screens,
    at: `/courses/3/assignments/8/${place}`,
    language,
    session: administratorSession(),
    responses: {
      [`GET ${ONE}/editing`]: assignment(),
      [`GET ${ONE}/markers`]: { data: [] },
      [SHARES]: { data: [] },
      ...responses,
    },
  });
  return { ...rendered, t: rendered.kit.wording.get() };
}

/** What the page on which one submission is marked asks for. */
export const MARKING: Responses = {
  'GET /api/saved-comments': { data: [] },
  'PUT /api/work-locks': FREE,
  [`GET ${WORK}`]: submission(),
  [`GET ${ONE}/submissions`]: listOf(row()),
  [`GET ${WORK}/comments`]: { data: [] },
  [`GET ${WORK}/mark-changes`]: { data: [], total: 0 },
  'GET /api/copy-plagiarism-checks/submissions/40': {
    isOn: false,
    status: 'NONE',
    number: null,
    checkedAt: null,
    parts: [],
    findings: [],
  },
};
