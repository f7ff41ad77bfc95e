import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventParser, type StreamMessage } from '../src/stream/server-events.ts';
import { type Channel, type SharedStreamOptions, shareStream } from '../src/stream/shared-stream.ts';
import { backOff, keepStreamOpen } from '../src/stream/stream-connection.ts';

const message = (id: string): StreamMessage => ({ id, name: 'notification', data: '{}' });

/** The browser's locks: one holder a name, the others wait in line. */
function fakeLocks() {
  let tail: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, task: () => Promise<unknown>) => {
    const run = tail.then(() => (signal.aborted ? Promise.reject(signal.reason) : task()));
    tail = run.catch(() => undefined);
    return run;
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}

/** Channels of one name, as between tabs: everybody hears but the sender. */
function fakeChannels() {
  const open = new Set<Channel>();
  return (): Channel => {
    const channel: Channel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of open) if (other !== channel) other.onmessage?.({ data } as MessageEvent);
      },
      close: () => void open.delete(channel),
    };
    open.add(channel);
    return channel;
  };
}

describe('shareStream', () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

  it('connects once for all tabs, passes messages on, and hands over when the leading tab closes', async () => {
    const locks = fakeLocks();
    const openChannel = fakeChannels();
    const connections: { tab: string; send: (message: StreamMessage) => void; lastEventId: string | null }[] = [];
    const openTab = (tab: string) => {
      const heard: (string | null)[] = [];
      const connect: SharedStreamOptions['connect'] = (onMessage, lastEventId, ending) => {
        connections.push({ tab, send: onMessage, lastEventId: lastEventId() });
        return new Promise((resolve) => ending.addEventListener('abort', () => resolve()));
      };
      const stop = shareStream({ locks, openChannel, name: 'stream', connect, onMessage: ({ id }) => heard.push(id) });
      return { heard, stop };
    };
    const [one, two, three] = [openTab('one'), openTab('two'), openTab('three')];
    await settle();
    expect(connections.map(({ tab }) => tab)).toEqual(['one']);

    connections[0]?.send(message('41'));
    expect([one.heard, two.heard, three.heard]).toEqual([['41'], ['41'], ['41']]);

    two.stop();
    one.stop();
    await settle();
    expect(connections.map(({ tab }) => tab)).toEqual(['one', 'three']);
    // the new leader goes on after the last message that any tab has seen
    expect(connections[1]?.lastEventId).toBe('41');
    three.stop();
  });

  it('gives every tab a connection of its own where there are no locks', async () => {
    const connect = vi.fn(async () => undefined);
    const openChannel = fakeChannels();
    for (const name of ['a', 'b'])
      shareStream({ locks: undefined, openChannel, name, connect, onMessage: () => undefined });
    await settle();
    expect(connect).toHaveBeenCalledTimes(2);
  });
});

describe('createEventParser', () => {
  it('reads messages over the borders of chunks, keeps the id, and passes over heartbeats', () => {
    const heard: StreamMessage[] = [];
    const parse = createEventParser((each) => heard.push(each));
    for (const chunk of [': beat\n\nid: 7\nevent: noti', 'fication\ndata: {"a":\ndata: 1}\n', '\ndata: x\r\n\r\n'])
      parse(chunk);
    expect(heard).toEqual([
      { id: '7', name: 'notification', data: '{"a":\n1}' },
      { id: '7', name: 'message', data: 'x' },
    ]);
  });
});

describe('the mark at which a stream begins', () => {
  it('is heard once, and not again with every heartbeat', () => {
    const heard: StreamMessage[] = [];
    const marks: string[] = [];
    const parse = createEventParser(
      (each) => heard.push(each),
      (id) => marks.push(id),
    );
    for (const chunk of ['retry: 3000\n\nid: 12\n\n', ': \n\n', 'id: 13\ndata: {}\n\n', ': \n\n']) parse(chunk);
    expect(marks).toEqual(['12']);
    expect(heard.map(({ id }) => id)).toEqual(['13']);
  });

  it('is where the next tab goes on, without being delivered as a message', async () => {
    const locks = fakeLocks();
    const openChannel = fakeChannels();
    const beginnings: (string | null)[] = [];
    const heard: string[] = [];
    const connect: SharedStreamOptions['connect'] = (_onMessage, lastEventId, ending, onMark) => {
      beginnings.push(lastEventId());
      onMark('12');
      return new Promise((resolve) => ending.addEventListener('abort', () => resolve()));
    };
    const openTab = () =>
      shareStream({ locks, openChannel, name: 'stream', connect, onMessage: ({ name }) => heard.push(name) });
    const [closeFirst, closeSecond] = [openTab(), openTab()];
    await new Promise((resolve) => setTimeout(resolve, 0));
    closeFirst();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(beginnings).toEqual([null, '12']);
    expect(heard).toEqual([]);
    closeSecond();
  });
});

describe('keepStreamOpen', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const streamOf = (text: string) =>
    new Response(text, { status: 200, headers: { 'content-type': 'text/event-stream' } });

  it('comes back with the last id, waits longer after each failure, and renews after a 401', async () => {
    const ending = new AbortController();
    let lastEventId: string | null = null;
    const answers = [
      streamOf('id: 5\ndata: a\n\n'),
      new Error('connection refused'),
      new Response(null, { status: 503 }),
      new Response(null, { status: 401 }),
      new Response(null, { status: 204 }),
    ];
    const sent: Record<string, string>[] = [];
    const renew = vi.fn(async () => true);
    const ended = keepStreamOpen(
      {
        open: async (headers) => {
          sent.push(headers);
          const next = answers.shift();
          if (!next || next instanceof Error) throw next;
          return next;
        },
        renew,
        onMessage: ({ id }) => {
          lastEventId = id;
        },
        lastEventId: () => lastEventId,
        random: () => 1,
      },
      ending.signal,
    );
    await vi.advanceTimersByTimeAsync(60_000);
    await ended;
    expect(sent.map((headers) => headers['last-event-id'])).toEqual([undefined, '5', '5', '5', '5']);
    expect(renew).toHaveBeenCalledOnce();
  });

  it('gives up a connection that has fallen silent', async () => {
    const ending = new AbortController();
    const signals: AbortSignal[] = [];
    void keepStreamOpen(
      {
        open: async (_headers, signal) => {
          signals.push(signal);
          const body = new ReadableStream({
            start: (controller) => signal.addEventListener('abort', () => controller.error(new Error('aborted'))),
          });
          return new Response(body, { status: 200 });
        },
        renew: async () => true,
        onMessage: () => undefined,
        lastEventId: () => null,
        random: () => 0,
      },
      ending.signal,
    );
    await vi.advanceTimersByTimeAsync(44_000);
    expect(signals).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(signals[0]?.aborted).toBe(true);
    expect(signals).toHaveLength(2);
    ending.abort();
  });

  it('spreads the tries of many browsers, thirty seconds at most', () => {
    expect(backOff(0, () => 0)).toBe(500);
    expect(backOff(0, () => 1)).toBe(1000);
    expect(backOff(3, () => 1)).toBe(8000);
    expect(backOff(20, () => 1)).toBe(30_000);
  });
});
