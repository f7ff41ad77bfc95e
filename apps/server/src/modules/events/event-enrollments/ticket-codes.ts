import { createHmac, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Platform } from '../../../kernel/context.ts';
import { derivedKey, hashToken } from '../../../kernel/secrets.ts';

/** What every ticket begins with: the form that follows. */
const FORM = 'SE1';

const newNonce = (): string => randomBytes(16).toString('base64url');

/** The secret of a ticket: without the installation's own nobody makes it from what stands in the table. */
const secretOf = ({ secret }: Pick<Platform, 'secret'>, nonce: string): string =>
  createHmac('sha256', derivedKey(secret, 'event ticket')).update(nonce).digest().subarray(0, 16).toString('base64url');

/** Letters and digits that cannot be mistaken for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** For typing at the door where a camera can't read: eight letters, told apart within one event. */
function shortCodeOf(ticketHash: string): string {
  const bytes = Buffer.from(ticketHash, 'base64url');
  return Array.from({ length: 8 }, (_, at) => LETTERS[(bytes[at] ?? 0) % LETTERS.length]).join('');
}

export interface TicketMarks {
  nonce: string;
  ticketHash: string;
  shortCode: string;
}

/** A new ticket: what is kept of it. */
export function newTicket(platform: Pick<Platform, 'secret'>): TicketMarks {
  const nonce = newNonce();
  const ticketHash = hashToken(secretOf(platform, nonce));
  return { nonce, ticketHash, shortCode: shortCodeOf(ticketHash) };
}

/**
 * What the picture on a ticket says: form, scope of the event, secret, and the organisation's signature of the three. A device
 * without a network tells by it that the ticket is the organisation's, even where its list is older.
 */
export function ticketText(platform: Pick<Platform, 'secret'>, key: KeyObject, scope: string, nonce: string): string {
  const said = `${FORM}.${scope}.${secretOf(platform, nonce)}`;
  return `${said}.${sign(null, Buffer.from(said), key).toString('base64url')}`;
}

interface ReadTicket {
  ticketHash: string;
  /** The bytes that the organisation signed. */
  said: Buffer;
  signature: Buffer;
}

/** The parts of what was scanned; null: it does not have the form of a ticket. The signature still has to be verified. */
export function readTicketText(text: string): ReadTicket | null {
  const [form, scope, secret, signature, ...rest] = text.split('.');
  if (form !== FORM || !scope || !secret || !signature || rest.length > 0) return null;
  const bytes = Buffer.from(signature, 'base64url');
  // decoders ignore what base64url has no room for: one signature is written in one way only
  if (bytes.toString('base64url') !== signature) return null;
  return { ticketHash: hashToken(secret), said: Buffer.from(`${FORM}.${scope}.${secret}`), signature: bytes };
}

/** What the mail to a guest carries: it shows the ticket, and opens no door. It follows from the ticket, so that it can be sent again. */
export const guestLinkOf = ({ secret }: Pick<Platform, 'secret'>, nonce: string): string =>
  createHmac('sha256', derivedKey(secret, 'event guest')).update(nonce).digest('base64url');

export const claimHashOf = (guestLink: string): string => hashToken(guestLink);
