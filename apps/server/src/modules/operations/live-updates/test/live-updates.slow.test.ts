import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { createApp } from '../../../../app.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import { publish } from '../../../../kernel/stream/stream-hub.ts';
import { type OpenedStream, openStream } from './open-stream.ts';

const server = testServer();
let learner: TestMember;
const opened: OpenedStream[] = [];

beforeAll(async () => {
  learner = await givenMember(server, await givenOrganization(server));
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});

describe('a browser that reads too slowly', () => {
  it('gets no backlog but the advice to fetch again once it has caught up', async () => {
    const stream = await openStream(server.app, learner.headers);
    opened.push(stream);
    stream.socket.pause();
    const context = systemContext(server.platform, learner.organizationId);
    const before = process.memoryUsage().rss;
    // far more than the buffers of both ends hold
    for (let round = 0; round < 40; round += 1) {
      await transaction(context, async (tx) => {
        for (let n = 0; n < 50; n += 1) await publish(context, tx, learner.userId, 'said', { text: 'x'.repeat(6000) });
      });
    }
    stream.socket.resume();
    await stream.next('resync');
    expect(stream.messages.filter(({ name }) => name === 'said').length).toBeLessThan(2000);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    await transaction(context, (tx) => publish(context, tx, learner.userId, 'said', { text: 'again' }));
    await expect.poll(() => stream.messages.at(-1)?.data).toEqual({ text: 'again' });
  });
});

describe('the log', () => {
  it('holds no token of an address, whatever happens to the stream', async () => {
    const lines: string[] = [];
    const sink = new PassThrough();
    sink.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    const app = await createApp({ ...server.platform, log: pino({ level: 'trace' }, sink) });
    await app.listen();
    const path = `/api/sse?userId=${learner.userId}&accessToken=${learner.access}`;
    const good = await openStream(app, { organization: String(learner.organizationId) }, path);
    good.close();
    await (await openStream(app, { organization: '999999' }, path)).body;
    await (await openStream(app, { organization: 'nonsense' }, path)).body;
    await (await openStream(app, { organization: String(learner.organizationId) }, path.replace('userId=', 'userId=9')))
      .body;
    await (await openStream(app, {}, '/api/sse?ticket=1.secret-ticket')).body;
    await app.http.close();
    expect(lines.join('')).toContain('openStream');
    expect(lines.join('')).not.toContain(learner.access);
    expect(lines.join('')).not.toContain(learner.access.split('.')[2]);
    expect(lines.join('')).not.toContain('secret-ticket');
  });
});
