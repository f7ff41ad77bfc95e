import {
  compareRationals,
  divideRationals,
  HUNDRED,
  multiplyRationals,
  parseRational,
  type Rational,
  rational,
  rationalOf,
  rationalText,
  roundRational,
  sumRationals,
} from '@sullam/domain/rational.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { GradeItem } from '../grade-items/grade-items.public.ts';
import { isShown } from './grade-marks.ts';
import type { OpenGradebook } from './grades.reads.ts';

/** From so many posted grades on, learners may see what they are on the average. */
const SMALLEST_CLASS = 5;

const halved = (a: Rational, b: Rational): Rational => divideRationals(sumRationals([a, b]), rational(2));

function medianOf(sorted: readonly Rational[]): Rational {
  const middle = sorted.length >> 1;
  const upper = sorted[middle]!;
  return sorted.length % 2 === 1 ? upper : halved(sorted[middle - 1]!, upper);
}

/** To a whole percent of the maximum: exact figures before and after a mark came would reveal that mark. */
function coarse(points: Rational, maximum: Rational): string {
  if (maximum.numerator <= 0n) return rationalText(points);
  const percent = roundRational(divideRationals(multiplyRationals(points, HUNDRED), maximum), 0);
  return rationalText(divideRationals(multiplyRationals(rationalOf(percent), maximum), HUNDRED));
}

/** To a whole percent of the maximum, as exact texts. */
export interface ClassStatistics {
  count: number;
  mean: string;
  median: string;
}

/**
 * Mean and median of an item, of learners of the course who see their mark; null where they are too few, for then one
 * would know what the others have.
 */
export async function readClassStatistics(
  tx: Tx,
  open: OpenGradebook,
  item: GradeItem,
): Promise<ClassStatistics | null> {
  if (!open.structure.showsStatistics || !isShown(item, { isPosted: false }, open.visibility)) return null;
  const rows = await tx.all(
    db
      .selectFrom('grades as g')
      .innerJoin('learners as n', (join) =>
        join.onRef('n.course_id', '=', 'g.course_id').onRef('n.user_id', '=', 'g.user_id'),
      )
      .select('g.points')
      .where('g.grade_item_id', '=', item.gradeItemId)
      .where('g.state', '=', 'MARKED'),
  );
  const points = rows.flatMap((row) => (row.points === null ? [] : (parseRational(row.points) ?? [])));
  if (points.length < SMALLEST_CLASS) return null;
  const sorted = points.toSorted(compareRationals);
  const maximum = rationalOf(item.maximumPoints);
  return {
    count: points.length,
    mean: coarse(divideRationals(sumRationals(points), rational(points.length)), maximum),
    median: coarse(medianOf(sorted), maximum),
  };
}
