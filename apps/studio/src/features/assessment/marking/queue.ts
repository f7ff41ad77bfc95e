/** One piece of work in the queue of who marks. */
export interface QueueEntry {
  readonly id: string;
  readonly name: string;
  /** Whose face stands beside the name; not where names are hidden. */
  readonly person?: { readonly firstName: string; readonly lastName: string } | undefined;
  /** Under the name: when it was handed in, or how it stands. */
  readonly note?: string | undefined;
  readonly isLate?: boolean;
  /** Waits for a mark of this person. */
  readonly isOpen: boolean;
  /** A colleague who has it in hand just now. */
  readonly inHandOf?: string | undefined;
  /** What was given. */
  readonly result?: string | undefined;
}

/** Other work of the same marking: another question, another learner. */
export interface QueueGroup {
  readonly id: string;
  readonly title: string;
  readonly openCount: number;
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface Walk {
  readonly next: string | undefined;
  readonly previous: string | undefined;
  /** The next one that waits, after this one or from the beginning. */
  readonly nextOpen: string | undefined;
  readonly previousOpen: string | undefined;
}

/** Where one can go from one piece of work. */
export function walkFrom(entries: readonly QueueEntry[], current: string | undefined): Walk {
  const at = entries.findIndex(({ id }) => id === current);
  const after = [...entries.slice(at + 1), ...entries.slice(0, Math.max(0, at))];
  const isOpen = ({ isOpen: waits }: QueueEntry) => waits;
  return {
    next: entries[at + 1]?.id,
    previous: at > 0 ? entries[at - 1]?.id : undefined,
    nextOpen: after.find(isOpen)?.id,
    previousOpen: after.findLast(isOpen)?.id,
  };
}

/** The first that waits, else the first. */
export const firstToMark = (entries: readonly QueueEntry[]): QueueEntry | undefined =>
  entries.find(({ isOpen }) => isOpen) ?? entries[0];

/** The next that waits after this one, without those that have just been marked along with it. */
export const nextOpenOf = (
  entries: readonly QueueEntry[],
  current: string,
  done: readonly string[],
): string | undefined =>
  walkFrom(
    entries.map((entry) => (done.includes(entry.id) ? { ...entry, isOpen: false } : entry)),
    current,
  ).nextOpen;
