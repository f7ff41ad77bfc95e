import { formatDecimal } from '@sullam/domain/decimal.ts';
import { computeGrade, type Grade, type Total } from '@sullam/domain/grading/compute-grade.ts';
import type { Derivation as DomainDerivation } from '@sullam/domain/grading/derivation.ts';
import type { GradeAudience, Gradebook, Mark } from '@sullam/domain/grading/gradebook.ts';
import { markOf, NO_CATEGORY } from '@sullam/domain/grading/gradebook-data.ts';
import { type Rational, rationalText } from '@sullam/domain/rational.ts';
import type { GradeItem } from '../grade-items/grade-items.public.ts';
import type { Derivation, DerivedTotals } from './grades.schemas.ts';

export type StoredState = 'BLANK' | 'MARKED' | 'EXCUSED' | 'MISSING' | 'PENDING';

/** A grade as it is stored, as far as totals go. */
export interface StoredGrade {
  gradeItemId: number;
  state: StoredState;
  points: string | null;
  isPosted: boolean;
}

/** Which grades learners may see: what an item and a grade say, and the release of an exam or assignment. */
export interface Visibility {
  item(gradeItemId: number): GradeItem | undefined;
  /** The exam or assignment of this subsection lets its marks through now. */
  isReleased(courseSubsectionId: number): boolean;
}

/** Whether the learner sees a grade on this item. */
export function isShown(item: GradeItem, grade: Pick<StoredGrade, 'isPosted'>, visibility: Visibility): boolean {
  const isPosted = item.isPosted || grade.isPosted;
  const { courseSubsectionId } = item;
  return isPosted && (courseSubsectionId === null || visibility.isReleased(courseSubsectionId));
}

/** For the learner, what isn't shown is as nothing: an excuse would be seen in the total too. */
function unseen({ state, points }: StoredGrade): Mark {
  return state === 'MARKED' ? markOf('HIDDEN', points) : { state: 'BLANK' };
}

/** A learner's grades for the calculator. */
export function marksOf(
  grades: readonly StoredGrade[],
  visibility: Visibility,
  audience: GradeAudience,
): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  for (const grade of grades) {
    const item = visibility.item(grade.gradeItemId);
    if (!item) continue;
    const isSeen = audience === 'STAFF' || isShown(item, grade, visibility);
    marks.set(grade.gradeItemId, isSeen ? markOf(grade.state, grade.points) : unseen(grade));
  }
  return marks;
}

export const gradeOf = (
  book: Gradebook,
  grades: readonly StoredGrade[],
  visibility: Visibility,
  audience: GradeAudience,
): Grade => computeGrade(book, marksOf(grades, visibility, audience), audience);

const exact = (value: Rational | null): string | null => value && rationalText(value);

const presentTotal = ({ percent, text, letter, passed }: Total) => ({ percent: exact(percent), text, letter, passed });

const presentDerivation = ({ scheme, weightSum, weightUsed, categories }: DomainDerivation): Derivation => ({
  scheme,
  weightSum: formatDecimal(weightSum),
  weightUsed: formatDecimal(weightUsed),
  categories: categories.map(({ categoryId, weight, weightPercent, percent, contribution, items, ...rest }) => ({
    ...rest,
    gradeCategoryId: categoryId === NO_CATEGORY ? null : categoryId,
    weight: formatDecimal(weight),
    weightPercent: exact(weightPercent),
    percent: exact(percent),
    contribution: exact(contribution),
    items: items.map((line) => ({
      gradeItemId: line.itemId,
      state: line.state,
      effect: line.effect,
      points: exact(line.points),
      maximumPoints: formatDecimal(line.maximumPoints),
      percent: exact(line.percent),
      weightPercent: exact(line.weightPercent),
      contribution: exact(line.contribution),
      surplus: exact(line.surplus),
    })),
  })),
});

/** With the way both came about. */
export const presentDerived = ({ current, final, isProvisional }: Grade): DerivedTotals => ({
  current: { ...presentTotal(current), derivation: presentDerivation(current.derivation) },
  final: { ...presentTotal(final), derivation: presentDerivation(final.derivation) },
  isProvisional,
});
