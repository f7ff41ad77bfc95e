import { createConnection, createServer, type Socket } from 'node:net';
import path from 'node:path';
import type { Address } from '../../src/kernel/database/connect.ts';

/** Stands between a server and its database, counts statements, and says so before a chosen one is passed on. */
export interface StatementGate {
  port: number;
  /** Statements since the last `arm`. */
  count(): number;
  /** From now on counts anew. In place of the statement with this number `then` is called, and nothing more is passed on. */
  arm(number: number | null, then: () => void): void;
  close(): Promise<void>;
}

const EXECUTE = 'E'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);

/** The first message of a connection has no type: its length comes first. */
const START_LENGTH_AT = 0;
const TYPED_LENGTH_AT = 1;

/** Cuts what a client sends into the messages of PostgreSQL's protocol. */
class Messages {
  private rest: Buffer = Buffer.alloc(0);
  private isStarted = false;

  *of(chunk: Buffer): Generator<Buffer> {
    this.rest = Buffer.concat([this.rest, chunk]);
    for (;;) {
      const at = this.isStarted ? TYPED_LENGTH_AT : START_LENGTH_AT;
      if (this.rest.length < at + 4) return;
      const end = at + this.rest.readInt32BE(at);
      if (this.rest.length < end) return;
      const message = this.rest.subarray(0, end);
      this.rest = this.rest.subarray(end);
      this.isStarted = true;
      yield message;
    }
  }
}

export async function startStatementGate({ host, port }: Address): Promise<StatementGate> {
  let counted = 0;
  let fatal: { number: number; then: () => void } | null = null;
  let isShut = false;
  const open = new Set<Socket>();

  const pass = (message: Buffer, to: Socket): void => {
    if (message[0] === EXECUTE || message[0] === QUERY) {
      counted += 1;
      if (fatal?.number === counted) {
        isShut = true;
        fatal.then();
      }
    }
    if (!isShut) to.write(message);
  };

  const gate = createServer((client) => {
    const database = createConnection(path.join(host, `.s.PGSQL.${port}`));
    const messages = new Messages();
    client.on('data', (chunk) => {
      for (const message of messages.of(chunk)) pass(message, database);
    });
    database.on('data', (chunk) => client.write(chunk));
    for (const [end, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(end);
      // a killed server resets its connections
      end.on('error', () => other.destroy());
      end.on('close', () => {
        open.delete(end);
        other.destroy();
      });
    }
  });
  await new Promise<void>((listening) => gate.listen(0, '127.0.0.1', listening));
  const address = gate.address();
  if (typeof address !== 'object' || !address) throw new Error('the gate has no port');

  return {
    port: address.port,
    count: () => counted,
    arm(number, then) {
      counted = 0;
      isShut = false;
      fatal = number === null ? null : { number, then };
    },
    close: () =>
      new Promise((closed) => {
        for (const socket of open) socket.destroy();
        gate.close(() => closed());
      }),
  };
}
