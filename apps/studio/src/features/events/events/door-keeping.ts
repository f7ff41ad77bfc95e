import type { DoorList, EventScanResult } from '@sullam/api-client/schema.gen.ts';
import type { ScanOutcome } from '@sullam/domain/events/event.ts';
import { isSameDay, type KeptScan } from './door-book.ts';

/** A scan of which the server, who knows those of all devices, says something else than this device did. */
export interface Finding {
  readonly scanId: string;
  readonly outcome: ScanOutcome;
  readonly name: string | null;
  readonly firstAt: string | null;
  readonly gate: string | null;
}

/** What stays on the device: a page that is opened again goes on with it. */
export interface Kept {
  readonly list: DoorList | null;
  /** What this device has scanned, and what of it the server hasn't yet. */
  readonly scans: readonly KeptScan[];
  readonly unsent: readonly string[];
  readonly findings: readonly Finding[];
}

const EMPTY: Kept = { list: null, scans: [], unsent: [], findings: [] };

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

export function readKept(storage: Storage, key: string): Kept {
  try {
    const kept = { ...EMPTY, ...(JSON.parse(storage.getItem(key) ?? '{}') as Partial<Kept>) };
    // a list that an older version kept says nothing of days: the server gives a new one
    return kept.list && !kept.list.dayTurns ? { ...kept, list: null } : kept;
  } catch {
    return EMPTY; // what an older version of the page has kept
  }
}

const DEVICE = 'event-door-device';
const KEY = 'event-door-key';

/** A name of its own for this device, by which scans of several are told apart. */
export function deviceOf(storage: Storage): string {
  const known = storage.getItem(DEVICE);
  if (known) return known;
  const made = crypto.randomUUID().slice(0, 8);
  storage.setItem(DEVICE, made);
  return made;
}

/** What lists are signed with, as the server last said: kept apart from them. */
export const knownKey = (storage: Storage): string | null => storage.getItem(KEY);
export const keepKey = (storage: Storage, key: string): void => storage.setItem(KEY, key);

/** What of the server's answer the device didn't know. That somebody it took for a double was the first needs no word. */
export function findingsIn(results: readonly EventScanResult[], scans: readonly KeptScan[]): Finding[] {
  const claimed = new Map(scans.map(({ scanId, outcome }) => [scanId, outcome]));
  return results
    .filter(({ scanId, outcome }) => {
      const said = claimed.get(scanId);
      return said !== undefined && said !== outcome && said !== 'DOUBLE';
    })
    .map(({ scanId, outcome, name, first }) => ({
      scanId,
      outcome,
      name,
      firstAt: first?.scannedAt ?? null,
      gate: first?.gate ?? null,
    }));
}

/** Hashes of the tickets of this list whose holders are in on the present check-in day: by the list, or let in here since. */
export function hashesOfThoseIn({ list, scans }: Kept, now: string): ReadonlySet<string> {
  if (!list) return new Set();
  const { tickets } = list;
  const ours = new Set(tickets.map(({ ticketHash }) => ticketHash));
  return new Set([
    ...tickets
      .filter(({ attendedAt }) => attendedAt !== null && isSameDay(list, attendedAt, now))
      .map(({ ticketHash }) => ticketHash),
    ...scans
      .filter(
        ({ outcome, ticketHash, scannedAt }) =>
          outcome === 'VALID' && ours.has(ticketHash) && isSameDay(list, scannedAt, now),
      )
      .map(({ ticketHash }) => ticketHash),
  ]);
}
