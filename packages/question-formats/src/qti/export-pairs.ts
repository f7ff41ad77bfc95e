import { equalShares } from '../decimals.ts';
import type { Part } from '../exporting.ts';
import { element, type MarkupElement } from '../markup/markup-tree.ts';
import type { ItemParts, QtiWriter } from './qti-writer.ts';
import { byMapping, ceilingOf, correctResponse, floorOf, mapping, marksOf, matched, response } from './qti-writing.ts';

export function matching({ content, key }: Part<'MATCHING'>, writer: QtiWriter): ItemParts {
  const { question } = writer;
  const pairs = content.stems.map(({ id }) => `${id} ${key.pairs[id] ?? ''}`);
  const usual = equalShares(pairs.length);
  const own = key.sum ? (key.shares ?? {}) : {};
  const rights = content.stems.map(({ id }, index) => ({
    key: pairs[index] ?? '',
    value: marksOf(question, own[id]?.[key.pairs[id] ?? ''] ?? usual[index] ?? '0'),
  }));
  const others = Object.entries(own).flatMap(([stem, shares]) =>
    Object.entries(shares)
      .filter(([choice]) => key.pairs[stem] !== choice)
      .map(([choice, share]) => ({ key: `${stem} ${choice}`, value: marksOf(question, share) })),
  );
  const set = (list: typeof content.stems, most: string): MarkupElement =>
    element(
      'simpleMatchSet',
      {},
      list.map(({ id, text }) =>
        element('simpleAssociableChoice', { identifier: id, matchMax: most }, writer.nodes(text)),
      ),
    );
  const other = key.sum && key.otherShare ? marksOf(question, key.otherShare) : '0';
  const attributes = { responseIdentifier: 'RESPONSE', shuffle: 'true', maxAssociations: String(pairs.length) };
  return {
    responses: [
      response(
        'RESPONSE',
        'multiple',
        'directedPair',
        correctResponse(pairs),
        mapping([...rights, ...others], {
          floor: floorOf(question, key),
          ceiling: ceilingOf(question, key, [...rights, ...others]),
          other,
        }),
      ),
    ],
    body: [
      writer.prompt(),
      element('matchInteraction', attributes, [set(content.stems, '1'), set(content.choices, '0')]),
    ],
    processing: key.isAllOrNothing ? matched(question) : byMapping(question),
    feedback: {},
  };
}
