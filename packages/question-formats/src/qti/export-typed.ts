import { isOne } from '../decimals.ts';
import { USUAL_LENGTH } from '../drafts/typed.ts';
import type { Part } from '../exporting.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { element, type MarkupElement } from '../markup/markup-tree.ts';
import type { ItemParts, QtiWriter } from './qti-writer.ts';
import { byMapping, correctResponse, mapping, marksOf, numberCondition, processing, response } from './qti-writing.ts';

const alone = (interaction: MarkupElement): MarkupElement => element('p', {}, [interaction]);

export function shortText({ content, key }: Part<'SHORT_TEXT'>, writer: QtiWriter): ItemParts {
  if (key.accepted.some(({ feedback }) => !isEmpty(feedback))) writer.notes.add('feedback-left');
  if (content.maximumLength < USUAL_LENGTH) writer.notes.add('length-limit-left', { most: content.maximumLength });
  const { named, other } = writer.accepted(key.accepted);
  const accepted = named.map(({ text, fraction }) => ({ text: writer.spelled(text), fraction }));
  const entries = accepted.map(({ text, fraction }) => ({
    key: text,
    value: marksOf(writer.question, fraction),
    caseSensitive: key.isStrict,
  }));
  const right = accepted
    .filter(({ fraction }) => isOne(fraction))
    .map(({ text }) => text)
    .slice(0, 1);
  const attributes = { responseIdentifier: 'RESPONSE', expectedLength: String(content.maximumLength) };
  return {
    responses: [
      response(
        'RESPONSE',
        'single',
        'string',
        correctResponse(right),
        mapping(entries, { floor: null, other: marksOf(writer.question, other) }),
      ),
    ],
    body: [writer.prompt(), alone(element('textEntryInteraction', attributes, []))],
    processing: byMapping(writer.question),
    feedback: {},
  };
}

export function numeric({ key }: Part<'NUMERIC'>, writer: QtiWriter): ItemParts {
  if (key.units.length > 0) writer.notes.add('units-left', { units: key.units.map(({ name }) => name).join(', ') });
  if (key.accepted.some(({ feedback }) => !isEmpty(feedback))) writer.notes.add('feedback-left');
  const right = key.accepted
    .filter(({ fraction }) => isOne(fraction))
    .map(({ value }) => value)
    .slice(0, 1);
  const numbers = key.accepted.map(({ value, tolerance, fraction }) => ({
    value,
    tolerance,
    marks: marksOf(writer.question, fraction),
  }));
  return {
    responses: [response('RESPONSE', 'single', 'float', correctResponse(right))],
    body: [writer.prompt(), alone(element('textEntryInteraction', { responseIdentifier: 'RESPONSE' }, []))],
    processing: processing(writer.question, {
      template: null,
      rules: [numberCondition('RESPONSE', numbers)],
      responses: ['RESPONSE'],
    }),
    feedback: {},
  };
}
