import { isOne, isPositive } from '../decimals.ts';
import { noteFreeChoices } from '../drafts/choices.ts';
import type { Part } from '../exporting.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { element, textNode } from '../markup/markup-tree.ts';
import type { ItemParts, QtiWriter } from './qti-writer.ts';
import { correctResponse, mapping, marksOf, processing, response, type Scored } from './qti-writing.ts';

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
  if (key.type === 'MULTIPLE_CHOICE' && !isMatched) noteFreeChoices(key.fractions, writer.notes);
  const entries = fractions.map(({ id, fraction }) => ({ key: id, value: marksOf(question, fraction) }));
  const nodes = content.choices.map(({ id, text }) => element('simpleChoice', { identifier: id }, writer.nodes(text)));
  const scored: Scored = {
    kind: isMatched ? 'match' : 'map',
    marks: question.marks,
    hasFeedback: Object.keys(key.feedback).length > 0,
  };
  return {
    responses: [
      response('RESPONSE', isSingle ? 'single' : 'multiple', 'identifier', correctResponse(right), mapping(entries)),
    ],
    body: [
      writer.prompt(),
      element(
        'choiceInteraction',
        { responseIdentifier: 'RESPONSE', shuffle: 'true', maxChoices: isSingle ? '1' : '0' },
        nodes,
      ),
    ],
    processing: processing(scored),
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
    processing: processing({ kind: 'match', marks: writer.question.marks, hasFeedback }),
    feedback: key.feedback,
  };
}
