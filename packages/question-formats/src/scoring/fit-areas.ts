import { isInArea, type Point } from '@sullam/domain/questions/hotspot-areas.ts';
import type { Area, DecimalText, PartsRule, Question } from '@sullam/domain/questions/question.ts';
import { type Rational, ZERO_RATIONAL } from '@sullam/domain/rational.ts';
import type { Notes } from '../report.ts';
import { chances, fitting, type Reading, type Sample, someOf } from './fitting.ts';
import { isPositiveMarks, least, marksText, shareText } from './marks.ts';

export interface AreaRule extends PartsRule {
  /** What each area gives, by its place; those without one are left out. */
  shares?: (DecimalText | null)[];
  otherShare?: DecimalText;
}

export interface AreaScoring {
  /** Every area of the file, wrong ones too. */
  areas: readonly Area[];
  /** Those that are declared to be right, by their places. */
  right: readonly number[];
  mostPoints: number;
  /** The marks of points in these areas, and of as many outside of all. */
  score: (hit: readonly number[], outside: number) => Rational | null;
  /** Whether a point may lie outside of every area there. */
  canMiss: boolean;
  isTogether: boolean;
  least: Rational | null;
  build: (rule: AreaRule, kept: readonly number[], marks: string, notes: Notes) => Question;
}

const GRID = Array.from({ length: 41 }, (_, step) => step * 25);

/** A point that lies in one area alone, or in none. */
function pointIn(areas: readonly Area[], wanted: number | null): Point | null {
  for (const y of GRID)
    for (const x of GRID) {
      const inside = areas.flatMap((area, index) => (isInArea(area, { x, y }) ? [index] : []));
      if (wanted === null ? inside.length === 0 : inside.length === 1 && inside[0] === wanted) return { x, y };
    }
  return null;
}

function* readings(scoring: AreaScoring, all: readonly Rational[]): Generator<(notes: Notes) => Question> {
  const { areas, score, build } = scoring;
  const places = areas.map((_, place) => place);
  const alone = places.map((place) => score([place], 0) ?? ZERO_RATIONAL);
  const positive = places.filter((place) => isPositiveMarks(alone[place] ?? ZERO_RATIONAL));
  const rights = [scoring.right, positive].filter((right) => right.length > 0);
  for (const right of rights) {
    const whole = score(right, 0) ?? ZERO_RATIONAL;
    if (!isPositiveMarks(whole)) continue;
    const marks = marksText(whole);
    const together = (notes: Notes): Question => build({ isAllOrNothing: true }, right, marks, notes);
    if (scoring.isTogether && right.length > 1) yield together;
    yield (notes) => build({}, right, marks, notes);
    const outside = shareText(score([], 1) ?? ZERO_RATIONAL, whole);
    const other = outside === '0' ? {} : { otherShare: outside };
    const shares = alone.map((each) => shareText(each, whole));
    for (const floor of [scoring.least, null, ZERO_RATIONAL, least(all)]) {
      const sum = { least: floor === null ? null : shareText(floor, whole) };
      yield (notes) => build({ sum, ...other }, right, marks, notes);
      yield (notes) => build({ sum, shares, ...other }, places, marks, notes);
    }
    yield together;
  }
}

/** How areas count, as the file's rules have it; null where no rule of ours does the same. */
export function fitAreas(scoring: AreaScoring): Reading | null {
  const { areas, mostPoints, canMiss, score } = scoring;
  const chance = chances();
  const places = areas.map((_, place) => place);
  const points = places.map((place) => pointIn(areas, place));
  const free = canMiss ? pointIn(areas, null) : null;
  const sets =
    2 ** areas.length <= 64
      ? Array.from({ length: 2 ** areas.length }, (_, bits) => places.filter((place) => (bits >> place) & 1))
      : [
          [...places],
          [...scoring.right],
          ...places.map((place) => [place]),
          ...Array.from({ length: 60 }, () => someOf(places, chance)),
        ];
  const given = sets
    .flatMap((hit) => (free ? [0, 1, 2] : [0]).map((outside) => ({ hit, outside })))
    .filter(({ hit, outside }) => hit.length + outside > 0 && hit.length + outside <= mostPoints)
    .filter(({ hit }) => hit.every((place) => points[place]))
    .map((answer) => ({ ...answer, marks: score(answer.hit, answer.outside) }));
  const blank = score([], 0);
  if (blank === null || given.some(({ marks }) => marks === null)) return null;
  const samples: Sample[] = given.map(({ hit, outside, marks }) => ({
    answer: {
      type: 'HOTSPOT',
      points: [
        ...hit.flatMap((place) => points[place] ?? []),
        ...Array.from({ length: outside }, () => free ?? { x: 0, y: 0 }),
      ],
    },
    marks: marks ?? ZERO_RATIONAL,
  }));
  return fitting(
    readings(
      scoring,
      given.map(({ marks }) => marks ?? ZERO_RATIONAL),
    ),
    () => samples,
    blank,
  );
}
