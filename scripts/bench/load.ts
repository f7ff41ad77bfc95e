import net from 'node:net';
import type { BenchRequest } from '../../apps/server/src/kernel/benchmark.ts';

/** The bytes of the request that a connection sends next. */
export type NextRequest = (connection: number, count: number) => Buffer;

export interface Load {
  port: number;
  connections: number;
  seconds: number;
  /** At least so many requests, even where that takes longer. */
  requests?: number;
  /** So many requests make one operation: none is left half done. */
  each?: number;
  next: NextRequest;
}

export interface Measured {
  requests: number;
  /** Milliseconds, one for each request. */
  latencies: number[];
  seconds: number;
}

/** A request as bytes, made once and sent often. */
export function bytesOf({ method, path, headers = {}, body }: BenchRequest): Buffer {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(content === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(content)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${content ?? ''}`);
}

/** Where an answer ends in these bytes, or -1 while it isn't complete. */
export function endOfAnswer(bytes: Buffer): number {
  const head = bytes.indexOf('\r\n\r\n');
  if (head === -1) return -1;
  const text = bytes.toString('latin1', 0, head).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(text)?.[1];
  if (length !== undefined) return bytes.length >= head + 4 + Number(length) ? head + 4 + Number(length) : -1;
  if (!text.includes('transfer-encoding: chunked')) return head + 4; // 204
  const last = bytes.indexOf('\r\n0\r\n\r\n', head + 2);
  return last === -1 ? -1 : last + 7;
}

/** Sends one request after the other over a connection that stays open, until the time is over. */
function drive(
  { port, next, each = 1 }: Load,
  connection: number,
  until: () => boolean,
  latencies: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    let received: Buffer = Buffer.alloc(0);
    let sentAt = 0;
    let count = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(next(connection, count++));
    };
    socket.once('connect', send);
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const end = endOfAnswer(received);
      if (end === -1) return;
      latencies.push(performance.now() - sentAt);
      // "HTTP/1.1 2": anything but success would be measured as something that it isn't
      if (received[9] !== 0x32)
        return reject(new Error(`The answer is no success: ${received.toString().slice(0, 600)}`));
      received = received.subarray(end);
      if (!until() || count % each !== 0) return send();
      socket.end();
      resolve();
    });
  });
}

/** No load takes longer than these seconds. */
const LONGEST = 15;

/** Puts a load on a server and measures every request. */
export async function run(load: Load): Promise<Measured> {
  const latencies: number[] = [];
  const started = performance.now();
  const isOver = () => {
    const seconds = (performance.now() - started) / 1000;
    return seconds >= load.seconds && (latencies.length >= (load.requests ?? 0) || seconds >= LONGEST);
  };
  await Promise.all(
    Array.from({ length: load.connections }, (_, connection) => drive(load, connection, isOver, latencies)),
  );
  return { requests: latencies.length, latencies, seconds: (performance.now() - started) / 1000 };
}

/** The value that this share of the numbers doesn't exceed. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);
