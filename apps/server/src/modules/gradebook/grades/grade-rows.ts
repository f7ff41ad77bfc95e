import { type GradeRow, LETTERS } from '@sullam/domain/grading/grade-row.ts';
import { gradebookOf } from '@sullam/domain/grading/gradebook-data.ts';
import { type RowMarks, type RowTotals, rowTotals } from '@sullam/domain/grading/row-totals.ts';
import { isShown } from './grade-marks.ts';
import type { OpenGradebook } from './grades.reads.ts';

/** A learner's grades in a course as stored in one row; the comments on the columns of `grade_rows` define the format. */
export interface StoredRow {
  itemIds: string;
  states: string;
  points: string;
  flags: string;
  versions: string;
}

/** What a stored digit says beside being posted: overridden, with a comment. */
const BESIDE_POSTED = 6;
const POSTED = 1;
/** An item that the learner has no grade on. */
const NOWHERE = -1;

/** The rows of a gradebook as they are in the database, and what they become in the order of its items. */
export class GradeRows {
  private readonly orders = new Map<string, readonly number[]>();
  /** By item: whether its learner sees a grade on it (1) in any case, and if it is posted for this learner. */
  readonly visible: readonly { always: number; ifPosted: number }[];
  private readonly untouched: GradeRow;

  constructor(private readonly open: OpenGradebook) {
    const { structure, visibility } = open;
    this.visible = structure.items.map((item) => ({
      always: Number(isShown(item, { isPosted: false }, visibility)),
      ifPosted: Number(isShown(item, { isPosted: true }, visibility)),
    }));
    this.untouched = {
      states: LETTERS.BLANK.repeat(structure.items.length),
      points: [],
      flags: this.visible.map(({ always }) => always).join(''),
      versions: structure.items.map(() => 0),
    };
  }

  /** A learner's row for staff; of who has no grades yet, too. It is the inside of a long loop, and makes as little as it can. */
  of(stored: StoredRow | undefined): GradeRow {
    if (!stored) return this.untouched;
    const marked = stored.points === '' ? [] : stored.points.split(' ');
    const ownVersions = stored.versions.split(',');
    const order = this.orderOf(stored.itemIds);
    const rank = ranksOfMarked(stored.states);
    const points: string[] = [];
    const versions: number[] = [];
    let [states, flags] = ['', ''];
    for (let index = 0; index < order.length; index += 1) {
      const at = order[index]!;
      const { always, ifPosted } = this.visible[index]!;
      const letter = at === NOWHERE ? LETTERS.BLANK : stored.states[at]!;
      const flag = at === NOWHERE ? 0 : Number(stored.flags[at]);
      states += letter;
      flags += (flag & BESIDE_POSTED) | ((flag & POSTED) === 0 ? always : ifPosted);
      versions.push(at === NOWHERE ? 0 : Number(ownVersions[at]));
      if (letter === LETTERS.MARKED) points.push(marked[rank[at]!]!);
    }
    return { states, points, flags, versions };
  }

  /** Where each item of the gradebook is in a stored row; most learners' rows are of the same items. */
  private orderOf(itemIds: string): readonly number[] {
    let order = this.orders.get(itemIds);
    if (!order) {
      const places = new Map(itemIds.split(',').map((id, at) => [Number(id), at]));
      order = this.open.structure.items.map(({ gradeItemId }) => places.get(gradeItemId) ?? NOWHERE);
      this.orders.set(itemIds, order);
    }
    return order;
  }

  /** What makes totals of its rows. */
  totals(): (row: RowMarks) => RowTotals {
    return rowTotals(gradebookOf(this.open.structure));
  }
}

/** By place in a stored row: how many marked ones stand before it. */
function ranksOfMarked(states: string): number[] {
  const ranks: number[] = [];
  let marked = 0;
  for (let at = 0; at < states.length; at += 1) {
    ranks.push(marked);
    if (states[at] === LETTERS.MARKED) marked += 1;
  }
  return ranks;
}

/** What of a row its learner sees, for totals: whatever isn't shown is as nothing, an excuse too. */
export function shownMarks({ states, points, flags }: GradeRow): RowMarks {
  const left = points.values();
  const shown: string[] = [];
  const letters = Array.from(states, (letter, at) => {
    const own = letter === LETTERS.MARKED ? left.next().value : undefined;
    if ((Number(flags[at]) & POSTED) === 0) return LETTERS.BLANK;
    if (own !== undefined) shown.push(own);
    return letter;
  });
  return { states: letters.join(''), points: shown };
}
