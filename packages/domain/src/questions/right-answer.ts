import type { Point } from './hotspot-areas.ts';
import type { AcceptedText, QuestionAnswer, QuestionKey } from './question.ts';
import { readShare } from './shares.ts';

const isFull = ({ fraction }: { fraction: string }): boolean => {
  const share = readShare(fraction);
  return share !== null && share.numerator >= share.denominator;
};
/** The first that gives the whole, else the first of all. */
const best = <Accepted extends { fraction: string }>(accepted: readonly Accepted[]): Accepted | undefined =>
  accepted.find(isFull) ?? accepted[0];

const isPositive = (fraction: string): boolean => (readShare(fraction)?.numerator ?? 0n) > 0n;
const bestOf = (fractions: Readonly<Record<string, string>>): string | undefined =>
  best(Object.entries(fractions).map(([id, fraction]) => ({ id, fraction })))?.id;

type Areas = Extract<QuestionKey, { type: 'HOTSPOT' }>['areas'];

function middleOf({ area }: Areas[number]): Point {
  if (area.shape !== 'polygon')
    return { x: Math.round(area.x + area.width / 2), y: Math.round(area.y + area.height / 2) };
  const count = Math.max(1, area.points.length);
  return {
    x: Math.round(area.points.reduce((sum, { x }) => sum + x, 0) / count),
    y: Math.round(area.points.reduce((sum, { y }) => sum + y, 0) / count),
  };
}

const defined = (entries: readonly (readonly [string, string | undefined])[]): Record<string, string> =>
  Object.fromEntries(entries.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])));

/** Every text that gives the whole; the one that gives most where none does. */
export function rightTexts(accepted: readonly AcceptedText[]): string[] {
  const full = accepted.filter(isFull);
  return (full.length > 0 ? full : accepted.slice(0, 1)).map(({ text }) => text);
}

/** An answer that is wholly right by a key, to be shown as an example; null where a person has to mark. */
export function rightAnswer(key: QuestionKey): QuestionAnswer {
  switch (key.type) {
    case 'SINGLE_CHOICE': {
      const choiceId = bestOf(key.fractions);
      return choiceId === undefined ? null : { type: key.type, choiceId };
    }
    case 'MULTIPLE_CHOICE':
      return {
        type: key.type,
        choiceIds: Object.keys(key.fractions).filter((id) => isPositive(key.fractions[id] ?? '')),
      };
    case 'TRUE_FALSE':
      return { type: key.type, isTrue: key.isTrue };
    case 'SHORT_TEXT': {
      const accepted = best(key.accepted);
      return accepted ? { type: key.type, text: accepted.text } : null;
    }
    case 'NUMERIC': {
      const accepted = best(key.accepted);
      return accepted
        ? {
            type: key.type,
            number: accepted.value,
            unit: key.units.find(({ factor }) => Number(factor) === 1)?.name ?? null,
          }
        : null;
    }
    case 'MATCHING':
      return { type: key.type, pairs: key.pairs };
    case 'ORDERING':
      return { type: key.type, order: key.order };
    case 'FILL_BLANKS':
      return {
        type: key.type,
        blanks: defined(
          Object.entries(key.blanks).map(([id, { texts, numbers }]) => [id, best(texts)?.text ?? best(numbers)?.value]),
        ),
      };
    case 'DROPDOWN_CLOZE':
      return {
        type: key.type,
        gaps: defined(Object.entries(key.gaps).map(([id, { fractions }]) => [id, bestOf(fractions)])),
      };
    case 'HOTSPOT':
      return {
        type: key.type,
        points: key.areas.filter(({ share }) => share === undefined || isPositive(share)).map(middleOf),
      };
    case 'FILE_UPLOAD':
    case 'ESSAY':
      return null;
  }
}
