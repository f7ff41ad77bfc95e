import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenLectureWorld, type LectureWorld } from '../../lectures/test/lectures.factory.ts';
import { startFakeZoom } from './fake-zoom.ts';

const zoom = await startFakeZoom();
const server = testServer({ ZOOM_URL: zoom.url, ZOOM_API_URL: zoom.url });
afterAll(() => zoom.close());

const SETTINGS = 'video-conferencing-tools/settings';
const MINUTE = 60_000;
let world: LectureWorld;
let admin: TestMember;

/** Makes Zoom's app known to the organisation. */
const setUp = (change: object = {}) =>
  callAs<{ version: number }>(server, admin, `PUT /api/${SETTINGS}`, {
    tools: ['JITSI', 'ZOOM', 'TEAMS', 'MEET', 'LINK'],
    jitsiUrl: null,
    zoomClientId: 'client-1',
    zoomClientSecret: 'secret-1',
    version: 0,
    ...change,
  });

/** A state is bound to the session that leaves: each person has one for a test. */
const begin = async (as = world.instructor) =>
  (await call<{ url: string }>(server, 'POST /api/zoom/oauth', { as })).body.url;
const finish = async (body: object, as = world.instructor) => {
  const answer = await call<{ errorCode?: string }>(server, 'POST /api/zoom/auth', { as, body });
  return answer.body?.errorCode ?? answer.status;
};
/** Whoever comes back is in the session that left, and the access token is fresh. */
const connect = async (as = world.instructor) => {
  const session = { ...as, ...(await givenSession(server, as.organizationId, as.userId)) };
  return finish(zoom.consent(await begin(session)), session);
};
const connection = async (as = world.instructor) =>
  (await callAs<object>(server, as, 'GET /api/zoom/oauth/is-authenticated')).body;

/** As it is kept. */
const tokenOf = async ({ organizationId, userId }: TestMember) =>
  (
    await server.admin<{ token: string }[]>`select refresh_token as token from zoom_connections
    where organization_id = ${organizationId} and user_id = ${userId}`
  )[0]!.token;

const make = async (lectureId: number, as = world.instructor) => {
  const answer = await world.ask(as, `PUT /api/course-lectures/${lectureId}/zoom-meeting`);
  return answer.body?.errorCode ?? answer.status;
};
const state = async (lectureId: number) =>
  (await world.ask<object>(world.instructor, `GET /api/course-lectures/${lectureId}/zoom-meeting`)).body;
const join = async (lectureId: number, as = world.learner) => {
  const { body } = await world.ask<{ address?: string }>(as, `POST /api/course-lectures/${lectureId}/join`);
  return body.address ?? body.errorCode;
};
/** A lecture in Zoom without a link. */
const given = (minutesAhead = 600) => world.given(minutesAhead, { tool: 'ZOOM' });
const givenMeeting = async (minutesAhead = 600) => {
  const lectureId = await given(minutesAhead);
  await make(lectureId);
  await server.runJobs();
  return lectureId;
};

beforeEach(async () => {
  zoom.calm();
  world = await givenLectureWorld(server);
  admin = await givenMember(server, world.organizationId, 'administrator');
  await setUp();
});

describe('the tools of an organisation', () => {
  it('are set by administrators, and the secret never comes back', async () => {
    const { body } = await callAs<object>(server, admin, `GET /api/${SETTINGS}`);
    expect(body).toMatchObject({ zoomClientId: 'client-1', hasZoomClientSecret: true, version: 1 });
    expect(JSON.stringify(body)).not.toContain('secret-1');
    const [row] = await server.admin<{ secret: string }[]>`select zoom_client_secret as secret
      from video_conferencing_settings where organization_id = ${world.organizationId}`;
    expect(row!.secret).not.toContain('secret-1');
    expect((await callAs(server, world.instructor, `GET /api/${SETTINGS}`)).status).toBe(403);
  });

  it('refuse an old version, another app without its secret, an address without https, and no tool at all', async () => {
    expect((await setUp()).status).toBe(409);
    const refused = [
      { zoomClientId: 'client-2', zoomClientSecret: '' },
      { jitsiUrl: 'http://meet.test' },
      { tools: [] },
    ];
    for (const change of refused) expect((await setUp({ version: 1, ...change })).status).toBe(400);
    const body = (await callAs<object>(server, admin, `GET /api/${SETTINGS}`)).body;
    expect(body).toMatchObject({ zoomClientId: 'client-1', jitsiUrl: null, version: 1 });
  });

  it('say with what a lecture can be planned, and where its room is', async () => {
    const before = await world.given(60, { tool: 'TEAMS', address: 'https://teams.microsoft.com/l/1' });
    await setUp({ version: 1, tools: ['JITSI'], jitsiUrl: 'https://meet.school.test/' });
    const tools = (await callAs<object>(server, world.instructor, 'GET /api/video-conferencing-tools')).body;
    expect(tools).toEqual({ tools: ['JITSI'], hasZoomApp: false });
    const body = {
      title: { en: 'Later' },
      zone: 'UTC',
      localDate: '2031-06-01',
      localTime: '10:00',
      durationMinutes: 30,
    };
    const path = `POST /api/courses/${world.courseId}/lectures`;
    const settings = world.settings({ tool: 'TEAMS' });
    expect((await world.ask(world.instructor, path, { ...body, settings })).status).toBe(400);
    // what was planned goes on
    expect((await world.patch(before, { durationMinutes: 45, tool: 'TEAMS' })).status).toBe(204);
    const here = await world.given(60);
    expect((await world.read(here, world.instructor)).body.address).toMatch(/^https:\/\/meet\.school\.test\/\w+$/);
  });
});

