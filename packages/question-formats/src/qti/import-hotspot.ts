import type { Area, Question } from '@sullam/domain/questions/question.ts';
import { rationalOf } from '@sullam/domain/rational.ts';
import { areaOf, type PixelShape } from '../areas.ts';
import { isPositive, sum } from '../decimals.ts';
import { hotspotQuestion } from '../drafts/hotspot.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { childrenNamed, type MarkupElement } from '../markup/markup-tree.ts';
import { type PictureSize, pictureSize } from '../picture-size.ts';
import { LeftOut, type Notes } from '../report.ts';
import { type AreaRule, fitAreas } from '../scoring/fit-areas.ts';
import { pairsIn } from './import-pairs.ts';
import { withinUpperBound } from './qti-declarations.ts';
import { idOf, type Read } from './qti-item.ts';
import { isInShape, qtiShape } from './qti-shapes.ts';
import { areaToken } from './response-rules.ts';

function shapeOf(shape: string, coords: string): PixelShape {
  const found = qtiShape(shape, coords);
  if (!found) throw new LeftOut('shape-unsupported', { shape: `${shape} ${coords}`.slice(0, 60) });
  return found;
}

/** A point inside of a shape, in pixels, that no other shape of the list holds. */
function pointIn(
  shapes: readonly [string, string][],
  at: number | null,
  { width, height }: PictureSize,
): string | null {
  const steps = Array.from({ length: 41 }, (_, step) => step / 40);
  for (const y of steps)
    for (const x of steps) {
      const point = `${x * width} ${y * height}`;
      const inside = shapes.flatMap(([shape, coords], index) => (isInShape(shape, coords, point) ? [index] : []));
      if (at === null ? inside.length === 0 : inside.length === 1 && inside[0] === at) return point;
    }
  return null;
}

/** The size in which a picture is shown: coordinates are in its pixels. */
function shownSize(object: MarkupElement, bytes: Uint8Array): PictureSize {
  const [width, height] = [Number(object.attributes.width), Number(object.attributes.height)];
  const size = width > 0 && height > 0 ? { width, height } : pictureSize(bytes);
  if (!size) throw new LeftOut('picture-size-unknown');
  return size;
}

export const hotspot: Read = (item, interaction, record) => {
  const declared = item.declaration(interaction);
  const { id, bytes, object } = item.picture(interaction);
  const size = shownSize(object, bytes);
  const area = (shape: string, coords: string): Area => {
    const found = areaOf(shapeOf(shape, coords), size, item.notes);
    if (!found) throw new LeftOut('shape-unsupported', { shape: `${shape} ${coords}`.slice(0, 60) });
    return found;
  };
  const spots = childrenNamed(interaction, 'hotspotChoice');
  const isSpots = spots.length > 0;
  const written: [string, string][] = isSpots
    ? spots.map(({ attributes }) => [attributes.shape ?? '', attributes.coords ?? ''])
    : declared.areas.map(({ shape, coords }) => [shape, coords]);
  const areas = written.map(([shape, coords], index) => ({
    area: area(shape, coords),
    feedback: isSpots && spots[index] ? item.choiceTexts(spots[index]).feedback : {},
  }));
  const places = areas.map((_, place) => place);
  const named = declared.correct.length > 0 ? declared.correct : pairsIn(declared).map(([key]) => key);
  const right = isSpots
    ? places.filter((place) => named.includes(idOf(spots[place] as MarkupElement)))
    : places.filter((place) => isPositive(declared.areas[place]?.value ?? '0'));
  const most = Number(interaction.attributes.maxChoices ?? '1');
  const mostPoints = Number.isSafeInteger(most) && most > 0 ? Math.min(most, 100) : Math.max(right.length, 1);
  const prompt = item.promptOf(interaction);
  const build = ({ shares, ...rule }: AreaRule, kept: readonly number[], marks: string, notes: Notes): Question => {
    if (kept.length < areas.length) notes.add('wrong-areas-left');
    if (places.some((place) => !kept.includes(place) && !isEmpty(areas[place]?.feedback ?? {})))
      notes.add('feedback-left');
    const found = kept.map((place) => {
      const share = shares?.[place] ?? null;
      return { ...(areas[place] as (typeof areas)[number]), ...(share === null ? {} : { share }) };
    });
    return hotspotQuestion(item.draft(prompt, record, marks, spots.map(idOf)), id, found, mostPoints, rule);
  };
  const points = isSpots ? [] : places.map((place) => pointIn(written, place, size) ?? areaToken(place));
  const free = isSpots ? null : pointIn(written, null, size);
  const reading = fitAreas({
    areas: areas.map((one) => one.area),
    right,
    mostPoints,
    score: (hit, outside) =>
      item.scoreOf({
        [declared.identifier]: isSpots
          ? hit.map((place) => idOf(spots[place] as MarkupElement))
          : [...hit.flatMap((place) => points[place] ?? []), ...Array.from({ length: outside }, () => free ?? '')],
      }),
    canMiss: !isSpots && free !== null,
    isTogether: item.scoring === 'correct',
    least: declared.lowerBound === null ? null : rationalOf(declared.lowerBound),
    build,
  });
  return item.settled(reading, () => {
    const worth = [...declared.areas, ...(item.isMapped(declared) ? declared.entries : [])].map(({ value }) => value);
    const total = withinUpperBound(declared, sum(worth.filter(isPositive)));
    const marks = worth.length > 0 ? (item.marks ?? total) : (item.marksFor(declared) ?? '1');
    return build({}, right, marks, item.notes);
  });
};
