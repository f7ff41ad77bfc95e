import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../test/support/arrange.ts';
import { testServer } from '../../../../test/support/test-server.ts';

const server = testServer({ REQUEST_SECONDS: '1' });
let member: TestMember;

beforeAll(async () => {
  await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  member = await givenMember(server, await givenOrganization(server));
});

/** A connection, what came back on it, and how long it stayed open. */
function open(): { socket: Socket; ended: Promise<{ text: string; ms: number }> } {
  const { port } = server.app.http.server.address() as { port: number };
  const begun = Date.now();
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes.toString();
  });
  const ended = new Promise<{ text: string; ms: number }>((resolve) => {
    socket.on('error', () => undefined); // a reset is an end, too
    socket.on('close', () => resolve({ text, ms: Date.now() - begun }));
  });
  return { socket, ended };
}

const head = (operation: string, headers: Record<string, string>): string =>
  [`${operation} HTTP/1.1`, 'host: localhost', ...Object.entries(headers).map((pair) => pair.join(': ')), '', ''].join(
    '\r\n',
  );
const json = { 'content-type': 'application/json', 'content-length': '100' };
const upload = () => ({ ...member.headers, 'content-type': 'image/png', 'transfer-encoding': 'chunked' });

describe('a request that is sent by halves', () => {
  it('is closed when its headers do not end', async () => {
    const { socket, ended } = open();
    socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
    expect((await ended).ms).toBeLessThan(4000);
  });

  it.each(['POST /api/auth/login', 'POST /api/courses', 'POST /no/such/page'])(
    'is closed when its body does not come, answered or not: %s',
    async (operation) => {
      const { socket, ended } = open();
      socket.write(head(operation, json));
      socket.write('{"email":');
      expect((await ended).ms).toBeLessThan(4000);
    },
  );

  it('is closed when its body comes by drops', async () => {
    const { socket, ended } = open();
    socket.write(head('POST /api/auth/login', json));
    const drops = setInterval(() => socket.write(' '), 50);
    const { ms } = await ended;
    clearInterval(drops);
    expect(ms).toBeLessThan(4000);
  });

  it('is closed when a file stops coming, and waited for as long as it goes on', async () => {
    const stopped = open();
    stopped.socket.write(head('POST /api/media/upload?fileName=a.png', upload()));
    stopped.socket.write('3\r\nabc\r\n');
    expect((await stopped.ended).ms).toBeLessThan(4000);
    const going = open();
    going.socket.write(head('POST /api/media/upload?fileName=a.png', { ...upload(), connection: 'close' }));
    for (let turn = 0; turn < 10; turn += 1) {
      going.socket.write('3\r\nabc\r\n');
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    going.socket.write('0\r\n\r\n');
    const { text, ms } = await going.ended;
    expect(text).toMatch(/^HTTP\/1.1 415/); // all of it came; it is no picture
    expect(ms).toBeGreaterThan(1400);
  });

  it('leaves a connection open whose request has come', async () => {
    const { socket, ended } = open();
    socket.write(head('GET /api/health', { connection: 'keep-alive' }));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(socket.readyState).toBe('open');
    socket.destroy();
    expect((await ended).text).toMatch(/^HTTP\/1.1 200/);
  });
});
