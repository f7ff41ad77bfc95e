import { type KeyValueStorage, readJson, STORAGE_KEYS, writeJson } from '@sullam/web-kit/base/stored.ts';

/** How long questions were before the learner since the report before. */
export interface TimesReport {
  /** Of two with the same one the server takes one. */
  sequence: number;
  spent: { position: number; seconds: number }[];
}

/** What this browser keeps of an attempt until the server has it; a reload, or another tab, goes on with it. */
interface Kept {
  /** On its way, maybe there already: sent again as it is. */
  report: TimesReport | null;
  /** Milliseconds by position that were not reported yet. */
  spent: Record<number, number>;
}

/** Measures which question is before the learner, and for how long. */
export interface QuestionMeter {
  /** What is seen from now on; null: no question. */
  show(position: number | null): void;
  /** Counts up to now and keeps it. */
  tick(): void;
  /** What to report now; null: nothing. */
  report(): TimesReport | null;
  /** The server has this one. */
  drop(report: TimesReport): void;
}

/** Between two ticks: what is more than this was no looking, the machine slept. */
const LONGEST_LOOK = 15_000;
const MOST_AT_ONCE = 500;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'report' in value &&
  typeof value.report === 'object' &&
  'spent' in value &&
  typeof value.spent === 'object' &&
  value.spent !== null;

export const meterKey = (examAttemptId: number, userId: number): string =>
  `${STORAGE_KEYS.unsent}.exam-times.${examAttemptId}.${userId}`;

export function createQuestionMeter(storage: KeyValueStorage, key: string, now: () => number): QuestionMeter {
  const { report, spent } = readJson(storage, key, isKept) ?? { report: null, spent: {} };
  let waiting = report;
  const unsent = new Map(Object.entries(spent).map(([position, time]) => [Number(position), Number(time) || 0]));
  let shown: number | null = null;
  let countedAt = now();
  let newest = waiting?.sequence ?? 0;

  const isWhole = (time: number) => time >= 1000;
  const keep = () => {
    const isWorthIt = waiting !== null || [...unsent.values()].some(isWhole);
    writeJson(storage, key, isWorthIt ? { report: waiting, spent: Object.fromEntries(unsent) } : null);
  };
  const tick = () => {
    const passed = Math.min(Math.max(0, now() - countedAt), LONGEST_LOOK);
    countedAt = now();
    if (shown === null || passed === 0) return;
    unsent.set(shown, (unsent.get(shown) ?? 0) + passed);
    keep();
  };
  return {
    tick,
    show(position) {
      tick();
      shown = position;
    },
    report() {
      tick();
      if (waiting) return waiting;
      const whole = [...unsent].filter(([, time]) => isWhole(time)).slice(0, MOST_AT_ONCE);
      if (whole.length === 0) return null;
      for (const [position, time] of whole) {
        if (time % 1000 === 0) unsent.delete(position);
        else unsent.set(position, time % 1000);
      }
      newest = Math.max(Math.floor(now()), newest + 1);
      waiting = {
        sequence: newest,
        spent: whole.map(([position, time]) => ({ position, seconds: Math.floor(time / 1000) })),
      };
      keep();
      return waiting;
    },
    drop({ sequence }) {
      if (waiting?.sequence !== sequence) return;
      waiting = null;
      keep();
    },
  };
}
