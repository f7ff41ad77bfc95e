import type { Question } from '@sullam/domain/questions/question.ts';
import { areaOf, coordinates, type PixelShape, pointsOf } from '../areas.ts';
import { hotspotQuestion } from '../drafts/hotspot.ts';
import type { MarkupElement } from '../markup/markup-tree.ts';
import { pictureSize } from '../picture-size.ts';
import { LeftOut } from '../report.ts';
import { childTextOf, type MoodleQuestion, rawText } from './moodle-question.ts';

function markerShape(drop: MarkupElement): PixelShape {
  const shape = childTextOf(drop, 'shape') ?? '';
  const numbers = coordinates(childTextOf(drop, 'coords') ?? '') ?? [];
  const [x = 0, y = 0, third = 0, fourth = 0] = numbers;
  if (shape === 'circle' && numbers.length === 3)
    return { shape: 'ellipse', middle: { x, y }, radius: { x: third, y: third } };
  if (shape === 'rectangle' && numbers.length === 4)
    return { shape: 'rectangle', from: { x, y }, to: { x: x + third, y: y + fourth } };
  if (shape === 'polygon' && numbers.length >= 6) return { shape: 'polygon', points: pointsOf(numbers) };
  throw new LeftOut('shape-unsupported', { shape: shape.slice(0, 40) });
}

/** Markers of one kind on a picture are a hotspot with as many points as places. */
export function markers(question: MoodleQuestion): Question {
  const drops = question.children('drop');
  const kinds = new Set(drops.map((drop) => childTextOf(drop, 'choice') ?? ''));
  if (kinds.size !== 1) throw new LeftOut('several-markers', { markers: kinds.size });
  const pictureMediaId = question.ownFile();
  const size = pictureSize(question.bytesOf(pictureMediaId));
  if (!size) throw new LeftOut('picture-size-unknown');
  const areas = drops.map((drop) => {
    const area = areaOf(markerShape(drop), size, question.notes);
    if (!area) throw new LeftOut('shape-unsupported', { shape: childTextOf(drop, 'shape') ?? '' });
    return { area, feedback: {} };
  });
  const drag = question.children('drag').find((node) => kinds.has(childTextOf(node, 'no') ?? ''));
  if (question.children('drag').length > 1) question.notes.add('wrong-areas-left');
  if (drag) question.notes.add('marker-as-hotspot', { marker: rawText(drag).trim().slice(0, 100) });
  return hotspotQuestion(question.draft(), pictureMediaId, areas, areas.length);
}
