import { isOne, isPositive, isZero, quotient, sum } from '../decimals.ts';
import type { Part } from '../exporting.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { element, textNode } from '../markup/markup-tree.ts';
import type { ItemParts, QtiWriter } from './qti-writer.ts';
import { byMapping, ceilingOf, correctResponse, floorOf, mapping, marksOf, matched, response } from './qti-writing.ts';

/** What a wrong choice costs that says nothing: its part of the whole. */
function usualCost(fractions: readonly { fraction: string }[]): string {
  const wrong = fractions.filter(({ fraction }) => !isPositive(fraction));
  const whole = sum(fractions.map(({ fraction }) => fraction).filter(isPositive));
  const part = wrong.length === 0 ? null : quotient(whole, String(wrong.length));
  return part === null || isZero(part) ? '0' : `-${part}`;
}

export function choices(part: Part<'SINGLE_CHOICE'> | Part<'MULTIPLE_CHOICE'>, writer: QtiWriter): ItemParts {
  const { content, key } = part;
  const { question } = writer;
  const isSingle = key.type === 'SINGLE_CHOICE';
  const fractions = content.choices.map(({ id }) => ({ id, fraction: key.fractions[id] ?? '0' }));
  const right = fractions
    .filter(({ fraction }) => (isSingle ? isOne(fraction) : isPositive(fraction)))
    .map(({ id }) => id);
  const isMatched = isSingle
    ? fractions.every(({ fraction }) => isOne(fraction) || fraction === '0')
    : key.isAllOrNothing;
  const isShared = key.type === 'MULTIPLE_CHOICE' && !key.isAllOrNothing && !key.sum;
  // a wrong one that says nothing is not named, and what isn't named costs its part
  const said = fractions.filter(({ fraction }) => !isShared || !isZero(fraction));
  const entries = said.map(({ id, fraction }) => ({ key: id, value: marksOf(question, fraction) }));
  const other = isShared ? marksOf(question, usualCost(fractions)) : '0';
  const floor = isSingle ? null : floorOf(question, key);
  const ceiling = isSingle ? null : ceilingOf(question, key, entries);
  const nodes = content.choices.map(({ id, text }) => element('simpleChoice', { identifier: id }, writer.nodes(text)));
  const hasFeedback = Object.keys(key.feedback).length > 0;
  return {
    responses: [
      response(
        'RESPONSE',
        isSingle ? 'single' : 'multiple',
        'identifier',
        correctResponse(right),
        mapping(entries, { floor, ceiling, other }),
      ),
    ],
    body: [
      writer.prompt(),
      element(
        'choiceInteraction',
        { responseIdentifier: 'RESPONSE', shuffle: 'true', maxChoices: isSingle ? '1' : '0' },
        nodes,
      ),
    ],
    processing: isMatched ? matched(question, hasFeedback) : byMapping(question, hasFeedback),
    feedback: key.feedback,
  };
}

export function trueFalse({ key }: Part<'TRUE_FALSE'>, writer: QtiWriter): ItemParts {
  const words = { true: { en: 'True', ar: 'صواب' }, false: { en: 'False', ar: 'خطأ' } };
  const { language } = writer.options;
  const nodes = (['true', 'false'] as const).map((id) =>
    element('simpleChoice', { identifier: id }, [textNode(words[id][language])]),
  );
  const hasFeedback = !isEmpty(key.feedback.true) || !isEmpty(key.feedback.false);
  return {
    responses: [response('RESPONSE', 'single', 'identifier', correctResponse([String(key.isTrue)]))],
    body: [
      writer.prompt(),
      element('choiceInteraction', { responseIdentifier: 'RESPONSE', shuffle: 'true', maxChoices: '1' }, nodes),
    ],
    processing: matched(writer.question, hasFeedback),
    feedback: key.feedback,
  };
}
