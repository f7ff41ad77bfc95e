import { equalShares } from '../decimals.ts';
import type { Part } from '../exporting.ts';
import { element, type MarkupElement } from '../markup/markup-tree.ts';
import type { ItemParts, QtiWriter } from './qti-writer.ts';
import { correctResponse, mapping, marksOf, processing, response } from './qti-writing.ts';

export function matching({ content, key }: Part<'MATCHING'>, writer: QtiWriter): ItemParts {
  const pairs = content.stems.map(({ id }) => `${id} ${key.pairs[id] ?? ''}`);
  const shares = equalShares(pairs.length);
  const entries = pairs.map((pair, index) => ({ key: pair, value: marksOf(writer.question, shares[index] ?? '0') }));
  const set = (list: typeof content.stems, most: string): MarkupElement =>
    element(
      'simpleMatchSet',
      {},
      list.map(({ id, text }) =>
        element('simpleAssociableChoice', { identifier: id, matchMax: most }, writer.nodes(text)),
      ),
    );
  const attributes = { responseIdentifier: 'RESPONSE', shuffle: 'true', maxAssociations: String(pairs.length) };
  return {
    responses: [response('RESPONSE', 'multiple', 'directedPair', correctResponse(pairs), mapping(entries))],
    body: [
      writer.prompt(),
      element('matchInteraction', attributes, [set(content.stems, '1'), set(content.choices, '0')]),
    ],
    processing: processing({ kind: 'map', marks: writer.question.marks, hasFeedback: false }),
    feedback: {},
  };
}

export function ordering({ content, key }: Part<'ORDERING'>, writer: QtiWriter): ItemParts {
  // the template gives all or nothing, here neighbours give their shares
  writer.notes.add('scoring-simplified');
  const nodes = content.choices.map(({ id, text }) => element('simpleChoice', { identifier: id }, writer.nodes(text)));
  return {
    responses: [response('RESPONSE', 'ordered', 'identifier', correctResponse(key.order))],
    body: [writer.prompt(), element('orderInteraction', { responseIdentifier: 'RESPONSE', shuffle: 'true' }, nodes)],
    processing: processing({ kind: 'match', marks: writer.question.marks, hasFeedback: false }),
    feedback: {},
  };
}
