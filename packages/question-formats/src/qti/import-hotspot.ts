import type { Localized } from '@sullam/domain/localized.ts';
import type { Area } from '@sullam/domain/questions/question.ts';
import { areaOf, coordinates, type PixelShape, pointsOf } from '../areas.ts';
import { areAlike, isPositive, sum } from '../decimals.ts';
import { hotspotQuestion } from '../drafts/hotspot.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { childrenNamed, type MarkupElement } from '../markup/markup-tree.ts';
import { type PictureSize, pictureSize } from '../picture-size.ts';
import { LeftOut } from '../report.ts';
import { pairsIn } from './import-pairs.ts';
import { withinUpperBound } from './qti-declarations.ts';
import { idOf, type Read } from './qti-item.ts';

function qtiShape(shape: string, coords: string): PixelShape {
  const numbers = coordinates(coords);
  const [a = 0, b = 0, c = 0, d = 0] = numbers ?? [];
  if (numbers && shape === 'rect' && numbers.length === 4)
    return { shape: 'rectangle', from: { x: a, y: b }, to: { x: c, y: d } };
  if (numbers && shape === 'circle' && numbers.length === 3)
    return { shape: 'ellipse', middle: { x: a, y: b }, radius: { x: c, y: c } };
  if (numbers && shape === 'ellipse' && numbers.length === 4)
    return { shape: 'ellipse', middle: { x: a, y: b }, radius: { x: c, y: d } };
  if (numbers && shape === 'poly' && numbers.length >= 6) return { shape: 'polygon', points: pointsOf(numbers) };
  throw new LeftOut('shape-unsupported', { shape: `${shape} ${coords}`.slice(0, 60) });
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
    const found = areaOf(qtiShape(shape, coords), size, item.notes);
    if (!found) throw new LeftOut('shape-unsupported', { shape: `${shape} ${coords}`.slice(0, 60) });
    return found;
  };
  const spots = childrenNamed(interaction, 'hotspotChoice');
  const right = declared.correct.length > 0 ? declared.correct : pairsIn(declared).map(([key]) => key);
  const chosen = spots.filter((spot) => right.includes(idOf(spot)));
  if (chosen.length < spots.length) item.notes.add('wrong-areas-left');
  const points = declared.areas.filter(({ value }) => isPositive(value));
  if (points.length < declared.areas.length) item.notes.add('wrong-areas-left');
  if (!areAlike(points.map(({ value }) => value)) || item.scoring === 'other') item.notes.add('scoring-simplified');
  const remarkOn = (spot: MarkupElement): Localized => item.choiceTexts(spot).feedback;
  if (spots.some((spot) => !chosen.includes(spot) && !isEmpty(remarkOn(spot)))) item.notes.add('feedback-left');
  const areas =
    spots.length > 0
      ? chosen.map((spot) => ({
          area: area(spot.attributes.shape ?? '', spot.attributes.coords ?? ''),
          feedback: remarkOn(spot),
        }))
      : points.map(({ shape, coords }) => ({ area: area(shape, coords), feedback: {} }));
  const most = Number(interaction.attributes.maxChoices ?? '1');
  const mostPoints = Number.isSafeInteger(most) && most > 0 ? Math.min(most, 100) : Math.max(areas.length, 1);
  const worth = [...points, ...(item.isMapped(declared) ? declared.entries : [])].map(({ value }) => value);
  const total = withinUpperBound(declared, sum(worth.filter(isPositive)));
  const marks = worth.length > 0 ? (item.marks ?? total) : (item.marksFor(declared) ?? '1');
  const draft = item.draft(item.promptOf(interaction), record, marks, spots.map(idOf));
  return hotspotQuestion(draft, id, areas, mostPoints);
};
