// @vitest-environment happy-dom
import { jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderPart, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import { ZoomMeetingPart } from '../zoom-meeting-part.tsx';

const session = sessionFor(900, {
  user: {
    ...TEST_USER,
    permissions: ['organization_everything'],
    portals: { ...TEST_USER.portals, isAdministrator: true, isInstructor: true },
  },
});
const CONNECTED = { isAuthenticated: true, needsConsent: false, isAvailable: true, account: 'a@zoom.test' };
const NOT_CONNECTED = { isAuthenticated: false, needsConsent: false, isAvailable: true, account: null };

afterEach(() => vi.restoreAllMocks());

const open = (at: string, responses: Responses) =>
  renderScreen({ screens: SCREENS, at, language: 'en', session, responses });

describe('the page of the Zoom account', () => {
  it('hands on what Zoom sends back, once, and takes it out of the address', async () => {
    const sent: unknown[] = [];
    let connection: typeof CONNECTED | typeof NOT_CONNECTED = NOT_CONNECTED;
    const { address } = await open('/zoom?code=c1&state=s1', {
      'GET /api/zoom/oauth/is-authenticated': () => connection,
      'POST /api/zoom/auth': (_query, body) => {
        sent.push(body);
        connection = CONNECTED;
      },
    });
    expect(await screen.findByText(/a@zoom.test/)).toBeTruthy();
    expect(sent).toEqual([{ code: 'c1', state: 's1' }]);
    await waitFor(() => expect(address()).toBe('/zoom'));
  });

  it('says what a denied consent means, and offers another', async () => {
    await open('/zoom?error=access_denied&state=s1', {
      'GET /api/zoom/oauth/is-authenticated': NOT_CONNECTED,
      'POST /api/zoom/auth': () =>
        jsonResponse(409, { message: 'Nothing has been connected.', status: 409, errorCode: 'zoom.consent-denied' }),
    });
    expect(await screen.findByText('Nothing has been connected.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Connect Zoom' })).toBeTruthy();
  });

  it('leads to Zoom', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await open('/zoom', {
      'GET /api/zoom/oauth/is-authenticated': NOT_CONNECTED,
      'POST /api/zoom/oauth': { url: 'https://zoom.test/oauth/authorize?state=s' },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Connect Zoom' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://zoom.test/oauth/authorize?state=s'));
  });
});

describe('the tools of an organisation', () => {
  it('are saved without the secret that is kept', async () => {
    const sent: unknown[] = [];
    await open('/settings/meetings', {
      'GET /api/video-conferencing-tools/settings': {
        tools: ['JITSI', 'ZOOM'],
        jitsiUrl: null,
        standardJitsiUrl: 'https://meet.test',
        zoomClientId: 'client-1',
        hasZoomClientSecret: true,
        zoomRedirectUrl: 'https://school.test/studio/zoom',
        version: 3,
      },
      'PUT /api/video-conferencing-tools/settings': (_query, body) => {
        sent.push(body);
        return { version: 4 };
      },
    });
    fireEvent.click(await screen.findByRole('switch', { name: /Google Meet/ }));
    fireEvent.click(screen.getByRole('button', { name: /Save/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ tools: ['JITSI', 'ZOOM', 'MEET'], jitsiUrl: null, zoomClientId: 'client-1', version: 3 });
  });
});

describe('the meeting of a lecture', () => {
  const draw = (responses: Responses, isDirty = false) =>
    renderPart(
      <ZoomMeetingPart lectureId={5} isDirty={isDirty} hasLink={false}>
        <p>Link</p>
      </ZoomMeetingPart>,
      { language: 'en', responses },
    );
  const NONE = { status: 'NONE', failure: null, isMine: null, hasAddress: false } as const;

  it('is made by a press, once the lecture is saved', async () => {
    let meeting: { status: 'NONE' | 'READY'; failure: null; isMine: boolean | null; hasAddress: boolean } = NONE;
    const responses: Responses = {
      'GET /api/zoom/oauth/is-authenticated': CONNECTED,
      'GET /api/course-lectures/5/zoom-meeting': () => meeting,
      'PUT /api/course-lectures/5/zoom-meeting': () => {
        meeting = { status: 'READY', failure: null, isMine: true, hasAddress: true };
      },
    };
    const { unmount } = await draw(responses, true);
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Create meeting' })).disabled).toBe(true);
    unmount();
    await draw(responses);
    fireEvent.click(await screen.findByRole('button', { name: 'Create meeting' }));
    expect(await screen.findByText(/follows changes to the lecture/)).toBeTruthy();
    expect(screen.queryByText('Link')).toBeNull();
  });

  it('shows why it failed and what to do, and leaves the link to who has no account', async () => {
    const { unmount } = await draw({
      'GET /api/zoom/oauth/is-authenticated': CONNECTED,
      'GET /api/course-lectures/5/zoom-meeting': {
        status: 'FAILED',
        failure: 'UNAVAILABLE',
        isMine: true,
        hasAddress: false,
      },
    });
    expect(await screen.findByText(/can’t be reached/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    unmount();
    await draw({
      'GET /api/zoom/oauth/is-authenticated': { ...NOT_CONNECTED, isAvailable: false },
      'GET /api/course-lectures/5/zoom-meeting': NONE,
    });
    expect(await screen.findByText('Link')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
