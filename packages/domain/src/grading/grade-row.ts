import type { MarkState } from './gradebook.ts';

/** One learner's grade on one item, as staff see it. */
export interface GradeCell {
  /** Never HIDDEN: `isPosted` says whether the learner sees it. */
  state: Exclude<MarkState, 'HIDDEN'>;
  /** Exact; null unless it is marked. */
  points: string | null;
  /** 0: nobody has touched it yet. */
  version: number;
  isPosted: boolean;
  /** A person's word stands instead of what came by itself. */
  isOverridden: boolean;
  hasComment: boolean;
}

/**
 * A learner's grades on all items, in the order of the items: 2,000 learners by 60 items are 120,000 cells, and as
 * objects they would be ten times as long.
 */
export interface GradeRow {
  /** A letter an item: B blank, M marked, E excused, X missing, P pending. */
  states: string;
  /** Exact points of the marked ones, in their order. */
  points: string[];
  /** A digit an item: 1 the learner sees it, 2 overridden, 4 with a comment; added up. */
  flags: string;
  versions: number[];
}

export const LETTERS = { BLANK: 'B', MARKED: 'M', EXCUSED: 'E', MISSING: 'X', PENDING: 'P' } as const;
const STATES: Readonly<Record<string, GradeCell['state']>> = {
  M: 'MARKED',
  E: 'EXCUSED',
  X: 'MISSING',
  P: 'PENDING',
};

/** The state that a letter stands for. */
export const stateOfLetter = (letter: string | undefined): GradeCell['state'] => STATES[letter ?? ''] ?? 'BLANK';

const POSTED = 1;
const OVERRIDDEN = 2;
const COMMENTED = 4;

export const EMPTY_CELL: GradeCell = {
  state: 'BLANK',
  points: null,
  version: 0,
  isPosted: false,
  isOverridden: false,
  hasComment: false,
};

const flagsOf = (cell: GradeCell): number =>
  (cell.isPosted ? POSTED : 0) + (cell.isOverridden ? OVERRIDDEN : 0) + (cell.hasComment ? COMMENTED : 0);

export function packRow(cells: readonly GradeCell[]): GradeRow {
  return {
    states: cells.map(({ state }) => LETTERS[state]).join(''),
    points: cells.flatMap(({ points }) => points ?? []),
    flags: cells.map(flagsOf).join(''),
    versions: cells.map(({ version }) => version),
  };
}

/** The cells that were packed. */
export function unpackRow({ states, points, flags, versions }: GradeRow): GradeCell[] {
  const left = points.values();
  return [...states].map((letter, index) => {
    const state = stateOfLetter(letter);
    const flag = Number(flags[index]);
    return {
      state,
      points: state === 'MARKED' ? (left.next().value ?? null) : null,
      version: versions[index] ?? 0,
      isPosted: (flag & POSTED) !== 0,
      isOverridden: (flag & OVERRIDDEN) !== 0,
      hasComment: (flag & COMMENTED) !== 0,
    };
  });
}
