import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface FakeMeeting {
  id: number;
  topic: string;
  start_time: string;
  duration: number;
  agenda: string;
  join_url: string;
}

/** How the next call is answered instead. `cut`: it is done, and the answer is lost. */
type Mishap = { path: RegExp; status: number; headers?: Record<string, string> } | { path: RegExp; cut: true };

/** Zoom as far as the product asks it, on this machine. */
export interface FakeZoom {
  url: string;
  meetings: FakeMeeting[];
  /** Whoever consents gets a code for the challenge in the address that the product sent them to. */
  consent(authorizeUrl: string): { code: string; state: string };
  /** The next call to the path meets with this. */
  next(mishap: Mishap): void;
  /** Nothing happens to the next calls, and nothing is remembered of those before. */
  calm(): void;
  /** No token is taken any more. */
  revokeAll(): void;
  revoked: string[];
  calls: string[];
  recordings: Map<number, object>;
  close(): Promise<void>;
}

const CLIENT = `Basic ${Buffer.from('client-1:secret-1').toString('base64')}`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

export async function startFakeZoom(): Promise<FakeZoom> {
  const codes = new Map<string, string>();
  const access = new Set<string>();
  const refresh = new Set<string>();
  const mishaps: Mishap[] = [];
  const zoom = { meetings: [], revoked: [], calls: [], recordings: new Map() } as unknown as FakeZoom;

  const say = (response: ServerResponse, status: number, body?: object, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body && JSON.stringify(body));

  const tokens = () => {
    const made = { access_token: randomUUID(), refresh_token: randomUUID(), expires_in: 3600 };
    access.add(made.access_token);
    refresh.add(made.refresh_token);
    return made;
  };

  const giveTokens = (response: ServerResponse, form: URLSearchParams) => {
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const code = form.get('code') ?? '';
    const isCode = form.get('grant_type') === 'authorization_code' && codes.get(code) === challenge;
    const isRefresh = form.get('grant_type') === 'refresh_token' && refresh.delete(form.get('refresh_token') ?? '');
    codes.delete(code);
    return isCode || isRefresh ? say(response, 200, tokens()) : say(response, 400, { error: 'invalid_grant' });
  };

  const make = (body: Omit<FakeMeeting, 'id' | 'join_url'>) => {
    const id = 91_000_000_000 + zoom.calls.length;
    const meeting = { ...body, id, join_url: `https://zoom.us/j/${id}?pwd=opensesame` };
    zoom.meetings.push(meeting);
    return meeting;
  };

  const answerApi = (response: ServerResponse, method: string, path: string, body: string) => {
    if (path === '/v2/users/me') return say(response, 200, { email: 'teacher@zoom.test' });
    if (path.startsWith('/v2/users/me/meetings'))
      return method === 'POST'
        ? say(response, 201, make(JSON.parse(body) as FakeMeeting))
        : say(response, 200, { meetings: zoom.meetings, next_page_token: '' });
    const id = Number(/meetings\/(\d+)/.exec(path)?.[1]);
    const at = zoom.meetings.findIndex((meeting) => meeting.id === id);
    if (path.endsWith('/recordings')) {
      const recording = zoom.recordings.get(id);
      return recording ? say(response, 200, recording) : say(response, 404, { code: 3301 });
    }
    if (at < 0) return say(response, 404, { code: 3001 });
    if (method === 'DELETE') zoom.meetings.splice(at, 1);
    else Object.assign(zoom.meetings[at]!, JSON.parse(body));
    return say(response, 204);
  };

  const consent = (authorizeUrl: string) => {
    const { searchParams } = new URL(authorizeUrl);
    const code = randomUUID();
    codes.set(code, searchParams.get('code_challenge') ?? '');
    return { code, state: searchParams.get('state') ?? '' };
  };

  /** The page on which somebody consents, as far as a browser needs it. */
  const askForConsent = (response: ServerResponse, authorizeUrl: string) => {
    const back = new URL(new URL(authorizeUrl).searchParams.get('redirect_uri') ?? '');
    for (const [name, value] of Object.entries(consent(authorizeUrl))) back.searchParams.set(name, value);
    const page = `<!doctype html><title>Zoom</title><main><a href="${back.href.replaceAll('&', '&amp;')}">Allow</a></main>`;
    return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request;
    const body = await bodyOf(request);
    zoom.calls.push(`${method} ${url.split('?')[0]}`);
    const at = mishaps.findIndex(({ path }) => path.test(`${method} ${url}`));
    const [mishap] = at < 0 ? [] : mishaps.splice(at, 1);
    if (mishap && 'status' in mishap) return say(response, mishap.status, {}, mishap.headers);
    if (mishap) response.end = () => response.destroy();
    if (url.startsWith('/oauth/authorize')) return askForConsent(response, `${zoom.url}${url}`);
    if (url.startsWith('/oauth/')) {
      if (request.headers.authorization !== CLIENT) return say(response, 401, { error: 'invalid_client' });
      const form = new URLSearchParams(body);
      if (url === '/oauth/token') return giveTokens(response, form);
      zoom.revoked.push(form.get('token') ?? '');
      refresh.delete(form.get('token') ?? '');
      return say(response, 200, { status: 'success' });
    }
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    return access.has(token) ? answerApi(response, method, url, body) : say(response, 401, { code: 124 });
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return Object.assign(zoom, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    consent,
    next: (mishap: Mishap) => void mishaps.push(mishap),
    calm: () => {
      for (const list of [mishaps, zoom.meetings, zoom.revoked, zoom.calls]) list.length = 0;
    },
    revokeAll: () => {
      access.clear();
      refresh.clear();
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  });
}
