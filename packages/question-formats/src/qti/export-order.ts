import type { OrderRule } from '@sullam/domain/questions/question.ts';
import { quotient } from '../decimals.ts';
import type { Part } from '../exporting.ts';
import { element, type MarkupElement, textNode } from '../markup/markup-tree.ts';
import type { ItemParts, QtiWriter } from './qti-writer.ts';
import { addScore, all, any, correctResponse, matched, processing, response, variable, when } from './qti-writing.ts';

/** More conditions than these are more than an item holds. */
const MOST_CONDITIONS = 700;

const isAt = (place: number, id: string): MarkupElement =>
  element('match', {}, [
    element('index', { n: String(place + 1) }, [variable('RESPONSE')]),
    element('baseValue', { baseType: 'identifier' }, [textNode(id)]),
  ]);

type Right = readonly string[];

/** Whether one item stands directly before another, wherever that is. */
const areNeighbours = (count: number, first: string, second: string): MarkupElement =>
  any(Array.from({ length: count - 1 }, (_, place) => all([isAt(place, first), isAt(place + 1, second)])));

const isBefore = (count: number, first: string, second: string): MarkupElement =>
  any(
    Array.from({ length: count }, (_, place) => place).flatMap((place) =>
      Array.from({ length: count - place - 1 }, (_, more) => all([isAt(place, first), isAt(place + more + 1, second)])),
    ),
  );

const neighbours = (right: Right): MarkupElement[] =>
  right.slice(1).map((id, index) => areNeighbours(right.length, right[index] ?? '', id));

/** What counts, each part alike. */
const PARTS: Record<Exclude<OrderRule, 'ALL_OR_NOTHING'>, (right: Right) => MarkupElement[]> = {
  PLACES: (right) => right.map((id, place) => isAt(place, id)),
  NEIGHBOURS: (right) => [isAt(0, right[0] ?? ''), ...neighbours(right)],
  NEIGHBOURS_TO_END: (right) => [...neighbours(right), isAt(right.length - 1, right.at(-1) ?? '')],
  NEIGHBOURS_ALONE: neighbours,
  PAIRS: (right) =>
    right.flatMap((first, place) => right.slice(place + 1).map((second) => isBefore(right.length, first, second))),
};

/** How many comparisons a rule takes for so many items. */
const sizeOf = (rule: OrderRule, count: number): number =>
  rule === 'PAIRS' ? ((count * (count - 1)) / 2) ** 2 : rule === 'PLACES' ? count : count * count;

export function ordering({ content, key }: Part<'ORDERING'>, writer: QtiWriter): ItemParts {
  const { question } = writer;
  const rule = key.rule ?? 'NEIGHBOURS';
  const nodes = content.choices.map(({ id, text }) => element('simpleChoice', { identifier: id }, writer.nodes(text)));
  const isTogether =
    rule === 'ALL_OR_NOTHING' || key.order.length < 2 || sizeOf(rule, key.order.length) > MOST_CONDITIONS;
  if (isTogether && rule !== 'ALL_OR_NOTHING') writer.notes.add('scoring-simplified');
  const parts = isTogether ? [] : PARTS[rule](key.order);
  const share = quotient(question.marks, String(Math.max(1, parts.length))) ?? '0';
  return {
    responses: [response('RESPONSE', 'ordered', 'identifier', correctResponse(key.order))],
    body: [writer.prompt(), element('orderInteraction', { responseIdentifier: 'RESPONSE', shuffle: 'true' }, nodes)],
    processing: isTogether
      ? matched(question)
      : processing(question, {
          template: null,
          rules: parts.map((part) => when([part, addScore(share)])),
          responses: ['RESPONSE'],
        }),
    feedback: {},
  };
}
