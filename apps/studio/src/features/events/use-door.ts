import { ApiError } from '@sullam/api-client/api-error.ts';
import type { DoorList } from '@sullam/api-client/schema.gen.ts';
import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { admitWalkIn, readDoorList, sendScans } from './door.api.ts';
import { judge, type KeptScan, type Verdict } from './door-book.ts';

const SEND_AFTER = 5000;
const REFRESH_AFTER = 60_000;
const MOST_AT_ONCE = 200;

interface Kept {
  list: DoorList | null;
  /** What this device has scanned, and what of it the server hasn't yet. */
  scans: KeptScan[];
  unsent: string[];
}

const EMPTY: Kept = { list: null, scans: [], unsent: [] };

function readKept(storage: Pick<Storage, 'getItem'>, key: string): Kept {
  try {
    return { ...EMPTY, ...(JSON.parse(storage.getItem(key) ?? '{}') as Partial<Kept>) };
  } catch {
    return EMPTY; // what an older version of the page has kept
  }
}

/** Where one stands: kept on the device, so that a page that is opened again goes on. */
export interface Door {
  readonly list: DoorList | null;
  readonly isOnline: boolean;
  readonly unsent: number;
  readonly attended: number;
  /** Why the server refused, as it says it. */
  readonly problem: string | null;
  readonly scan: (code: string) => Promise<Verdict | null>;
  readonly walkIn: (name: string, eventTicketTypeId: number) => Promise<void>;
  readonly refresh: () => void;
}

/** The door of an event on this device: the list and the scans stay here, and are joined with all others whenever there is a network. */
export function useDoor(eventId: number, gate: string): Door {
  const kit = useKit();
  const key = `event-door:${eventId}`;
  const [kept, setKept] = useState(() => readKept(kit.storage, key));
  const [isOnline, setOnline] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(kept);
  const device = useRef(deviceOf(kit.storage));
  const keep = useCallback(
    (change: Partial<Kept>) => {
      latest.current = { ...latest.current, ...change };
      kit.storage.setItem(key, JSON.stringify(latest.current));
      setKept(latest.current);
    },
    [kit, key],
  );
  const noteFailure = useCallback((error: unknown) => {
    // without a network there is no answer at all; an answer that refuses is said
    const isRefused = error instanceof ApiError && !error.isTransport;
    setOnline(isRefused);
    setProblem(isRefused ? error.message : null);
  }, []);
  const refresh = useCallback(async () => {
    try {
      keep({ list: await readDoorList(eventId) });
      setOnline(true);
      setProblem(null);
    } catch (error) {
      noteFailure(error);
    }
  }, [eventId, keep, noteFailure]);
  const send = useCallback(async () => {
    const { unsent, scans } = latest.current;
    const due = scans.filter(({ scanId }) => unsent.includes(scanId)).slice(0, MOST_AT_ONCE);
    if (due.length === 0) return;
    try {
      await sendScans(eventId, {
        device: device.current,
        gate,
        scans: due.map(({ scanId, code, scannedAt }) => ({ scanId, code, scannedAt })),
      });
      const sent = new Set(due.map(({ scanId }) => scanId));
      keep({ unsent: latest.current.unsent.filter((id) => !sent.has(id)) });
      setOnline(true);
    } catch (error) {
      noteFailure(error);
    }
  }, [eventId, gate, keep, noteFailure]);
  useEffect(() => {
    void refresh();
    const comeBack = () => void send().then(refresh);
    window.addEventListener('online', comeBack);
    const sending = setInterval(() => void send(), SEND_AFTER);
    const refreshing = setInterval(() => void refresh(), REFRESH_AFTER);
    return () => {
      window.removeEventListener('online', comeBack);
      clearInterval(sending);
      clearInterval(refreshing);
    };
  }, [refresh, send]);
  const scan = async (code: string): Promise<Verdict | null> => {
    const { list, scans, unsent } = latest.current;
    if (!list) return null;
    const verdict = await judge(list, scans, code);
    const scanId = crypto.randomUUID();
    const { ticketHash } = verdict;
    const made = { scanId, code, ticketHash, scannedAt: new Date(kit.now()).toISOString() };
    // what is no ticket is told to the server too: forgeries are named in the report
    keep({ scans: [...scans, made], unsent: [...unsent, scanId] });
    void send();
    return verdict;
  };
  const walkIn = async (name: string, eventTicketTypeId: number) => {
    await admitWalkIn(eventId, { name, eventTicketTypeId, device: device.current, gate });
    await refresh();
  };
  const known = new Set([
    ...(kept.list?.tickets ?? []).filter(({ attendedAt }) => attendedAt !== null).map((one) => one.ticketHash),
    ...kept.scans
      .filter(({ ticketHash }) => kept.list?.tickets.some((one) => one.ticketHash === ticketHash))
      .map(({ ticketHash }) => ticketHash),
  ]);
  return {
    list: kept.list,
    isOnline,
    unsent: kept.unsent.length,
    attended: known.size,
    problem,
    scan,
    walkIn,
    refresh: () => void refresh(),
  };
}

const DEVICE = 'event-door-device';

/** A name of its own for this device, by which scans of several are told apart. */
function deviceOf(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const known = storage.getItem(DEVICE);
  if (known) return known;
  const made = crypto.randomUUID().slice(0, 8);
  storage.setItem(DEVICE, made);
  return made;
}
