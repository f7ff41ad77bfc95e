import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { endOfAnswer } from './load.ts';

/** People who send at their own pace, whether the server keeps up or not. */
export interface Pace {
  port: number;
  people: number;
  /** Milliseconds between two requests of one person. */
  interval: number;
  seconds: number;
  /** The bytes that a person sends next. */
  next(person: number): Buffer;
  /** Hears each answer. */
  heard?(person: number, answer: Buffer): void;
}

export interface Paced {
  /** Milliseconds from the moment at which a request was due, one for each request. */
  latencies: number[];
  seconds: number;
}

/** A connection that stays open; requests that come due before the last is answered wait in line, and their wait counts. */
function connect({ port, next, heard }: Pace, person: number, latencies: number[], fail: (error: Error) => void) {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
  const due: number[] = [];
  let received: Buffer = Buffer.alloc(0);
  const send = () => socket.write(next(person));
  socket.once('error', fail);
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const end = endOfAnswer(received);
    if (end === -1) return;
    if (received[9] !== 0x32) return fail(new Error(`The answer is no success: ${received.toString().slice(0, 600)}`));
    latencies.push(performance.now() - due.shift()!);
    heard?.(person, received.subarray(0, end));
    received = received.subarray(end);
    if (due.length > 0) send();
  });
  return {
    ask(at: number): void {
      due.push(at);
      if (due.length === 1) send();
    },
    isIdle: () => due.length === 0,
    ready: new Promise<void>((resolve) => socket.once('connect', () => resolve())),
    close: () => socket.destroy(),
  };
}

/** Everybody sends once in each interval, each at a moment of their own. Latency counts from when a request was due. */
export async function runPaced(pace: Pace): Promise<Paced> {
  const latencies: number[] = [];
  let failure: Error | undefined;
  const lines = Array.from({ length: pace.people }, (_, person) =>
    connect(pace, person, latencies, (error) => (failure ??= error)),
  );
  await Promise.all(lines.map(({ ready }) => ready));
  const started = performance.now();
  const count = Math.round((pace.people * pace.seconds * 1000) / pace.interval);
  const step = pace.interval / pace.people;
  for (let sent = 0; sent < count && !failure; ) {
    const now = performance.now() - started;
    while (sent < count && sent * step <= now) {
      lines[sent % pace.people]!.ask(started + sent * step);
      sent += 1;
    }
    await sleep(1);
  }
  const sendingEnded = performance.now();
  while (!failure && lines.some((line) => !line.isIdle()) && performance.now() - sendingEnded < 30_000) await sleep(5);
  const isUnanswered = lines.some((line) => !line.isIdle());
  for (const line of lines) line.close();
  if (failure) throw failure;
  if (isUnanswered) throw new Error('Some requests were not answered within 30 s.');
  return { latencies, seconds: (sendingEnded - started) / 1000 };
}
