import { createHash } from 'node:crypto';
import { Normaliser } from './normalise.ts';
import { type Language, PASSWORD, PEOPLE, type Person } from './people.ts';
import type { RecordedServer } from './recorded-server.ts';
import type { Call } from './recording.ts';

/** A request as it is made. */
export interface Asked {
  operation: string;
  method: string;
  url: string;
  who: Person;
  language?: Language;
  body?: unknown;
  /** Sent as they are, in place of `body`. */
  bytes?: Buffer;
}

/** What came back as the server sent it, beside what is kept of it. */
export interface Reply<Body = unknown> {
  status: number;
  body: Body;
}

const KEPT_HEADERS = ['content-type', 'content-disposition', 'cache-control', 'location', 'retry-after'];
/** What says how the process does, or is the contract itself: only whether there is a response counts. */
const UNSTEADY = ['/api/metrics', '/api/openapi.json'];
const ORGANIZATIONS = { madar: '1', acme: '2' } as const;

interface Raw {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return '(a stream)';
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length === 0) return null;
  if (type.includes('json')) return JSON.parse(bytes.toString()) as unknown;
  if (type.startsWith('text/')) return bytes.toString();
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Makes calls in the name of the demo's people and keeps what comes back. */
export class Recorder {
  readonly calls: Call[] = [];
  stage = 'as loaded';
  private readonly tokens = new Map<string, string>();
  private readonly began = Date.now();
  private readonly normaliser = new Normaliser(() => ({ from: this.began - 60_000, to: Date.now() + 60_000 }));

  constructor(readonly server: RecordedServer) {}

  /** Signs everybody in, at the time that it is by now. */
  async signIn(people: readonly Person[] = PEOPLE): Promise<void> {
    for (const who of people) {
      if (!who.email) continue;
      await this.server.step(`${this.stage}: ${who.name} signs in`);
      const body = { email: who.email, password: PASSWORD };
      this.tokens.delete(who.name);
      const reply = await this.keep({ operation: 'signIn', method: 'POST', url: '/api/auth/login', who, body });
      const { access } = reply.body as { access?: string };
      if (!access) throw new Error(`${who.name} could not sign in: ${JSON.stringify(reply.body)}`);
      this.tokens.set(who.name, access);
    }
    await this.server.settle();
  }

  /** Somebody acts with another token from now on, or with none. */
  useToken(who: Person, access: string): void {
    this.tokens.set(who.name, access);
  }

  /** Makes a call and keeps it at the end of the recording. */
  async keep<Body = unknown>(asked: Asked): Promise<Reply<Body>> {
    const raw = await this.send(asked);
    this.add(asked, raw);
    return raw as Reply<Body>;
  }

  /** Makes a call that is kept later by `add`, so that calls made side by side stand in one order. */
  async send({ method, url, who, language = 'en', body, bytes }: Asked): Promise<Raw> {
    const token = this.tokens.get(who.name);
    const response = await fetch(`${this.server.url()}${url}`, {
      method,
      redirect: 'manual',
      headers: {
        organization: ORGANIZATIONS[who.organization],
        language,
        'user-agent': 'recorder',
        'x-forwarded-for': `203.0.113.${PEOPLE.indexOf(who) + 1}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(bytes ? { 'content-type': 'application/octet-stream' } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(bytes ? { body: new Uint8Array(bytes) } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const headers = Object.fromEntries(
      KEPT_HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    return { status: response.status, headers, body: await bodyOf(response) };
  }

  add({ operation, method, url, who, language = 'en' }: Asked, raw: Raw): void {
    const isUnsteady = UNSTEADY.includes(url.split('?')[0] ?? '');
    this.calls.push({
      stage: this.stage,
      operation,
      who: who.name,
      language,
      method,
      url: this.normaliser.address(url),
      status: raw.status,
      headers: this.normaliser.value(raw.headers) as Record<string, string>,
      body: isUnsteady ? '(not kept)' : this.normaliser.value(this.normaliser.notifications(raw.body)),
    });
  }
}
