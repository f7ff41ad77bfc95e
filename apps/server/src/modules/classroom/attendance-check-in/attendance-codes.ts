import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { networkOf } from '../../../kernel/rate-limit.ts';
import { derivedKey, hashToken } from '../../../kernel/secrets.ts';

/** How long one code is shown. */
export const WINDOW = 10_000;
/** A code is taken in its window and the one after it: who scans at the last moment is still in time. */
const WINDOWS_TAKEN = 2;
/** How far back a code of six digits is recognised as an old one rather than a wrong one. */
const WINDOWS_KNOWN = 18;
/** How long somebody who has scanned may take to sign in. */
export const CLAIM_LIFE = 5 * 60_000;

interface Signer {
  secret: string;
  organizationId: number;
}

const sign = ({ secret, organizationId }: Signer, purpose: string, ...parts: (string | number)[]): Buffer =>
  createHmac('sha256', derivedKey(secret, `attendance ${purpose}`))
    .update([organizationId, ...parts].join('.'))
    .digest();

const macOf = (...from: Parameters<typeof sign>): string =>
  sign(...from)
    .subarray(0, 12)
    .toString('base64url');

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

export const windowAt = (now: Date): number => Math.floor(now.getTime() / WINDOW);

/** What the QR code of a session says in a window. */
export const codeOf = (signer: Signer, sessionId: number, window: number): string =>
  [sessionId.toString(36), window.toString(36), macOf(signer, 'code', sessionId, window)].join('.');

/** The six digits beside it, for phones without a camera. */
export function digitsOf(signer: Signer, sessionId: number, window: number): string {
  const number = sign(signer, 'digits', sessionId, window).readUInt32BE(0) % 1_000_000;
  return String(number).padStart(6, '0');
}

export interface ReadCode {
  sessionId: number;
  /** Since the code was first shown, by this server's clock alone. */
  ageSeconds: number;
  isCurrent: boolean;
}

const ageOf = (window: number, now: Date) => {
  const ageSeconds = Math.max(0, Math.floor((now.getTime() - window * WINDOW) / 1000));
  const age = windowAt(now) - window;
  return { ageSeconds, isCurrent: age >= 0 && age < WINDOWS_TAKEN };
};

/** Reads what was scanned; null: this server has never shown it. */
export function readCode(signer: Signer, code: string, now: Date): ReadCode | null {
  const [session = '', window36 = '', mac = ''] = code.split('.');
  const [sessionId, window] = [Number.parseInt(session, 36), Number.parseInt(window36, 36)];
  if (!Number.isSafeInteger(sessionId) || !Number.isSafeInteger(window)) return null;
  if (!isSame(mac, macOf(signer, 'code', sessionId, window))) return null;
  // nobody can have seen a code of a window to come
  if (window > windowAt(now)) return null;
  return { sessionId, ...ageOf(window, now) };
}

/** Which of these sessions showed the digits, and when; null: none of them, as far as anybody remembers. */
export function readDigits(signer: Signer, sessionIds: readonly number[], digits: string, now: Date): ReadCode | null {
  for (let back = 0; back < WINDOWS_KNOWN; back++)
    for (const sessionId of sessionIds) {
      const window = windowAt(now) - back;
      if (isSame(digits, digitsOf(signer, sessionId, window))) return { sessionId, ...ageOf(window, now) };
    }
  return null;
}

/** What a device that has scanned a code holds until its owner has signed in: good for this session, on this device, for a while. */
export function claimOf(
  signer: Signer,
  { sessionId, at, deviceHash }: { sessionId: number; at: Date; deviceHash: string },
): string {
  const time = at.getTime();
  return [sessionId.toString(36), time.toString(36), macOf(signer, 'claim', sessionId, time, deviceHash)].join('.');
}

export interface ReadClaim {
  sessionId: number;
  at: Date;
  isCurrent: boolean;
  ageSeconds: number;
}

/** null: it was made for another device, or not by this server. */
export function readClaim(signer: Signer, claim: string, deviceHash: string, now: Date): ReadClaim | null {
  const [session = '', time36 = '', mac = ''] = claim.split('.');
  const [sessionId, time] = [Number.parseInt(session, 36), Number.parseInt(time36, 36)];
  if (!Number.isSafeInteger(sessionId) || !Number.isSafeInteger(time)) return null;
  if (!isSame(mac, macOf(signer, 'claim', sessionId, time, deviceHash))) return null;
  const age = now.getTime() - time;
  return { sessionId, at: new Date(time), isCurrent: age >= 0 && age < CLAIM_LIFE, ageSeconds: Math.floor(age / 1000) };
}

/**
 * Network and browser of whoever arrives, which a private window does not change. Good for comparing people within one session and for
 * nothing else: the key is the session's. The languages are left out, since browsers send fewer of them from a private window.
 */
export const originHashOf = (signer: Signer & { ip: string; userAgent: string }, sessionId: number): string =>
  macOf(signer, 'origin', sessionId, networkOf(signer.ip), signer.userAgent);

export const newDevice = (): string => randomBytes(18).toString('base64url');

/** What is kept of a device: it tells two phones apart and nothing else. */
export const deviceHashOf = (device: string): string => hashToken(`attendance.${device}`).slice(0, 22);
