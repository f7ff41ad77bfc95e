import type { AcceptedNumber } from '@sullam/domain/questions/question.ts';
import { absolute, greatest, isPositive, product, quotient, readNumber } from '../decimals.ts';
import { LeftOut } from '../report.ts';
import { numberRules, type ResponseDeclaration } from './qti-declarations.ts';
import type { QtiItem } from './qti-item.ts';

/** Numbers that are accepted for a response, with their marks. */
export function acceptedNumbers(
  item: QtiItem,
  declared: ResponseDeclaration,
  marks: string | null,
): { numbers: AcceptedNumber[]; marks: string } {
  const rules = numberRules(item.node, declared.identifier).map((rule) => ({
    ...rule,
    tolerance: rule.isRelative
      ? (quotient(absolute(product(rule.value, rule.tolerance)), '100') ?? '0')
      : rule.tolerance,
  }));
  const mapped = declared.entries.map(({ key, value }) => ({ value: readNumber(key), tolerance: '0', marks: value }));
  const right = declared.correct.map((text) => ({ value: readNumber(text), tolerance: '0', marks: null }));
  const found = rules.length > 0 ? rules : mapped.length > 0 ? mapped : right;
  const most = marks ?? (greatest(found.flatMap((rule) => (rule.marks === null ? [] : [rule.marks]))) || '1');
  const whole = isPositive(most) ? most : '1';
  const numbers = found.map(({ value, tolerance, marks: given }) => {
    if (value === null) throw new LeftOut('number-unreadable', { text: declared.correct.join(' ').slice(0, 40) });
    return { value, tolerance, fraction: given === null ? '1' : item.share(given, whole), feedback: {} };
  });
  return { numbers, marks: whole };
}
