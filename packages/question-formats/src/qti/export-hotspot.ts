import type { Area } from '@sullam/domain/questions/question.ts';
import { shapeOf } from '../areas.ts';
import { equalShares } from '../decimals.ts';
import type { Part } from '../exporting.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { element } from '../markup/markup-tree.ts';
import { pictureSize } from '../picture-size.ts';
import { LeftOut } from '../report.ts';
import type { ItemParts, QtiWriter } from './qti-writer.ts';
import { areaMapping, marksOf, processing, response } from './qti-writing.ts';

export function hotspot({ content, key }: Part<'HOTSPOT'>, writer: QtiWriter): ItemParts {
  const picture = writer.files.get(content.pictureMediaId);
  if (!picture) throw new LeftOut('picture-missing');
  const size = pictureSize(picture.bytes);
  if (!size) throw new LeftOut('picture-size-unknown');
  if (key.areas.some(({ feedback }) => !isEmpty(feedback))) writer.notes.add('feedback-left');
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
  const entries = key.areas.map(({ area }, index) => ({
    ...coords(area),
    value: marksOf(writer.question, shares[index] ?? '0'),
  }));
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
    responses: [response('RESPONSE', content.mostPoints === 1 ? 'single' : 'multiple', 'point', areaMapping(entries))],
    body: [writer.prompt(), element('selectPointInteraction', attributes, [object])],
    processing: processing({ kind: 'points', marks: writer.question.marks, hasFeedback: false }),
    feedback: {},
  };
}
