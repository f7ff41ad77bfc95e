// @vitest-environment happy-dom
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import { coachingMember, noonIn, session } from '../../coaching-sessions/test/sessions.support.ts';
import type { CoachingGoal } from '../coaching-goals.api.ts';

const person = (userId: number, firstName: string) => ({ userId, firstName, lastName: 'Al-Harbi' });
const learner = person(7, 'Noura');
const coach = person(30, 'Reem');
const goal: CoachingGoal = {
  coachingGoalId: 1,
  coachId: 3,
  coach,
  learner,
  title: 'Lead the meeting',
  targetOn: null,
  stepCount: 5,
  stepsDone: 3,
  state: 'OPEN',
  createdAt: noonIn(-9).toISOString(),
  version: 4,
  changes: [],
};
const task = {
  coachingTaskId: 2,
  coachId: 3,
  coach,
  learner,
  title: 'Ask Omar',
  dueOn: null,
  coachingSessionId: 9,
  doneAt: null,
};

const open = (side: 'LEARNER' | 'COACH', more: object) =>
  renderScreen({
    screens: SCREENS,
    at: '/coaching/sessions/9',
    session: coachingMember,
    responses: {
      'GET /api/booking-sessions/9': session(noonIn(3), { side }),
      'GET /api/booking-sessions/9/notes': {
        learners: [
          {
            learner,
            coach,
            notes: [
              {
                kind: 'SHARED',
                by: 'COACH',
                isOwn: side === 'COACH',
                body: 'Name the time',
                changedAt: goal.createdAt,
              },
            ],
          },
        ],
      },
      'GET /api/booking-sessions/9/files': { files: [] },
      'GET /api/coaching-goals': { data: [goal] },
      'GET /api/coaching-tasks': { data: [task] },
      ...more,
    },
  });

it('lets the learner review a goal in the session, tick off a task and write a private note', async () => {
  const sent: object[] = [];
  const note = (_: unknown, body: object) => {
    sent.push(body);
  };
  await open('LEARNER', {
    'PUT /api/coaching-goals/1': note,
    'PUT /api/coaching-tasks/2/done': note,
    'PUT /api/booking-sessions/9/notes': note,
  });
  fireEvent.click(await screen.findByRole('button', { name: /Update goal: .*Lead the meeting/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ stepsDone: 3, state: 'OPEN', version: 4, coachingSessionId: 9, note: null });
  fireEvent.click(screen.getByRole('checkbox', { name: /Ask Omar/ }));
  await waitFor(() => expect(sent[1]).toEqual({ isDone: true }));
  expect(screen.getByText('Name the time')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/Private note/), { target: { value: 'Begin earlier' } });
  await waitFor(() => expect(sent[2]).toEqual({ kind: 'PRIVATE', body: 'Begin earlier', learnerUserId: 7 }), {
    timeout: 5000,
  });
  expect(await screen.findByText(/^Saved at/)).toBeTruthy();
});

it('saves what was written just before the page is left, and says when notes could not be loaded', async () => {
  const sent: object[] = [];
  const { unmount } = await open('LEARNER', {
    'PUT /api/booking-sessions/9/notes': (_: unknown, body: object) => {
      sent.push(body);
    },
  });
  fireEvent.change(await screen.findByLabelText(/Shared note/), { target: { value: 'On Thursday' } });
  unmount();
  await waitFor(() => expect(sent).toEqual([{ kind: 'SHARED', body: 'On Thursday', learnerUserId: 7 }]));
  await open('LEARNER', {
    'GET /api/booking-sessions/9/notes': () => {
      throw new Error('unreachable');
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('lists files of both sides, of which the reader removes their own', async () => {
  const file = (mediaId: number, name: string, isOwn: boolean) => ({
    file: {
      mediaId,
      name,
      url: `/files/${mediaId}`,
      contentType: 'application/pdf',
      byteSize: 2048,
      width: null,
      height: null,
      durationSeconds: null,
      alt: {},
      variants: [],
    },
    learnerUserId: 7,
    by: isOwn ? 'LEARNER' : 'COACH',
    isOwn,
    addedAt: goal.createdAt,
  });
  let removed = false;
  await open('LEARNER', {
    'GET /api/booking-sessions/9/files': { files: [file(4, 'agenda.pdf', true), file(5, 'sketch.png', false)] },
    'DELETE /api/booking-sessions/9/files/4': () => {
      removed = true;
    },
  });
  expect((await screen.findByRole('link', { name: 'sketch.png' })).getAttribute('href')).toBe('/files/5');
  expect(screen.getByText(/From the coach/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Remove .*sketch.png/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Remove .*agenda.pdf/ }));
  await waitFor(() => expect(removed).toBe(true));
});

it('lets the coach set a task, which only the learner ticks off', async () => {
  let sent: object | undefined;
  await open('COACH', {
    'POST /api/coaching-tasks': (_: unknown, body: object) => {
      sent = body;
      return { coachingTaskId: 5 };
    },
  });
  expect(await screen.findByText('Ask Omar')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /Ask Omar/ })).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: /^Task/ }), { target: { value: 'Read four pages' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add a task' }));
  await waitFor(() =>
    expect(sent).toEqual({ learnerUserId: 7, coachingSessionId: 9, title: 'Read four pages', dueOn: null }),
  );
});
