import { type LookupAddress, type LookupAllOptions, lookup as resolve } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { LOOPBACK } from '../config.ts';

/**
 * What another system is asked. `path` begins with a slash. Where `base` comes from user input, the caller checks that it doesn't name
 * this machine.
 */
export interface OutgoingRequest {
  base: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** Origins inside the own network that the configuration allows. */
  allowed?: readonly string[];
  /** Bytes of the longest answer that is read; absent: a million. */
  mostBytes?: number;
}

export interface IncomingAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** The other system can't be reached, is too slow or says too much. */
export class NoAnswer extends Error {
  /** What callers may tell people: it says nothing about the own network. Null: the system could not be reached. */
  readonly reason: 'TOO_LONG' | 'REFUSED' | null;

  constructor(message: string, reason: NoAnswer['reason'] = null) {
    super(message);
    this.reason = reason;
  }
}

const PATIENCE = 10_000;
const MOST_BYTES = 1_000_000;

const INNER = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  INNER.addSubnet(address, bits, 'ipv6');

/** An address of this machine or of a network behind it; those of version 4 also as version 6 writes them. */
export const isInnerAddress = (address: string): boolean => INNER.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** What finds the addresses of a name: node:dns, or a stand-in of tests. */
type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Finds a host's addresses and refuses where one of them leads inside, whatever its name says. The connection is made to these
 * addresses: a name that is asked for again and answers otherwise changes nothing.
 */
export const outsideOnlyBy =
  (resolveName: Resolve): LookupFunction =>
  (hostname, options, done) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new NoAnswer(`${hostname} has no address`), '', 4);
      if (addresses.some(({ address }) => isInnerAddress(address)))
        return done(new NoAnswer(`${hostname} leads inside`), '', 4);
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };

export const outsideOnly = outsideOnlyBy(resolve);

function optionsOf({ base, method, path, headers, body, allowed = [] }: OutgoingRequest): {
  url: URL;
  options: RequestOptions;
} {
  const url = new URL(base + path);
  if (url.origin !== new URL(base).origin) throw new Error(`${path} leads away from ${base}`);
  const isHere = url.hostname === LOOPBACK || allowed.includes(url.origin);
  // an address in the place of a name is never looked up
  if (!isHere && isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) throw new Error(`${base} has no name`);
  return {
    url,
    options: {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
      signal: AbortSignal.timeout(PATIENCE),
      ...(isHere ? {} : { lookup: outsideOnly }),
    },
  };
}

async function readBody(answer: IncomingMessage, mostBytes = MOST_BYTES): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new NoAnswer('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

export const answered = (sent: ClientRequest): Promise<IncomingMessage> =>
  new Promise((given, failed) => sent.once('response', given).once('error', failed));

/**
 * Asks a configured host something: within ten seconds, without following it elsewhere, and never at an address inside the own
 * network. Any status is an answer.
 * @throws NoAnswer
 */
export async function askOutside(request: OutgoingRequest): Promise<IncomingAnswer> {
  const { url, options } = optionsOf(request);
  try {
    const sent = (url.protocol === 'http:' ? plainRequest : secureRequest)(url, options);
    sent.end(request.body);
    const answer = await answered(sent);
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await readBody(answer, request.mostBytes) };
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(error instanceof Error ? error.message : String(error));
  }
}
