import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { toString as drawQr } from 'qrcode';
import { derivedKey } from '../../kernel/secrets.ts';

const PERIOD = 30;
/** A phone's clock may be one step ahead or behind. */
const WINDOW = 1;

const totpOf = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: PERIOD, algorithm: 'SHA1' });

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The time step whose code this is, or null. A step that was used already doesn't count again. */
export function totpStep(secret: string, code: string, now: Date, lastStep: number | null): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / 1000 / PERIOD) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

/** What an authenticator app reads: an address, and a QR code of it. */
export async function totpEnrolment(secret: string, issuer: string, account: string) {
  const plain = issuer.replaceAll(':', ' ').trim() || 'Sullam'; // a colon divides issuer and account
  const uri = new TOTP({
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: PERIOD,
    issuer: plain,
    label: account,
  }).toString();
  return { secret, uri, qr: await drawQr(uri, { type: 'svg', margin: 1 }) };
}

const ALGORITHM = 'aes-256-gcm';

/** Keeps a secret so that a reader of the database alone can't make codes. */
export function sealSecret(installationSecret: string, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(ALGORITHM, derivedKey(installationSecret, 'totp secret'), iv);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

export function openSecret(installationSecret: string, sealed: string): string {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !text) throw new Error('a TOTP secret is damaged');
  const decipher = createDecipheriv(ALGORITHM, derivedKey(installationSecret, 'totp secret'), iv);
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