describe('connecting a Zoom account', () => {
  it('takes a code once, with the verifier of whoever left, and keeps the tokens sealed', async () => {
    const url = await begin();
    expect(url.startsWith(`${zoom.url}/oauth/authorize?`)).toBe(true);
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'client-1',
      code_challenge_method: 'S256',
    });
    const answer = zoom.consent(url);
    expect(await finish(answer)).toBe(204);
    expect(await connection()).toEqual({
      isAuthenticated: true,
      needsConsent: false,
      isAvailable: true,
      account: 'teacher@zoom.test',
    });
    // replayed
    expect(await finish(answer)).toBe('zoom.consent-unknown');
    expect(zoom.calls.filter((call) => call === 'POST /oauth/token')).toHaveLength(1);
  });

  it('refuses a state of somebody else, of another session, one that is too old, and one that was made up', async () => {
    const other = await givenMember(server, world.organizationId, 'instructor');
    const answer = zoom.consent(await begin());
    expect(await finish(answer, other)).toBe('zoom.consent-unknown');
    const elsewhere = await givenSession(server, world.organizationId, world.instructor.userId);
    expect(await finish(answer, { ...world.instructor, ...elsewhere })).toBe('zoom.consent-unknown');
    const late = zoom.consent(await begin());
    await server.admin`update zoom_consents set expires_at = now() - interval '1 second'
      where organization_id = ${world.organizationId}`;
    expect(await finish(late)).toBe('zoom.consent-unknown');
    expect(await finish({ state: 'made-up', code: '1' })).toBe('zoom.consent-unknown');
    expect(zoom.calls).toEqual([]);
    expect(await connection()).toMatchObject({ isAuthenticated: false });
  });

  it('connects nothing where consent was denied, the code is wrong or Zoom is away', async () => {
    const denied = zoom.consent(await begin());
    expect(await finish({ state: denied.state, error: 'access_denied' })).toBe('zoom.consent-denied');
    // the state is used up: a code that comes after the denial is worth nothing
    expect(await finish(denied)).toBe('zoom.consent-unknown');
    expect(await finish({ ...zoom.consent(await begin()), code: 'wrong' })).toBe('zoom.code-refused');
    zoom.next({ path: /token/, status: 503 });
    expect(await connect()).toBe('zoom.unavailable');
    expect(await connection()).toMatchObject({ isAuthenticated: false, needsConsent: false, account: null });
  });

  it('is for instructors, and where there is an app', async () => {
    expect((await callAs(server, world.learner, 'POST /api/zoom/oauth')).status).toBe(403);
    await setUp({ version: 1, zoomClientId: null });
    expect((await callAs(server, world.instructor, 'POST /api/zoom/oauth')).body).toMatchObject({
      errorCode: 'zoom.not-configured',
    });
    expect(await connection(world.learner)).toMatchObject({ isAuthenticated: false, isAvailable: false });
  });

  it('is forgotten at once and revoked as soon as Zoom can be reached', async () => {
    await connect();
    zoom.next({ path: /revoke/, status: 503 });
    expect((await callAs(server, world.instructor, 'DELETE /api/zoom/oauth')).status).toBe(204);
    expect(await connection()).toMatchObject({ isAuthenticated: false, account: null });
    const [job] = await server.admin<{ payload: object }[]>`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'video-conferencing.revoke-zoom'`;
    await expect(server.runJobs()).rejects.toThrow('503');
    expect(zoom.revoked).toEqual([]);
    // the queue repeats what has failed
    const revoke = server.app.jobs.find(({ name }) => name === 'video-conferencing.revoke-zoom')!;
    const { organizationId, payload } = job!.payload as { organizationId: number; payload: Record<string, unknown> };
    await revoke.run({ ...server.platform, organizationId }, payload);
    // the one for calls and the one that renews it
    expect(zoom.revoked).toHaveLength(2);
    for (const token of zoom.revoked) expect(JSON.stringify(payload)).not.toContain(token);
  });
});

