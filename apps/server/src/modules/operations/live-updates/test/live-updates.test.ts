import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type App, createApp } from '../../../../app.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { db, identityTransaction, transaction } from '../../../../kernel/database/database.ts';
import { publish, publishToMany } from '../../../../kernel/stream/stream-hub.ts';
import { STREAMS_PER_MEMBER } from '../open-streams.ts';
import { type OpenedStream, openStream } from './open-stream.ts';

const server = testServer();
let learner: TestMember;
const opened: OpenedStream[] = [];

beforeEach(async () => {
  learner = await givenMember(server, await givenOrganization(server));
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});

const open = async (headers: Record<string, string>, path?: string, app: App = server.app) => {
  const stream = await openStream(app, headers, path);
  opened.push(stream);
  return stream;
};
const say = (text: string, to: TestMember = learner) => {
  const context = systemContext(server.platform, to.organizationId);
  return transaction(context, (tx) => publish(context, tx, to.userId, 'said', { text }));
};
/** Waits until the stream stands: its beginning has been sent. */
const begun = (stream: OpenedStream) =>
  expect.poll(() => stream.lastId() !== null || stream.messages.length > 0).toBe(true);

describe('the stream', () => {
  it('brings what is published to the member, and to nobody else', async () => {
    const neighbour = await givenMember(server, learner.organizationId);
    const [mine, others] = [await open(learner.headers), await open(neighbour.headers)];
    expect(mine.headers['content-type']).toContain('text/event-stream');
    expect(mine.headers['cache-control']).toContain('no-store');
    await say('for the learner');
    expect(await mine.next('said')).toMatchObject({ data: { text: 'for the learner' } });
    await say('for the neighbour', neighbour);
    await others.next('said');
    expect(others.messages).toHaveLength(1);
  });

  it('brings one message to many members at once', async () => {
    const neighbour = await givenMember(server, learner.organizationId);
    const streams = [await open(learner.headers), await open(neighbour.headers)];
    const context = systemContext(server.platform, learner.organizationId);
    const many = [...Array.from({ length: 400 }, (_, n) => 1_000_000 + n), learner.userId, neighbour.userId];
    await transaction(context, (tx) => publishToMany(context, tx, many, 'said', { text: 'all' }));
    for (const stream of streams) expect(await stream.next('said')).toMatchObject({ data: { text: 'all' } });
  });

  it('begins with what the organisation has switched on, for a browser that was away when that changed', async () => {
    const first = await open(learner.headers);
    await begun(first);
    expect(first.features()).toMatchObject({ specializations: true });
    const id = first.lastId() as string;
    first.close();
    const administrator = await givenMember(server, learner.organizationId, 'administrator');
    const { status } = await call(server, 'PUT /api/organizations-dashboard/configurations/features', {
      as: administrator,
      body: { value: { specializations: false } },
    });
    expect(status).toBe(200);
    const again = await open({ ...learner.headers, 'last-event-id': id });
    await expect.poll(() => again.features()).toMatchObject({ specializations: false });
  });

  it('says nothing when the transaction fails', async () => {
    const stream = await open(learner.headers);
    const context = systemContext(server.platform, learner.organizationId);
    const failing = transaction(context, async (tx) => {
      await publish(context, tx, learner.userId, 'said', { text: 'never' });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await say('after it');
    await stream.next('said');
    expect(stream.messages).toHaveLength(1);
  });

  it('tells to fetch again instead of carrying what is too large', async () => {
    const stream = await open(learner.headers);
    await say('x'.repeat(9000));
    expect((await stream.next('resync')).id).toBeNull();
  });

  it('works across several server processes', async () => {
    const other = await createApp(server.platform);
    try {
      await other.listen();
      await other.http.ready();
      const [here, there] = [await open(learner.headers), await open(learner.headers, '/api/sse', other)];
      await say('to both');
      for (const stream of [here, there])
        expect(await stream.next('said')).toMatchObject({ data: { text: 'to both' } });
    } finally {
      await other.http.close();
    }
  });
});

describe('coming back to the stream', () => {
  it('replays what was missed, in order, by header or query', async () => {
    const first = await open(learner.headers);
    await say('seen');
    const { id } = await first.next('said');
    first.close();
    await say('missed one');
    await say('missed two');
    const byHeader = await open({ ...learner.headers, 'last-event-id': id as string });
    await byHeader.next('said');
    await byHeader.next('said');
    expect(byHeader.messages.map(({ data }) => (data as { text: string }).text)).toEqual(['missed one', 'missed two']);
    const byQuery = await open(learner.headers, `/api/sse?lastEventId=${id}`);
    await byQuery.next('said');
    expect((await byQuery.next('said')).data).toEqual({ text: 'missed two' });
  });

  it('misses nothing of a transaction that was open while a later one was seen', async () => {
    const stream = await open(learner.headers);
    const context = systemContext(server.platform, learner.organizationId);
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const slow = transaction(context, async (tx) => {
      await publish(context, tx, learner.userId, 'said', { text: 'slow' });
      written();
      await held;
    });
    await isWritten;
    await say('quick');
    const { id } = await stream.next('said');
    stream.close();
    finish();
    await slow;
    const again = await open({ ...learner.headers, 'last-event-id': id as string });
    expect((await again.next('said')).data).toEqual({ text: 'slow' });
  });

  it('begins with a mark, so that somebody who saw nothing yet misses nothing either', async () => {
    const earlier = await open(learner.headers);
    await say('before');
    await earlier.next('said'); // it has arrived: nobody gets it later
    const first = await open(learner.headers);
    await begun(first);
    expect(first.messages).toEqual([]);
    first.close();
    await say('while away');
    const again = await open({ ...learner.headers, 'last-event-id': first.lastId() as string });
    expect((await again.next('said')).data).toEqual({ text: 'while away' });
  });

  it('tells to fetch again when the past is forgotten, foreign or nonsense', async () => {
    const neighbour = await givenMember(server, learner.organizationId);
    const theirs = await open(neighbour.headers);
    await say('theirs', neighbour);
    const { id } = await theirs.next('said');
    for (const lastSeen of ['999999999', id as string, 'nonsense', '0']) {
      const stream = await open({ ...learner.headers, 'last-event-id': lastSeen });
      await stream.next('resync');
      expect(stream.messages).toHaveLength(1);
    }
  });

  it('forgets what is older than an hour', async () => {
    await say('old');
    server.clock.advance(3_700_000);
    await say('new');
    await server.admin`update stream_events set created_at = ${server.clock.now()} where data ->> 'text' = 'new'`;
    const job = server.app.jobs.find(({ name }) => name === 'stream.forget-old-events');
    await job?.run(systemContext(server.platform, learner.organizationId), {});
    const left = await server.admin`select data from stream_events where organization_id = ${learner.organizationId}`;
    expect(left.map((row) => row.data)).toEqual([{ text: 'new' }]);
  });
});

describe('who may open the stream', () => {
  const refused = async (headers: Record<string, string>, path?: string) => {
    const stream = await open(headers, path);
    return { status: stream.status, ...(JSON.parse(await stream.body) as { errorCode: string; message: string }) };
  };
  const bare = () => ({ organization: String(learner.organizationId) });
  const ticket = async () =>
    (await call<{ ticket: string }>(server, 'POST /api/sse/ticket', { as: learner })).body.ticket;

  it('refuses visitors in the one error shape', async () => {
    expect(await refused({ ...bare(), language: 'ar' })).toMatchObject({
      status: 401,
      errorCode: 'not-authenticated',
      message: expect.stringMatching(/[\u0600-\u06ff]/),
    });
    expect((await call(server, 'POST /api/sse/ticket', { organizationId: learner.organizationId })).status).toBe(401);
  });

  it('takes a ticket once, without any header', async () => {
    const good = await ticket();
    const stream = await open({}, `/api/sse?ticket=${good}`);
    await say('by ticket');
    expect(await stream.next('said')).toMatchObject({ data: { text: 'by ticket' } });
    expect((await refused({}, `/api/sse?ticket=${good}`)).status).toBe(401);
  });

  it('refuses a ticket that is late, made up or of an ended session', async () => {
    const late = await ticket();
    server.clock.advance(31_000);
    const ended = await ticket();
    await server.admin`update sessions set ended_at = now() where user_id = ${learner.userId}`;
    for (const bad of [late, ended, `${learner.organizationId}.made-up`, 'nonsense', '-1.x'])
      expect((await refused({}, `/api/sse?ticket=${bad}`)).status).toBe(401);
  });

  it('takes user and access token in the query, as the specification has it', async () => {
    const query = (userId: number) => `/api/sse?userId=${userId}&accessToken=${learner.access}`;
    const stream = await open(bare(), query(learner.userId));
    await say('by query');
    expect(await stream.next('said')).toMatchObject({ data: { text: 'by query' } });
    const neighbour = await givenMember(server, learner.organizationId);
    expect((await refused(bare(), query(neighbour.userId))).status).toBe(401);
    expect((await refused(bare(), `/api/sse?userId=${learner.userId}&accessToken=nonsense`)).errorCode).toBe(
      'auth-006',
    );
  });

  it('refuses a member of another organisation', async () => {
    const elsewhere = await givenOrganization(server);
    expect((await refused({ ...learner.headers, organization: String(elsewhere) })).errorCode).toBe('auth-002');
  });

  it('keeps the number of streams of one member small', async () => {
    for (let n = 0; n < STREAMS_PER_MEMBER; n += 1) expect((await open(learner.headers)).status).toBe(200);
    expect(await refused(learner.headers)).toMatchObject({ status: 429, errorCode: 'too-many-requests' });
    opened[0]?.close();
    await expect.poll(async () => (await open(learner.headers)).status).toBe(200);
  });
});

describe('the end of the stream', () => {
  const context = () => systemContext(server.platform, learner.organizationId);

  it('comes at once when the session ends', async () => {
    const [mine, others] = [
      await open(learner.headers),
      await open((await givenMember(server, learner.organizationId)).headers),
    ];
    const [session] = await server.admin<{ session_id: string }[]>`
      select session_id from sessions where user_id = ${learner.userId}`;
    const end = db.updateTable('sessions').set({ ended_at: new Date() }).where('session_id', '=', session!.session_id);
    await identityTransaction(context(), (tx) => tx.run(end));
    await mine.next('session-ended');
    await mine.ended;
    expect(others.messages).toEqual([]);
  });

  it('comes at once when the membership ends', async () => {
    const stream = await open(learner.headers);
    const disable = db.updateTable('members').set({ status: 'DISABLED' }).where('user_id', '=', learner.userId);
    await transaction(context(), (tx) => tx.run(disable));
    await stream.next('session-ended');
    await stream.ended;
  });

  it('does not come when only permissions change: the browser is told to ask for them', async () => {
    const stream = await open(learner.headers);
    const removeSets = db.deleteFrom('member_permission_sets').where('user_id', '=', learner.userId);
    await transaction(context(), (tx) => tx.run(removeSets));
    await stream.next('permissions-changed');
    await say('still here');
    await stream.next('said');
  });

  it('does not come when the organisation switches a part on or off: its browsers are told to ask, and no others', async () => {
    const mine = await open(learner.headers);
    const others = await open((await givenMember(server, await givenOrganization(server))).headers);
    const change = db.updateTable('organization_profiles').set({ colors: ['#123456'] });
    await transaction(context(), (tx) => tx.run(change));
    await mine.next('organization-changed');
    await say('still here');
    await mine.next('said');
    expect(others.messages).toEqual([]);
  });

  it('tells browsers to come back when the server stops', async () => {
    const other = await createApp(server.platform);
    await other.listen();
    const stream = await open(learner.headers, '/api/sse', other);
    await begun(stream);
    await other.http.close();
    await stream.next('restart');
    await stream.ended;
  });
});
