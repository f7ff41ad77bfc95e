import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../../kernel/context.ts';
import { derivedKey } from '../../../kernel/secrets.ts';

/** People who share a browser; who came first is forgotten first. */
const MOST_PEOPLE = 8;
const WHOLE = /^([\w-]{22})((?:\.[\w-]{22}){0,8})$/;

/** What a browser proves of itself: its own number, and a seal for each person who signed in with it. */
interface KnownDevice {
  deviceId: string;
  seals: string[];
}

function readKept(kept: string): KnownDevice | null {
  const [, deviceId, seals] = WHOLE.exec(kept) ?? [];
  return deviceId === undefined ? null : { deviceId, seals: seals ? seals.slice(1).split('.') : [] };
}

const sealOf = ({ secret }: Pick<Platform, 'secret'>, deviceId: string, userId: number): string =>
  createHmac('sha256', derivedKey(secret, 'known device'))
    .update(`${deviceId} ${userId}`)
    .digest('base64url')
    .slice(0, 22);

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * The number of the browser where this person has signed in with it before, by what the browser kept; null where it proves
 * nothing. Guesses from anywhere else don't lock it out.
 */
export function knownDeviceOf(platform: Pick<Platform, 'secret'>, kept: string, userId: number): string | null {
  const device = readKept(kept);
  if (!device) return null;
  const seal = sealOf(platform, device.deviceId, userId);
  return device.seals.some((given) => isSame(given, seal)) ? device.deviceId : null;
}

/** What the browser is to keep now that this person has signed in with it. */
export function withPerson(platform: Pick<Platform, 'secret'>, kept: string, userId: number): string {
  const { deviceId, seals } = readKept(kept) ?? { deviceId: randomBytes(16).toString('base64url'), seals: [] };
  const seal = sealOf(platform, deviceId, userId);
  return [deviceId, ...[...seals.filter((given) => given !== seal), seal].slice(-MOST_PEOPLE)].join('.');
}
