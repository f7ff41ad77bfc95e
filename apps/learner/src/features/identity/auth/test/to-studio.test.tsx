// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Respond, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SCREENS } from '../../../../screens.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const AT = `/auth/studio?path=${encodeURIComponent('/courses/3/exams?tab=rules')}`;
const signedIn = { ...sessionFor(900), user: TEST_USER };

/** The screen, what it asked the server for, and where it left to. */
async function open(
  answer: ReturnType<Respond<'POST /api/auth/sso'>>,
  session: typeof signedIn | null = signedIn,
  language: 'en' | 'ar' = 'en',
) {
  const asked: unknown[] = [];
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const rendered = await renderScreen({
    screens: SCREENS,
    at: AT,
    language,
    session,
    responses: {
      'POST /api/auth/sso': (_query: URLSearchParams, body: unknown) => {
        asked.push(body);
        return answer;
      },
    },
  });
  return { ...rendered, asked, leftFor: () => assign.mock.calls.map(([address]) => String(address)) };
}

const ticket = { url: 'https://studio.test/studio/courses/3/exams?tab=rules&token=t', token: 't', expiresAt: '' };

it('hands somebody who is signed in over to the page of the studio, once', async () => {
  const { asked, leftFor } = await open(ticket);
  await waitFor(() => expect(leftFor()).toEqual([`${ticket.url}&lang=en`]));
  expect(asked).toEqual([{ target: 'STUDIO', path: '/courses/3/exams?tab=rules' }]);
});

it('asks a visitor to sign in first and goes on from there', async () => {
  const { kit, address, leftFor } = await open(ticket, null);
  await waitFor(() => expect(address()).toBe('/auth/login'));
  kit.signIn(signedIn);
  kit.navigation().goAfterSignIn();
  await waitFor(() => expect(leftFor()).toHaveLength(1));
});

it.each(DIRECTIONS)('says why somebody is not let in, and stays ($language)', async ({ language }) => {
  const refused = jsonResponse(403, { message: 'No portal', status: 403, errorCode: 'not-allowed' });
  const { kit, leftFor, toasts } = await open(refused, signedIn, language);
  expect((await screen.findByRole('alert')).textContent).toContain(kit.wording.get()('shell.notAllowed.title'));
  expect(leftFor()).toEqual([]);
  expect(toasts).toEqual([]);
});
