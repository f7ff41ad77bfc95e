import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface Received {
  id: number;
  type: string;
  data: Record<string, unknown>;
  signature: string;
  /** The body as it came. */
  raw: string;
}

/** A stand-in of an accounting system, which answers with a status that the test decides. */
export interface AccountingSystem {
  url: string;
  received: Received[];
  status: number;
}

async function listen(system: AccountingSystem): Promise<Server> {
  const http = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const raw = Buffer.concat(parts).toString('utf8');
    const { id, type, data } = JSON.parse(raw) as Received;
    system.received.push({ id, type, data, raw, signature: String(request.headers['sullam-signature']) });
    response.writeHead(system.status).end();
  });
  const { port } = new URL(system.url);
  http.listen(Number(port), '127.0.0.1');
  await once(http, 'listening');
  return http;
}

/** A port that is free now. */
async function freePort(): Promise<number> {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  http.close();
  await once(http, 'close');
  return port;
}

/** Runs the stand-in while the tests of a file run. */
export async function accountingSystem(): Promise<AccountingSystem> {
  const system: AccountingSystem = {
    url: `http://127.0.0.1:${await freePort()}/sullam`,
    received: [],
    status: 204,
  };
  let http: Server;
  beforeAll(async () => {
    http = await listen(system);
  });
  afterAll(() => {
    http.close();
  });
  return system;
}
