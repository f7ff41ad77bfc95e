import { ApiError } from '@sullam/api-client/api-error.ts';
import type { DoorList } from '@sullam/api-client/schema.gen.ts';
import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { admitWalkIn, readDoorList, sendScans, takeCheckInBack } from './door.api.ts';
import { judge, type Verdict } from './door-book.ts';
import {
  deviceOf,
  type Finding,
  findingsIn,
  hashesOfThoseIn,
  type Kept,
  keepKey,
  knownKey,
  readKept,
} from './door-keeping.ts';
import { isUsable, type ListStanding, standingOf } from './door-signature.ts';

const SEND_AFTER = 5000;
const REFRESH_AFTER = 60_000;
const MOST_AT_ONCE = 200;

/** A scan as it is shown: by its id the server's word on it is found when it comes. */
export interface Seen {
  readonly scanId: string;
  readonly verdict: Verdict;
}

/** Where one stands: kept on the device, so that a page that is opened again goes on. */
export interface Door {
  /** Null where there is none, and where the one that is here isn't as the organisation signed it. */
  readonly list: DoorList | null;
  /** What the list on this device is; null until it was checked. */
  readonly standing: ListStanding | null;
  readonly isOnline: boolean;
  readonly unsent: number;
  /** Hashes of the tickets whose holders are in. */
  readonly inside: ReadonlySet<string>;
  readonly findings: readonly Finding[];
  /** Why the server refused, as it says it. */
  readonly problem: string | null;
  readonly scan: (code: string) => Promise<Seen | null>;
  /** Takes back that somebody was let in; false: it takes a network. */
  readonly undo: (seen: Seen) => Promise<boolean>;
  readonly walkIn: (name: string, eventTicketTypeId: number) => Promise<void>;
  readonly dismiss: (scanIds: readonly string[]) => void;
  readonly refresh: () => void;
}

/** What the device keeps of one event, and the list that people may be let in by. */
function useKept(eventId: number) {
  const { storage } = useKit();
  const key = `event-door:${eventId}`;
  const [kept, setKept] = useState(() => readKept(storage, key));
  const [standing, setStanding] = useState<ListStanding | null>(null);
  const latest = useRef(kept);
  const keep = useCallback(
    (change: Partial<Kept>) => {
      latest.current = { ...latest.current, ...change };
      storage.setItem(key, JSON.stringify(latest.current));
      setKept(latest.current);
    },
    [storage, key],
  );
  useEffect(() => {
    const { list } = latest.current;
    if (!list) return;
    // one that came from the server in the meantime was checked as it came
    void standingOf(list, knownKey(storage)).then((found) => latest.current.list === list && setStanding(found));
  }, [storage]);
  /** A list that has just come from the server itself: its key is the organisation's. One that was altered on its way isn't kept. */
  const receive = useCallback(
    async (fresh: DoorList) => {
      const found = await standingOf(fresh, null);
      if (isUsable(found)) {
        keepKey(storage, fresh.publicKey);
        keep({ list: fresh });
      }
      setStanding(found);
    },
    [storage, keep],
  );
  return { kept, latest, keep, receive, standing };
}

/** The door of an event on this device: the list and the scans stay here, and are joined with all others whenever there is a network. */
export function useDoor(eventId: number, gate: string): Door {
  const kit = useKit();
  const { kept, latest, keep, receive, standing } = useKept(eventId);
  const [isOnline, setOnline] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const device = useRef(deviceOf(kit.storage));
  /** The list couldn't be read the last time. */
  const isBehind = useRef(false);
  const noteFailure = useCallback((error: unknown) => {
    // without a network there is no answer at all; an answer that refuses is said
    const isRefused = error instanceof ApiError && !error.isTransport;
    setOnline(isRefused);
    setProblem(isRefused ? error.message : null);
  }, []);
  const refresh = useCallback(async () => {
    try {
      await receive(await readDoorList(eventId));
      isBehind.current = false;
      setOnline(true);
      setProblem(null);
    } catch (error) {
      isBehind.current = true;
      noteFailure(error);
    }
  }, [eventId, receive, noteFailure]);
  const send = useCallback(async () => {
    const { unsent, scans } = latest.current;
    const due = scans.filter(({ scanId }) => unsent.includes(scanId)).slice(0, MOST_AT_ONCE);
    if (due.length === 0) return;
    try {
      const { results } = await sendScans(eventId, {
        device: device.current,
        gate,
        scans: due.map(({ scanId, code, scannedAt }) => ({ scanId, code, scannedAt })),
      });
      const sent = new Set(due.map(({ scanId }) => scanId));
      const before = latest.current;
      const known = new Set(before.findings.map(({ scanId }) => scanId));
      const found = findingsIn(results, due).filter(
        ({ scanId }) => !known.has(scanId) && before.unsent.includes(scanId),
      );
      keep({
        unsent: before.unsent.filter((id) => !sent.has(id)),
        findings: [...before.findings, ...found],
      });
      setOnline(true);
    } catch (error) {
      noteFailure(error);
    }
  }, [eventId, gate, keep, latest, noteFailure]);
  useEffect(() => {
    void refresh();
    const comeBack = () => void send().then(refresh);
    window.addEventListener('online', comeBack);
    // browsers don't always tell that the network is back
    const sending = setInterval(() => void send().then(() => (isBehind.current ? refresh() : undefined)), SEND_AFTER);
    const refreshing = setInterval(() => void refresh(), REFRESH_AFTER);
    return () => {
      window.removeEventListener('online', comeBack);
      clearInterval(sending);
      clearInterval(refreshing);
    };
  }, [refresh, send]);
  const scan = async (code: string): Promise<Seen | null> => {
    const { list, scans } = latest.current;
    if (!list || !isUsable(standing)) return null;
    const scannedAt = new Date(kit.now()).toISOString();
    const verdict = await judge(list, scans, code, scannedAt);
    const scanId = crypto.randomUUID();
    const { ticketHash, outcome } = verdict;
    const made = { scanId, code, ticketHash, outcome, scannedAt };
    // what is no ticket is told to the server too: forgeries are named in the report
    keep({ scans: [...latest.current.scans, made], unsent: [...latest.current.unsent, scanId] });
    void send();
    return { scanId, verdict };
  };
  const undo = async ({ scanId, verdict }: Seen): Promise<boolean> => {
    await send();
    const { unsent, scans } = latest.current;
    // it may be on its way all the same: only the server can tell what is there to be taken back
    if (unsent.includes(scanId) || verdict.eventEnrollmentId === null) return false;
    await takeCheckInBack(eventId, verdict.eventEnrollmentId);
    keep({ scans: scans.filter((one) => one.scanId !== scanId) });
    await refresh();
    return true;
  };
  const walkIn = async (name: string, eventTicketTypeId: number) => {
    await admitWalkIn(eventId, { name, eventTicketTypeId, device: device.current, gate });
    await refresh();
  };
  return {
    list: isUsable(standing) ? kept.list : null,
    standing,
    isOnline,
    unsent: kept.unsent.length,
    inside: hashesOfThoseIn(kept, new Date(kit.now()).toISOString()),
    findings: kept.findings,
    problem,
    scan,
    undo,
    walkIn,
    dismiss: (scanIds) => keep({ findings: latest.current.findings.filter((one) => !scanIds.includes(one.scanId)) }),
    refresh: () => void refresh(),
  };
}
