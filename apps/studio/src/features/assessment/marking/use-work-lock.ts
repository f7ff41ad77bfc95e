import { onStreamMessage } from '@sullam/web-kit/stream/start-stream.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lockWork, unlockWork, type WorkLock, type WorkPlace } from './work-lock.api.ts';

/** A lock holds for two minutes; a window that is out of sight may be a minute late. */
const HEARTBEAT = 30_000;
/** Whoever walks past takes nothing in hand. */
const PASSING = 400;

/** This window, for as long as the page is loaded. */
export const TAB = `window-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

type Holder = NonNullable<WorkLock['holder']>;

export interface WorkInHand {
  /** A colleague who has it; undefined: it is in one's own hand, or that isn't known. */
  readonly holder: Holder | undefined;
  /** One had it before the colleague took over. */
  readonly wasTaken: boolean;
  readonly takeOver: () => void;
  readonly isTaking: boolean;
  /** The colleague who has another piece of the same queue. */
  readonly holderOf: (place: Pick<WorkPlace, 'recordId' | 'part'>) => Holder | undefined;
}

interface Known extends WorkLock {
  readonly key: string;
  readonly wasMine: boolean;
}

/** As they are written in a line of the queue. */
export const workerName = (holder: Holder | undefined): string | undefined =>
  holder && `${holder.firstName} ${holder.lastName}`;

const keyOf = ({ kind, recordId, part }: WorkPlace): string => `${kind} ${recordId} ${part}`;

/**
 * Takes the work that is shown in hand, so that colleagues see it. Where that can't be said, marking goes on as if nobody else were
 * there: versions protect what is saved. `onFree`: a colleague has let go of it, with whatever they have saved.
 */
export function useWorkLock(place: WorkPlace | undefined, onFree: () => void): WorkInHand {
  const [known, setKnown] = useState<Known>();
  const [isTaking, setTaking] = useState(false);
  const key = place && keyOf(place);
  const hasTaken = useRef(false);
  const newest = useRef({ key, place, onFree });
  newest.current = { key, place, onFree };
  const ask = useCallback(async (takesOver: boolean) => {
    const { key: asked, place } = newest.current;
    if (!place || asked === undefined) return;
    try {
      const lock = await lockWork({ ...place, tab: TAB, takesOver });
      hasTaken.current ||= lock.since !== null;
      if (newest.current.key !== asked) return;
      setKnown((before) => {
        const isSame = before?.key === asked;
        return { ...lock, key: asked, wasMine: isSame && (before.wasMine || before.holder === null) };
      });
    } catch {
      // without an answer nobody is kept from marking
      setKnown(undefined);
    }
  }, []);
  useEffect(() => {
    if (key === undefined) return;
    const first = setTimeout(() => void ask(false), PASSING);
    const beat = setInterval(() => void ask(false), HEARTBEAT);
    const seen = () => {
      if (document.visibilityState === 'visible') void ask(false);
    };
    const stop = onStreamMessage(({ name, data }) => {
      if (name === 'resync' || (name === 'work-lock-taken' && keyOf(JSON.parse(data) as WorkPlace) === key))
        void ask(false);
    });
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearTimeout(first);
      clearInterval(beat);
      document.removeEventListener('visibilitychange', seen);
      stop();
    };
  }, [key, ask]);
  useEffect(() => {
    // it ends by itself in two minutes where this doesn't arrive
    const leave = () => {
      if (hasTaken.current) void unlockWork(TAB).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const current = known?.key === key ? known : undefined;
  const holder = current?.holder ?? undefined;
  const isHeld = holder !== undefined;
  const wasHeld = useRef(false);
  useEffect(() => {
    if (wasHeld.current && current && !isHeld) newest.current.onFree();
    wasHeld.current = isHeld;
  }, [current, isHeld]);
  return {
    holder,
    wasTaken: isHeld && current?.wasMine === true,
    isTaking,
    takeOver: () => {
      setTaking(true);
      void ask(true).finally(() => setTaking(false));
    },
    holderOf: ({ recordId, part }) =>
      known?.others.find((other) => other.recordId === recordId && other.part === part)?.holder,
  };
}
