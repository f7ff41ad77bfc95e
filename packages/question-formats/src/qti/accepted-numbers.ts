import type { AcceptedNumber } from '@sullam/domain/questions/question.ts';
import { greatest, isPositive, readAnswer } from '../decimals.ts';
import { LeftOut } from '../report.ts';
import type { ResponseDeclaration } from './qti-declarations.ts';
import type { QtiItem } from './qti-item.ts';
import { numberRules } from './qti-scoring.ts';

/** Numbers that are accepted for a response, with their marks. */
export function acceptedNumbers(
  item: QtiItem,
  declared: ResponseDeclaration,
  marks: string | null,
): { numbers: AcceptedNumber[]; marks: string } {
  const { rules } = numberRules(item.node, declared);
  const mapped = declared.entries.map(({ key, value }) => ({ value: readAnswer(key), tolerance: '0', marks: value }));
  const right = declared.correct.map((text) => ({ value: readAnswer(text), tolerance: '0', marks: null }));
  const isMapped = mapped.length > 0 && item.scoring !== 'correct';
  const found = rules.length > 0 ? rules : isMapped ? mapped : right;
  const most = marks ?? (greatest(found.flatMap((rule) => (rule.marks === null ? [] : [rule.marks]))) || '1');
  const whole = isPositive(most) ? most : '1';
  const numbers = found.map(({ value, tolerance, marks: given }) => {
    if (value === null) throw new LeftOut('number-unreadable', { text: declared.correct.join(' ').slice(0, 40) });
    return { value, tolerance, fraction: given === null ? '1' : item.share(given, whole), feedback: {} };
  });
  return { numbers, marks: whole };
}
