import type { Localized } from '@sullam/domain/localized.ts';
import type { Area, Question } from '@sullam/domain/questions/question.ts';
import { shapeOf } from '../areas.ts';
import { equalShares, isOne, isPositive, product } from '../decimals.ts';
import { noteFreeChoices } from '../drafts.ts';
import { languageOf, noteLeft, type Typed, typed } from '../exporting.ts';
import type { ExportOptions } from '../formats.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { element, type MarkupElement, textNode } from '../markup/markup-tree.ts';
import type { LeavingFiles } from '../media-files.ts';
import { pictureSize } from '../picture-size.ts';
import { LeftOut, type Notes } from '../report.ts';
import { gapInteractions } from './export-gaps.ts';
import { PROMPT_CLASS } from './qti-markup.ts';
import { type ItemParts, QtiWriter } from './qti-writer.ts';
import { areaMapping, correctResponse, mapping, outcome, processing, response, type Scored } from './qti-writing.ts';

type Part<T extends Typed['type']> = Extract<Typed, { type: T }>;

const marksOf = (question: Question, fraction: string): string => product(question.marks, fraction);

function choices(part: Part<'SINGLE_CHOICE'> | Part<'MULTIPLE_CHOICE'>, writer: QtiWriter): ItemParts {
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

function trueFalse({ key }: Part<'TRUE_FALSE'>, writer: QtiWriter): ItemParts {
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

const alone = (interaction: MarkupElement): MarkupElement => element('p', {}, [interaction]);

function shortText({ content, key }: Part<'SHORT_TEXT'>, writer: QtiWriter): ItemParts {
  if (key.accepted.some(({ feedback }) => !isEmpty(feedback))) writer.notes.add('feedback-left');
  const accepted = key.accepted.map(({ text, fraction }) => ({ text: writer.spelled(text), fraction }));
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
    responses: [response('RESPONSE', 'single', 'string', correctResponse(right), mapping(entries))],
    body: [writer.prompt(), alone(element('textEntryInteraction', attributes, []))],
    processing: processing({ kind: 'map', marks: writer.question.marks, hasFeedback: false }),
    feedback: {},
  };
}

function numeric({ key }: Part<'NUMERIC'>, writer: QtiWriter): ItemParts {
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
    processing: processing({ kind: 'numbers', responses: [{ identifier: 'RESPONSE', numbers }] }),
    feedback: {},
  };
}

function matching({ content, key }: Part<'MATCHING'>, writer: QtiWriter): ItemParts {
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

function ordering({ content, key }: Part<'ORDERING'>, writer: QtiWriter): ItemParts {
  const nodes = content.choices.map(({ id, text }) => element('simpleChoice', { identifier: id }, writer.nodes(text)));
  return {
    responses: [response('RESPONSE', 'ordered', 'identifier', correctResponse(key.order))],
    body: [writer.prompt(), element('orderInteraction', { responseIdentifier: 'RESPONSE', shuffle: 'true' }, nodes)],
    processing: processing({ kind: 'match', marks: writer.question.marks, hasFeedback: false }),
    feedback: {},
  };
}

function hotspot({ content, key }: Part<'HOTSPOT'>, writer: QtiWriter): ItemParts {
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

function byHand(part: Part<'ESSAY'> | Part<'FILE_UPLOAD'>, writer: QtiWriter): ItemParts {
  const guide = isEmpty(part.key.guide)
    ? []
    : [
        element('rubricBlock', { view: 'scorer' }, [
          element('div', { class: PROMPT_CLASS }, writer.nodes(part.key.guide)),
        ]),
      ];
  const isEssay = part.type === 'ESSAY';
  if (isEssay && (part.content.leastWords > 0 || part.content.mostWords !== null)) writer.notes.add('word-limits-left');
  if (!isEssay) writer.notes.add('file-limits-left', { types: part.content.extensions.join(', ') });
  const name = isEssay ? 'extendedTextInteraction' : 'uploadInteraction';
  return {
    responses: [response('RESPONSE', 'single', isEssay ? 'string' : 'file')],
    body: [writer.prompt(), element(name, { responseIdentifier: 'RESPONSE' }, []), ...guide],
    processing: null,
    feedback: {},
  };
}

function partsOf(part: Typed, writer: QtiWriter): ItemParts {
  switch (part.type) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return choices(part, writer);
    case 'TRUE_FALSE':
      return trueFalse(part, writer);
    case 'SHORT_TEXT':
      return shortText(part, writer);
    case 'NUMERIC':
      return numeric(part, writer);
    case 'MATCHING':
      return matching(part, writer);
    case 'ORDERING':
      return ordering(part, writer);
    case 'FILL_BLANKS':
    case 'DROPDOWN_CLOZE':
      return gapInteractions(part, writer);
    case 'HOTSPOT':
      return hotspot(part, writer);
    case 'ESSAY':
    case 'FILE_UPLOAD':
      return byHand(part, writer);
  }
}

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqti_v2p1';

/** An assessment item; a cloze text leaves in one language, which is then the item's. */
export function itemOf(
  question: Question,
  identifier: string,
  options: ExportOptions,
  files: LeavingFiles,
  notes: Notes,
): MarkupElement {
  const part = typed(question);
  const isCloze = part.type === 'FILL_BLANKS' || part.type === 'DROPDOWN_CLOZE';
  const language = isCloze ? languageOf(question.content.prompt, options) : options.language;
  const writer = new QtiWriter(question, { ...options, language }, files, notes);
  const { responses, body, processing: rules, feedback } = partsOf(part, writer);
  noteLeft(question, notes, { marks: true, tags: true, difficulty: true });
  const remarks = Object.entries(feedback).filter(([, text]) => !isEmpty(text));
  const explanation = question.key.explanation;
  const modal = (outcomeIdentifier: string, id: string, text: Localized): MarkupElement =>
    element('modalFeedback', { outcomeIdentifier, identifier: id, showHide: 'show' }, writer.nodes(text));
  const cardinality = part.type === 'MULTIPLE_CHOICE' ? 'multiple' : 'single';
  const children = [
    ...responses,
    outcome('SCORE', 'single', 'float', '0'),
    outcome('MAXSCORE', 'single', 'float', question.marks),
    ...(remarks.length > 0 ? [outcome('FEEDBACK', cardinality, 'identifier')] : []),
    ...(isEmpty(explanation) ? [] : [outcome('SOLUTION', 'single', 'identifier', 'EXPLANATION')]),
    element('itemBody', {}, body),
    ...(rules ? [rules] : []),
    ...remarks.map(([id, text]) => modal('FEEDBACK', id, text)),
    ...(isEmpty(explanation) ? [] : [modal('SOLUTION', 'EXPLANATION', explanation)]),
  ];
  const attributes = {
    xmlns: NAMESPACE,
    identifier,
    title: question.name,
    adaptive: 'false',
    timeDependent: 'false',
    'xml:lang': language,
  };
  return element(
    'assessmentItem',
    attributes,
    children.flatMap((child) => [textNode('\n'), child]),
  );
}
