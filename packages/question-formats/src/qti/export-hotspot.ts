import type { Area } from '@sullam/domain/questions/question.ts';
import { shapeOf } from '../areas.ts';
import { equalShares, quotient } from '../decimals.ts';
import type { Part } from '../exporting.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { element } from '../markup/markup-tree.ts';
import { pictureSize } from '../picture-size.ts';
import { LeftOut } from '../report.ts';
import type { ItemParts, QtiWriter } from './qti-writer.ts';
import {
  areaMapping,
  ceilingOf,
  float,
  floorOf,
  isAtLeast,
  mappedPoint,
  marksOf,
  processing,
  response,
  setScore,
  when,
} from './qti-writing.ts';

export function hotspot({ content, key }: Part<'HOTSPOT'>, writer: QtiWriter): ItemParts {
  const picture = writer.files.get(content.pictureMediaId);
  if (!picture) throw new LeftOut('picture-missing');
  const size = pictureSize(picture.bytes);
  if (!size) throw new LeftOut('picture-size-unknown');
  if (key.areas.some(({ feedback }) => !isEmpty(feedback))) writer.notes.add('feedback-left');
  const { question } = writer;
  const shares = equalShares(key.areas.length);
  const coords = (area: Area): { shape: string; coords: string } => {
    const shape = shapeOf(area, size, writer.notes);
    if (shape.shape === 'rectangle')
      return { shape: 'rect', coords: [shape.from.x, shape.from.y, shape.to.x, shape.to.y].join(',') };
    if (shape.shape === 'polygon')
      return { shape: 'poly', coords: shape.points.flatMap(({ x, y }) => [x, y]).join(',') };
    const { middle, radius } = shape;
    return { shape: 'ellipse', coords: [middle.x, middle.y, radius.x, radius.y].join(',') };
  };
  const entries = key.areas.map(({ area, share }, index) => ({
    ...coords(area),
    value: marksOf(question, (key.sum ? share : undefined) ?? shares[index] ?? '0'),
  }));
  // a point outside takes away what an area gives
  const usual = `-${quotient(question.marks, String(key.areas.length)) ?? '0'}`;
  const outside = key.sum
    ? marksOf(question, key.otherShare ?? '0')
    : key.isAllOrNothing
      ? `-${question.marks}`
      : usual;
  const rules = key.isAllOrNothing
    ? [when([isAtLeast(mappedPoint('RESPONSE'), question.marks), setScore(float(question.marks))])]
    : [setScore(mappedPoint('RESPONSE'))];
  const ending = picture.name.split('.').at(-1)?.toLowerCase() ?? 'png';
  const object = element(
    'object',
    {
      data: `media/${encodeURIComponent(picture.name)}`,
      type: `image/${ending === 'jpg' ? 'jpeg' : ending === 'svg' ? 'svg+xml' : ending}`,
      width: String(size.width),
      height: String(size.height),
    },
    [],
  );
  const attributes = { responseIdentifier: 'RESPONSE', maxChoices: String(content.mostPoints) };
  return {
    responses: [
      response(
        'RESPONSE',
        content.mostPoints === 1 ? 'single' : 'multiple',
        'point',
        areaMapping(entries, {
          floor: floorOf(question, key),
          ceiling: ceilingOf(question, key, entries),
          other: outside,
        }),
      ),
    ],
    body: [writer.prompt(), element('selectPointInteraction', attributes, [object])],
    processing: processing(question, {
      template: key.isAllOrNothing ? null : 'map_response_point',
      rules,
      responses: ['RESPONSE'],
    }),
    feedback: {},
  };
}
