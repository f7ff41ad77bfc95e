import { type KeyObject, verify, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { crc32 } from 'node:zlib';
import { DAY, HOUR, MINUTE } from '@sullam/domain/limits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { askOutside, NoAnswer } from '../../../kernel/outgoing-request.ts';

type Context = Pick<SystemContext, 'clock' | 'config'>;

/** PayPal repeats a webhook for three days; older ones are refused, so that one that was caught can't be sent again. */
const MOST_AGE = 3 * DAY + HOUR;
/** By how much PayPal's clock may be ahead. */
const MOST_AHEAD = 5 * MINUTE;
const KEPT = DAY;
const MOST_KEPT = 20;

const CERTIFICATE_PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;

/**
 * The address of a certificate as it may be asked: at a host of PayPal by https, or at a host that the configuration names. Null for any
 * other, because the address comes with the webhook.
 */
export function certificateUrlOf({ config }: Pick<SystemContext, 'config'>, text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, hostname, port, origin, pathname, search, username, password } = url;
  if (!CERTIFICATE_PATH.test(pathname) || search !== '' || username !== '' || password !== '') return null;
  const isPaypal = protocol === 'https:' && port === '' && hostname.endsWith('.paypal.com');
  return isPaypal || origin === config.paypal.liveUrl || origin === config.paypal.sandboxUrl ? url : null;
}

const isPaypalName = (name: string): boolean => name === 'paypal.com' || name.endsWith('.paypal.com');

/** Whether a certificate was issued to PayPal. */
const isPaypals = ({ subject, subjectAltName = '' }: X509Certificate): boolean =>
  [
    ...subject.split('\n').flatMap((part) => /^CN=(.+)$/.exec(part)?.[1] ?? []),
    ...subjectAltName.split(', ').flatMap((part) => /^DNS:(.+)$/.exec(part)?.[1] ?? []),
  ].some(isPaypalName);

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

const isValidAt = ({ validFrom, validTo }: X509Certificate, now: number): boolean =>
  Date.parse(validFrom) <= now && now < Date.parse(validTo);

/**
 * The key of PayPal's certificate in a file, with the moment until which it can be used; null where the file can't be trusted. Every
 * certificate must be valid now and issued by the next one, and the last one by a root that Node.js trusts. A file with nothing but
 * PayPal's own certificate is taken as it is: that it came from PayPal was shown by the connection.
 */
export function readCertificates(
  file: string,
  { now, roots = rootCertificates }: { now: number; roots?: readonly string[] },
): { key: KeyObject; until: number } | null {
  const texts = file.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  const chain = texts.map((text) => new X509Certificate(text));
  const [own, ...issuers] = chain;
  if (!own || !isPaypals(own) || !chain.every((certificate) => isValidAt(certificate, now))) return null;
  if (!issuers.every((issuer, at) => isIssuedBy(chain[at]!, issuer))) return null;
  const last = issuers.at(-1);
  const isRooted =
    !last ||
    roots.some((text) => {
      const root = new X509Certificate(text);
      return root.fingerprint256 === last.fingerprint256 || isIssuedBy(last, root);
    });
  return isRooted ? { key: own.publicKey, until: Math.min(...chain.map(({ validTo }) => Date.parse(validTo))) } : null;
}

const keys = new Map<string, { key: KeyObject; until: number }>();

async function keyAt(context: Context, url: URL): Promise<KeyObject | null> {
  const now = context.clock.now().getTime();
  const kept = keys.get(url.href);
  if (kept && kept.until > now) return kept.key;
  const answer = await askOutside({ base: url.origin, method: 'GET', path: url.pathname, headers: {} });
  if (answer.status !== 200) return null;
  const read = readCertificates(answer.body, { now });
  if (!read) return null;
  if (keys.size >= MOST_KEPT) keys.clear();
  keys.set(url.href, { key: read.key, until: Math.min(read.until, now + KEPT) });
  return read.key;
}

export interface SignedMessage {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  /** PayPal's id of the webhook; part of what is signed. */
  webhookId: string;
}

function signatureIn({ headers }: SignedMessage) {
  const header = (name: string): string => {
    const value = headers[`paypal-${name}`];
    return typeof value === 'string' ? value : '';
  };
  return {
    id: header('transmission-id'),
    time: header('transmission-time'),
    signature: header('transmission-sig'),
    certificate: header('cert-url'),
    algorithm: header('auth-algo'),
  };
}

/** Whether PayPal signed a webhook, not long ago, and for this endpoint. */
export async function isSigned(context: Context, message: SignedMessage): Promise<boolean> {
  const { id, time, signature, certificate, algorithm } = signatureIn(message);
  const age = context.clock.now().getTime() - Date.parse(time);
  // also refuses a time that is none
  if (!(age <= MOST_AGE && age >= -MOST_AHEAD)) return false;
  const url = certificateUrlOf(context, certificate);
  if (id === '' || algorithm !== 'SHA256withRSA' || !url) return false;
  try {
    const key = await keyAt(context, url);
    const signed = `${id}|${time}|${message.webhookId}|${crc32(message.body)}`;
    return key !== null && verify('RSA-SHA256', Buffer.from(signed), key, Buffer.from(signature, 'base64'));
  } catch (error) {
    // PayPal sends it again once its certificate can be read
    if (error instanceof NoAnswer || (error instanceof Error && 'code' in error)) return false;
    throw error;
  }
}
