import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { answered, NoAnswer, outsideOnly } from './outgoing-request.ts';

/*
 * Addresses that people type lead anywhere. Every request to them goes through here: only by http and https, at their
 * usual doors, to names whose addresses lie outside, checked again wherever an answer leads on.
 */

export interface Visit {
  url: string;
  /** What an answer may be: the beginning of its content type. */
  types: readonly string[];
  mostBytes: number;
  /** Of a longer answer the beginning is taken; else it is none. */
  takesBeginning?: boolean;
  /** Origins inside that the settings name: for tests and for installations that preview their own pages. */
  allowed: readonly string[];
  /** What the program calls itself; absent: a preview of links. */
  agent?: string;
  /** What was read before: if it is still the same, the answer is `isUnchanged`, without bytes. */
  known?: Versions;
  signal: AbortSignal;
}

/** How the other system names the version of what it sends. */
export interface Versions {
  etag: string | null;
  lastModified: string | null;
}

export interface Visited extends Versions {
  /** Where it was found in the end. */
  url: string;
  contentType: string;
  bytes: Buffer;
  isUnchanged: boolean;
}

const MOST_STEPS = 4;
const UNCHANGED = 304;
const USUAL_PORTS = ['', '80', '443'];

/** An address that may be visited. */
function readAddress(text: string, base: string | undefined, allowed: readonly string[]): URL {
  if (!URL.canParse(text, base)) throw new NoAnswer(`${text} is no address`);
  const url = new URL(text, base);
  const { protocol, username, password, port, hostname, origin } = url;
  if (protocol !== 'http:' && protocol !== 'https:') throw new NoAnswer(`${protocol} isn't visited`);
  if (username || password) throw new NoAnswer('an address with a name and a password');
  url.hash = '';
  if (allowed.includes(origin)) return url;
  if (!USUAL_PORTS.includes(port)) throw new NoAnswer(`${origin} has an unusual port`);
  // an address in the place of a name is never looked up, whatever way it is written: URL has made it plain
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw new NoAnswer(`${origin} has no name`);
  return url;
}

const unlessSame = ({ etag, lastModified }: Versions): Record<string, string> => ({
  ...(etag === null ? {} : { 'if-none-match': etag }),
  ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
});

async function knock(
  url: URL,
  { types, allowed, signal, agent = 'Sullam link preview', known }: Visit,
): Promise<IncomingMessage> {
  const options: RequestOptions = {
    method: 'GET',
    // a connection of its own: no connection that another request opened is reused
    agent: false,
    headers: {
      accept: types.map((type) => (type.endsWith('/') ? `${type}*` : type)).join(', '),
      'accept-encoding': 'identity',
      'user-agent': agent,
      ...(known ? unlessSame(known) : {}),
    },
    signal,
    ...(allowed.includes(url.origin) ? {} : { lookup: outsideOnly }),
  };
  const sent = (url.protocol === 'http:' ? plainRequest : secureRequest)(url, options);
  sent.end();
  return answered(sent);
}

async function readBytes(answer: IncomingMessage, { mostBytes, takesBeginning }: Visit): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes && !takesBeginning) throw new NoAnswer('the answer is too long', 'TOO_LONG');
    parts.push(part);
    if (takesBeginning && bytes >= mostBytes) break;
  }
  return Buffer.concat(parts).subarray(0, mostBytes);
}

/** Where an answer leads on; null: it is the answer. */
function leadOf({ statusCode = 0, headers }: IncomingMessage, { known }: Visit): string | null {
  if (statusCode === UNCHANGED && known) return null;
  if (statusCode >= 300 && statusCode < 400 && headers.location) return headers.location;
  if (statusCode !== 200) throw new NoAnswer(`answered ${statusCode}`, 'REFUSED');
  return null;
}

function requireType({ headers }: IncomingMessage, { types }: Visit): string {
  const contentType = (headers['content-type'] ?? '').toLowerCase();
  if (!types.some((type) => contentType.startsWith(type))) throw new NoAnswer(`${contentType} isn't wanted`);
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new NoAnswer(`${encoding} isn't read`);
  return contentType;
}

async function step(visit: Visit, url: URL): Promise<Visited | { lead: string }> {
  const answer = await knock(url, visit);
  try {
    const lead = leadOf(answer, visit);
    if (lead !== null) return { lead };
    const { etag = null, 'last-modified': lastModified = null } = answer.headers;
    const found = { url: url.href, etag, lastModified };
    if (answer.statusCode === UNCHANGED)
      return { ...found, contentType: '', bytes: Buffer.alloc(0), isUnchanged: true };
    const contentType = requireType(answer, visit);
    return { ...found, contentType, bytes: await readBytes(answer, visit), isUnchanged: false };
  } finally {
    answer.destroy();
  }
}

/**
 * Fetches an address that a person typed.
 * @throws NoAnswer
 */
export async function visitOutside(visit: Visit): Promise<Visited> {
  try {
    let url = readAddress(visit.url, undefined, visit.allowed);
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const found = await step(visit, url);
      if (!('lead' in found)) return found;
      url = readAddress(found.lead, url.href, visit.allowed);
    }
    throw new NoAnswer('it leads on and on');
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(error instanceof Error ? error.message : String(error));
  }
}