describe('the meeting of a lecture', () => {
  it('is made, moves, and goes with it; its address leaves through the door alone', async () => {
    await connect();
    const lectureId = await given(600);
    expect(await make(lectureId)).toBe(204);
    expect(await state(lectureId)).toMatchObject({ status: 'WAITING', hasAddress: false });
    await server.runJobs();
    expect(await state(lectureId)).toEqual({ status: 'READY', failure: null, isMine: true, hasAddress: true });
    expect(zoom.meetings).toMatchObject([{ topic: 'Questions', duration: 60 }]);
    for (const as of [world.learner, world.instructor])
      expect(JSON.stringify((await world.read(lectureId, as)).body)).not.toContain('opensesame');
    expect(await join(lectureId)).toBe('lecture.not-open');

    await world.patch(lectureId, { durationMinutes: 90, localTime: '23:00' });
    await world.patch(lectureId, { title: { en: 'Answers' } });
    await server.runJobs();
    expect(zoom.meetings).toMatchObject([{ topic: 'Answers', duration: 90 }]);
    expect(zoom.meetings[0]!.start_time).toMatch(/T23:00:00Z$/);
    // many changes are one call
    expect(zoom.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);

    const soon = await givenMeeting(5);
    expect(await join(soon)).toMatch(/^https:\/\/zoom\.us\/j\/\d+\?pwd=opensesame$/);
    await world.ask(world.instructor, `POST /api/course-lectures/${lectureId}/cancel`, {});
    await server.runJobs();
    expect(zoom.meetings).toHaveLength(1);
    expect(await state(lectureId)).toMatchObject({ status: 'NONE' });
  });

  it('is refused without an account, to learners, and where there is nothing to make', async () => {
    const lectureId = await given();
    expect(await make(lectureId)).toBe('zoom.not-connected');
    await connect();
    expect(await make(await world.given(600))).toBe('zoom.not-for-zoom');
    expect(await make(await world.given(600, { tool: 'ZOOM', address: 'https://zoom.us/j/1' }))).toBe(
      'zoom.not-for-zoom',
    );
    expect((await world.ask(world.learner, `GET /api/course-lectures/${lectureId}/zoom-meeting`)).status).toBe(403);
    expect(zoom.meetings).toEqual([]);
  });

  it('is made once, also where the answer was lost on the way', async () => {
    await connect();
    const lectureId = await given();
    zoom.next({ path: /POST .*meetings/, cut: true });
    await make(lectureId);
    await make(lectureId);
    await server.runJobs();
    expect(await state(lectureId)).toMatchObject({ status: 'WAITING', failure: 'UNAVAILABLE' });
    server.clock.advance(2 * MINUTE);
    await server.runJobs();
    expect(await state(lectureId)).toMatchObject({ status: 'READY', failure: null });
    expect(zoom.meetings).toHaveLength(1);
  });

  it('waits as long as Zoom says, and fails for good after a day of outage, while the lecture stays', async () => {
    await connect();
    const lectureId = await given(60 * 48);
    zoom.next({ path: /POST .*meetings/, status: 429, headers: { 'retry-after': '1800' } });
    await make(lectureId);
    await server.runJobs();
    expect(await state(lectureId)).toMatchObject({ status: 'WAITING', failure: 'LIMITED' });
    server.clock.advance(29 * MINUTE);
    await server.runJobs();
    expect(zoom.meetings).toEqual([]);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      // the recordings of other meetings are asked for meanwhile
      zoom.next({ path: /users\/me\/meetings/, status: 502 });
      server.clock.advance(61 * MINUTE);
      await server.runJobs();
    }
    expect(await state(lectureId)).toMatchObject({ status: 'FAILED', failure: 'UNAVAILABLE' });
    expect((await world.read(lectureId, world.learner)).body.status).toBe('PLANNED');
  });

  it('renews a token that has run out, and asks for consent anew where it was revoked', async () => {
    await connect();
    const first = await tokenOf(world.instructor);
    server.clock.advance(59 * MINUTE + 1000);
    const lectureId = await givenMeeting(600);
    expect(await state(lectureId)).toMatchObject({ status: 'READY' });
    expect(await tokenOf(world.instructor)).not.toBe(first);

    zoom.revokeAll();
    await world.patch(lectureId, { durationMinutes: 30 });
    await server.runJobs();
    expect(await state(lectureId)).toEqual({ status: 'FAILED', failure: 'CONNECT', isMine: true, hasAddress: true });
    expect(await connection()).toMatchObject({ isAuthenticated: false, needsConsent: true });
    expect(zoom.meetings).toMatchObject([{ duration: 60 }]);

    // what waited for the account goes on by itself
    await connect();
    await server.runJobs();
    expect(await state(lectureId)).toMatchObject({ status: 'READY', failure: null });
    expect(zoom.meetings).toMatchObject([{ duration: 30 }]);
  });

  it('is made again where somebody deleted it at Zoom', async () => {
    await connect();
    const lectureId = await givenMeeting();
    zoom.meetings.length = 0;
    await world.patch(lectureId, { durationMinutes: 30 });
    await server.runJobs();
    expect(zoom.meetings).toMatchObject([{ duration: 30 }]);
    expect(await state(lectureId)).toMatchObject({ status: 'READY' });
  });

  it('goes when it is removed, the lecture meets elsewhere, or the draft is deleted', async () => {
    await connect();
    const removed = await givenMeeting();
    await world.ask(world.instructor, `DELETE /api/course-lectures/${removed}/zoom-meeting`);
    const elsewhere = await givenMeeting();
    await world.patch(elsewhere, { tool: 'JITSI' });
    await server.runJobs();
    expect(zoom.meetings).toEqual([]);
    expect(await join(removed)).toBe('lecture.not-open');

    const body = {
      title: { en: 'Draft' },
      zone: 'UTC',
      localDate: '2031-06-01',
      localTime: '10:00',
      durationMinutes: 30,
    };
    const draft = await world.ask<{ lectureId: number }>(
      world.instructor,
      `POST /api/courses/${world.courseId}/lectures`,
      {
        ...body,
        settings: world.settings({ tool: 'ZOOM' }),
      },
    );
    await make(draft.body.lectureId);
    await server.runJobs();
    expect(zoom.meetings).toHaveLength(1);
    await world.ask(world.instructor, `DELETE /api/course-lectures/${draft.body.lectureId}`);
    const sweep = server.app.jobs.find(({ name }) => name === 'zoom-meetings.remove-orphans')!;
    await sweep.run({ ...server.platform, organizationId: world.organizationId }, {});
    await server.runJobs();
    expect(zoom.meetings).toEqual([]);
  });

  it('comes to every lecture of a series, also to one that is added later', async () => {
    await connect();
    const seriesId = await world.givenSeries({}, { tool: 'ZOOM' });
    const answer = await world.ask(world.instructor, `PUT /api/lecture-series/${seriesId}/zoom-meetings`);
    expect(answer.status).toBe(204);
    await server.runJobs();
    expect(zoom.meetings).toHaveLength(4);
    const [first] = (await world.series(seriesId)).lectures;
    await world.ask(world.instructor, `POST /api/course-lectures/${first!.lectureId}/cancel`, { addsAtEnd: true });
    await server.runJobs();
    expect(zoom.meetings).toHaveLength(4);
    const { lectures } = await world.series(seriesId);
    expect(await state(lectures.at(-1)!.lectureId)).toMatchObject({ status: 'READY' });
  });

  it('brings its recording to those who may join, and asks again while there is none', async () => {
    await connect();
    const lectureId = await givenMeeting(5);
    const watch = async (as = world.learner) =>
      (await world.ask(as, `GET /api/course-lectures/${lectureId}/zoom-recording`)).body;
    server.clock.advance(90 * MINUTE);
    await server.runJobs();
    expect(await watch()).toEqual({ address: null });
    zoom.recordings.set(zoom.meetings[0]!.id, {
      share_url: 'https://zoom.us/rec/share/abc',
      recording_play_passcode: 'p1',
      recording_files: [{ status: 'completed' }],
    });
    server.clock.advance(120 * MINUTE);
    await server.runJobs();
    expect(await watch()).toEqual({ address: 'https://zoom.us/rec/share/abc?pwd=p1' });
    const stranger = await givenMember(server, world.organizationId);
    expect((await world.ask(stranger, `GET /api/course-lectures/${lectureId}/zoom-recording`)).status).toBe(404);
  });
});
