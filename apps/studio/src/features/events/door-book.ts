import type { DoorList } from '@sullam/api-client/schema.gen.ts';
import type { ScanOutcome } from '@sullam/domain/events/event.ts';

/** A scan as a device keeps it until the server has it. */
export interface KeptScan {
  readonly scanId: string;
  readonly code: string;
  readonly scannedAt: string;
  readonly ticketHash: string;
}

/** What a device at the door says of a code by itself. */
export interface Verdict {
  readonly outcome: ScanOutcome;
  readonly ticketHash: string;
  readonly name: string | null;
  /** When it was let in before, as far as this device knows. */
  readonly firstAt: string | null;
  /** The event that the ticket is for, where it is another one that this device knows. */
  readonly other: DoorList['others'][number] | null;
  /** The list doesn't know the ticket, but its signature is the organisation's: it was given out later. */
  readonly isProvisional: boolean;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const hashOf = async (text: string): Promise<string> =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))));

/** Is it signed by the organisation? Where a browser can't check that, only the list counts. */
async function isSigned(publicKey: string, said: string, signature: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('raw', fromBase64Url(publicKey), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, fromBase64Url(signature), bytesOf(said));
  } catch {
    return false; // an older browser, or no signature at all
  }
}

interface Read {
  readonly ticketHash: string;
  readonly scope: string | null;
  readonly isSigned: boolean;
}

async function read(list: DoorList, code: string): Promise<Read> {
  const written = code.replaceAll(/\s/g, '');
  const [form, scope, secret, signature] = written.split('.');
  if (form === 'SE1' && scope && secret && signature)
    return {
      ticketHash: await hashOf(secret),
      scope,
      isSigned: await isSigned(list.publicKey, `${form}.${scope}.${secret}`, signature),
    };
  const typed = list.tickets.find(({ shortCode }) => shortCode === written.toUpperCase());
  return { ticketHash: typed?.ticketHash ?? (await hashOf(written)), scope: null, isSigned: false };
}

/**
 * Judges a code without a network: by the list, by the signature, and by what this device has scanned. A double at another gate shows
 * only once both devices were joined.
 */
export async function judge(list: DoorList, scans: readonly KeptScan[], code: string): Promise<Verdict> {
  const { ticketHash, scope, isSigned: signed } = await read(list, code);
  const ticket = list.tickets.find((one) => one.ticketHash === ticketHash);
  const earlier = scans.find((scan) => scan.ticketHash === ticketHash)?.scannedAt ?? ticket?.attendedAt ?? null;
  const said = { ticketHash, name: ticket?.name ?? null, firstAt: earlier, other: null, isProvisional: false };
  if (list.voidHashes.includes(ticketHash)) return { ...said, outcome: 'VOID' };
  if (ticket) return { ...said, outcome: earlier === null ? 'VALID' : 'DOUBLE' };
  if (signed && scope !== list.scope) {
    const other = list.others.find((event) => event.scope === scope) ?? null;
    return { ...said, outcome: 'OTHER_EVENT', other };
  }
  if (!signed) return { ...said, outcome: 'FORGED' };
  return { ...said, outcome: earlier === null ? 'VALID' : 'DOUBLE', isProvisional: true };
}

/** Few enough to look through with somebody waiting. */
const MOST_FOUND = 6;

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|ـ/gu, '')
    .toLocaleLowerCase();

/** Tickets by a part of the holder's name, or by the last letters of the code; nothing before there is something to tell them by. */
export function findTickets(tickets: DoorList['tickets'], typed: string): DoorList['tickets'] {
  const wanted = folded(typed.trim());
  if (wanted.length < 2) return [];
  return tickets
    .filter(
      ({ name, shortCode }) =>
        folded(name).includes(wanted) || (wanted.length >= 4 && folded(shortCode).endsWith(wanted)),
    )
    .slice(0, MOST_FOUND);
}
