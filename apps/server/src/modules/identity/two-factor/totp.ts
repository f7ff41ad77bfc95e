import { Secret, TOTP } from 'otpauth';
import { toString as drawQr } from 'qrcode';
import { seal, unseal } from '../../../kernel/sealed.ts';

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

const PURPOSE = 'totp secret';

/** Keeps a secret so that a reader of the database alone can't make codes. */
export const sealSecret = (installationSecret: string, secret: string): string =>
  seal(installationSecret, PURPOSE, secret);

export const openSecret = (installationSecret: string, sealed: string): string =>
  unseal(installationSecret, PURPOSE, sealed).toString('utf8');
