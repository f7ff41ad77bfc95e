import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the next call is answered instead. `cut`: it is done, and the answer is lost. */
export type Mishap = { path: RegExp; status: number; code?: string } | { path: RegExp; cut: true };

export interface HostCall {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Say = (status: number, body?: object | string) => unknown;

/** A stand-in of a provider's API on this machine. */
export interface FakeHost {
  url: string;
  /** Method and path of each call. */
  calls: string[];
  /** The next call to the path meets with this. */
  next(mishap: Mishap): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

const sayIn =
  (response: ServerResponse): Say =>
  (status, body = '') =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

/** Starts a stand-in that answers with `answer`; `failureOf` is the body of a mishap. */
export async function startFakeHost(
  answer: (call: HostCall, say: Say) => unknown,
  failureOf: (code: string) => object,
): Promise<FakeHost> {
  const mishaps: Mishap[] = [];
  const calls: string[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = await bodyOf(request);
    calls.push(`${method} ${url.split('?')[0]}`);
    const at = mishaps.findIndex(({ path }) => path.test(`${method} ${url}`));
    const [mishap] = at < 0 ? [] : mishaps.splice(at, 1);
    if (mishap && 'status' in mishap) return sayIn(response)(mishap.status, failureOf(mishap.code ?? 'error'));
    if (mishap) response.end = () => response.destroy();
    return answer({ method, url: new URL(url, 'http://provider.test'), headers, body }, sayIn(response));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    next: (mishap) => void mishaps.push(mishap),
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
