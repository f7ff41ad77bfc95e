import type { Localized } from '@sullam/domain/localized.ts';
import type { Area, DecimalText, PartsRule, Question } from '@sullam/domain/questions/question.ts';
import { LeftOut } from '../report.ts';
import { type Draft, whole } from './draft.ts';

export function hotspotQuestion(
  draft: Draft,
  pictureMediaId: number,
  areas: { area: Area; feedback: Localized; share?: DecimalText }[],
  mostPoints: number,
  rule: PartsRule & { otherShare?: DecimalText } = {},
): Question {
  if (areas.length === 0) throw new LeftOut('no-right-answer');
  return whole(
    draft,
    { type: 'HOTSPOT', pictureMediaId, mostPoints },
    { type: 'HOTSPOT', areas: areas.map((area, index) => ({ id: `a${index + 1}`, ...area })), ...rule },
  );
}
