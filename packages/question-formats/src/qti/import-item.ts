import type { Localized } from '@sullam/domain/localized.ts';
import type { Area, Question } from '@sullam/domain/questions/question.ts';
import { areaOf, coordinates, type PixelShape, pointsOf } from '../areas.ts';
import { greatest, isOne, isPositive, sum } from '../decimals.ts';
import {
  choiceQuestion,
  type DraftChoice,
  essayQuestion,
  fileUploadQuestion,
  hotspotQuestion,
  matchingQuestion,
  numericQuestion,
  orderingQuestion,
  sharesOf,
  shortTextQuestion,
  trueFalseQuestion,
} from '../drafts.ts';
import { isEmpty } from '../markup/html-fields.ts';
import {
  childNamed,
  childrenNamed,
  descendants,
  elementsOf,
  type MarkupElement,
  textOf,
} from '../markup/markup-tree.ts';
import { type PictureSize, pictureSize } from '../picture-size.ts';
import { LeftOut } from '../report.ts';
import { acceptedNumbers } from './accepted-numbers.ts';
import { acceptedTexts } from './accepted-texts.ts';
import { importBlanks, importGapMatch } from './import-gaps.ts';
import type { ResponseDeclaration } from './qti-declarations.ts';
import type { ItemRecord, QtiItem } from './qti-item.ts';
import { BLANK_CLASS, hasClass } from './qti-markup.ts';

type Read = (item: QtiItem, interaction: MarkupElement, record: ItemRecord) => Question;

const idOf = (node: MarkupElement): string => node.attributes.identifier ?? '';

/** The marks of each choice: what the mapping gives, or all for being right. */
function choiceShares(item: QtiItem, nodes: MarkupElement[], declared: ResponseDeclaration, isSingle: boolean) {
  const { correct, entries } = declared;
  const isMapped = entries.length > 0 && (item.scoring !== 'correct' || !isSingle);
  if (!isMapped) {
    const areRight = nodes.map((node) => correct.includes(idOf(node)));
    const shares = isSingle ? areRight.map((isRight) => (isRight ? '1' : '0')) : sharesOf(areRight);
    return { shares, marks: item.marks ?? '1' };
  }
  const values = nodes.map((node) => entries.find(({ key }) => key === idOf(node))?.value ?? declared.defaultValue);
  const positive = values.filter(isPositive);
  const marks = item.marks ?? declared.upperBound ?? (isSingle ? greatest(positive) : sum(positive));
  return { shares: values.map((value) => item.share(value, marks)), marks };
}

const choice: Read = (item, interaction, record) => {
  const declared = item.declaration(interaction);
  const nodes = childrenNamed(interaction, 'simpleChoice');
  const isSingle = declared.cardinality === 'single';
  if (item.scoring === 'other') item.notes.add('scoring-simplified');
  if (interaction.attributes.shuffle !== 'true') item.notes.add('order-not-fixed');
  const { shares, marks } = choiceShares(item, nodes, declared, isSingle);
  const draft = item.draft(item.promptOf(interaction), record, marks, nodes.map(idOf));
  const choices: DraftChoice[] = nodes.map((node, index) => ({
    ...item.choiceTexts(node),
    fraction: shares[index] ?? '0',
  }));
  const named = ['true', 'false'].map((name) => nodes.findIndex((node) => idOf(node).toLowerCase() === name));
  const [whenTrue, whenFalse] = named.map((place) => choices[place]);
  if (isSingle && nodes.length === 2 && whenTrue && whenFalse && isOne(whenTrue.fraction) !== isOne(whenFalse.fraction))
    return trueFalseQuestion(draft, isOne(whenTrue.fraction), { true: whenTrue.feedback, false: whenFalse.feedback });
  const isAllOrNothing =
    !isSingle && (item.scoring === 'correct' || (item.scoring === 'none' && declared.entries.length === 0));
  return choiceQuestion(draft, choices, { isSingle, isAllOrNothing }, item.notes);
};

const isNumber = ({ baseType }: ResponseDeclaration): boolean => baseType === 'float' || baseType === 'integer';

function textEntry(item: QtiItem, interaction: MarkupElement, record: ItemRecord): Question {
  const declared = item.declaration(interaction);
  const prompt = item.promptOf(interaction);
  if (isNumber(declared)) {
    const { numbers, marks } = acceptedNumbers(item, declared, item.marks);
    return numericQuestion(item.draft(prompt, record, marks), numbers, { list: [], isRequired: false }, item.notes);
  }
  const { entries } = declared;
  const marks =
    item.marks ?? declared.upperBound ?? (entries.length > 0 ? greatest(entries.map(({ value }) => value)) : '1');
  if (item.scoring === 'other') item.notes.add('scoring-simplified');
  const { accepted, isStrict } = acceptedTexts(item, declared, marks);
  const maximumLength = Number(interaction.attributes.expectedLength);
  const length =
    Number.isSafeInteger(maximumLength) && maximumLength > 0 && maximumLength <= 10_000 ? { maximumLength } : {};
  return shortTextQuestion(item.draft(prompt, record, marks), accepted, { isStrict, ...length }, item.notes);
}

const essay: Read = (item, interaction, record) =>
  essayQuestion(
    item.draft(item.promptOf(interaction), record, item.marks ?? '1'),
    { least: 0, most: null },
    item.guide(),
  );

const EXTENSIONS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'text/plain': 'txt',
  'application/zip': 'zip',
};

const upload: Read = (item, interaction, record) => {
  const type = interaction.attributes.type ?? '';
  const extension = EXTENSIONS[type];
  if (type !== '' && !extension) item.notes.add('file-limits-left', { types: type.slice(0, 100) });
  const limits = { mostFiles: 1, mostBytes: 20 * 1024 * 1024, extensions: extension ? [extension] : [] };
  return fileUploadQuestion(item.draft(item.promptOf(interaction), record, item.marks ?? '1'), limits, item.guide());
};

const pairsIn = ({ correct, entries }: ResponseDeclaration): [string, string][] => {
  const written = correct.length > 0 ? correct : entries.filter(({ value }) => isPositive(value)).map(({ key }) => key);
  return written.map((pair) => pair.split(/\s+/) as [string, string]);
};

const match: Read = (item, interaction, record) => {
  const declared = item.declaration(interaction);
  const [first, second] = childrenNamed(interaction, 'simpleMatchSet').map((set) =>
    childrenNamed(set, 'simpleAssociableChoice'),
  );
  if (!first || !second) throw new LeftOut('no-choices', { count: 0 });
  const pairs = pairsIn(declared);
  const isOnce = (place: 0 | 1): boolean => new Set(pairs.map((pair) => pair[place])).size === pairs.length;
  if (!isOnce(0) && !isOnce(1)) throw new LeftOut('pairs-not-single');
  const [stems, choices, place] = isOnce(0) ? [first, second, 0 as const] : [second, first, 1 as const];
  const textOfId = (nodes: MarkupElement[], id: string | undefined): Localized => {
    const node = nodes.find((candidate) => idOf(candidate) === id);
    if (!node) throw new LeftOut('no-right-answer');
    return item.choiceTexts(node).text;
  };
  const inOrder = stems.flatMap((stem) => pairs.filter((pair) => pair[place] === idOf(stem)));
  if (inOrder.length < stems.length) item.notes.add('scoring-simplified');
  const joined = inOrder.map((pair) => ({
    stem: textOfId(stems, pair[place]),
    choice: textOfId(choices, pair[1 - place]),
  }));
  const used = new Set(inOrder.map((pair) => pair[1 - place]));
  const others = choices.filter((node) => !used.has(idOf(node))).map((node) => item.choiceTexts(node).text);
  // pairs give their shares of the marks, also where the item gives all or nothing
  const areAlike = new Set(declared.entries.map(({ value }) => value).filter(isPositive)).size <= 1;
  if (item.scoring === 'other' || item.scoring === 'correct' || !areAlike) item.notes.add('scoring-simplified');
  return matchingQuestion(
    item.draft(item.promptOf(interaction), record, item.marks ?? declared.upperBound ?? '1'),
    joined,
    others,
  );
};

const associate: Read = (item, interaction, record) => {
  const declared = item.declaration(interaction);
  const nodes = childrenNamed(interaction, 'simpleAssociableChoice');
  const pairs = pairsIn(declared);
  const ids = pairs.flat();
  if (new Set(ids).size !== ids.length) throw new LeftOut('pairs-not-single');
  const text = (id: string): Localized => {
    const node = nodes.find((candidate) => idOf(candidate) === id);
    if (!node) throw new LeftOut('no-right-answer');
    return item.choiceTexts(node).text;
  };
  item.notes.add('associate-as-matching');
  if (item.scoring === 'other' || item.scoring === 'correct') item.notes.add('scoring-simplified');
  const others = nodes.filter((node) => !ids.includes(idOf(node))).map((node) => item.choiceTexts(node).text);
  const joined = pairs.map(([stem, right]) => ({ stem: text(stem), choice: text(right) }));
  return matchingQuestion(item.draft(item.promptOf(interaction), record, item.marks ?? '1'), joined, others);
};

const order: Read = (item, interaction, record) => {
  const { correct } = item.declaration(interaction);
  const nodes = childrenNamed(interaction, 'simpleChoice');
  const inOrder = correct.map((id) => {
    const node = nodes.find((candidate) => idOf(candidate) === id);
    if (!node) throw new LeftOut('no-right-answer');
    return item.choiceTexts(node).text;
  });
  if (inOrder.length === 0 || inOrder.length !== nodes.length) throw new LeftOut('no-right-answer');
  // neighbours give their shares of the marks, also where the item gives all or nothing
  if (item.scoring === 'other' || item.scoring === 'correct') item.notes.add('scoring-simplified');
  return orderingQuestion(item.draft(item.promptOf(interaction), record, item.marks ?? '1'), inOrder);
};

function qtiShape(shape: string, coords: string): PixelShape {
  const numbers = coordinates(coords);
  const [a = 0, b = 0, c = 0, d = 0] = numbers ?? [];
  if (numbers && shape === 'rect' && numbers.length === 4)
    return { shape: 'rectangle', from: { x: a, y: b }, to: { x: c, y: d } };
  if (numbers && shape === 'circle' && numbers.length === 3)
    return { shape: 'ellipse', middle: { x: a, y: b }, radius: { x: c, y: c } };
  if (numbers && shape === 'ellipse' && numbers.length === 4)
    return { shape: 'ellipse', middle: { x: a, y: b }, radius: { x: c, y: d } };
  if (numbers && shape === 'poly' && numbers.length >= 6) return { shape: 'polygon', points: pointsOf(numbers) };
  throw new LeftOut('shape-unsupported', { shape: `${shape} ${coords}`.slice(0, 60) });
}

/** The size in which a picture is shown: coordinates are in its pixels. */
function shownSize(object: MarkupElement, bytes: Uint8Array): PictureSize {
  const [width, height] = [Number(object.attributes.width), Number(object.attributes.height)];
  const size = width > 0 && height > 0 ? { width, height } : pictureSize(bytes);
  if (!size) throw new LeftOut('picture-size-unknown');
  return size;
}

const hotspot: Read = (item, interaction, record) => {
  const declared = item.declaration(interaction);
  const { id, bytes, object } = item.picture(interaction);
  const size = shownSize(object, bytes);
  const area = (shape: string, coords: string): Area => {
    const found = areaOf(qtiShape(shape, coords), size, item.notes);
    if (!found) throw new LeftOut('shape-unsupported', { shape: `${shape} ${coords}`.slice(0, 60) });
    return found;
  };
  const spots = childrenNamed(interaction, 'hotspotChoice');
  const right = declared.correct.length > 0 ? declared.correct : pairsIn(declared).map(([key]) => key);
  const chosen = spots.filter((spot) => right.includes(idOf(spot)));
  if (chosen.length < spots.length) item.notes.add('wrong-areas-left');
  const points = declared.areas.filter(({ value }) => isPositive(value));
  if (points.length < declared.areas.length) item.notes.add('wrong-areas-left');
  const shares = new Set(points.map(({ value }) => value));
  if (shares.size > 1 || item.scoring === 'other') item.notes.add('scoring-simplified');
  const areas =
    spots.length > 0
      ? chosen.map(({ attributes }) => area(attributes.shape ?? '', attributes.coords ?? ''))
      : points.map(({ shape, coords }) => area(shape, coords));
  const most = Number(interaction.attributes.maxChoices ?? '1');
  const mostPoints = Number.isSafeInteger(most) && most > 0 ? Math.min(most, 100) : Math.max(areas.length, 1);
  const marks = item.marks ?? declared.upperBound ?? (points.length > 0 ? sum(points.map(({ value }) => value)) : '1');
  const draft = item.draft(item.promptOf(interaction), record, marks);
  return hotspotQuestion(
    draft,
    id,
    areas.map((found) => ({ area: found, feedback: {} })),
    mostPoints,
  );
};

const BLOCK_READERS: Record<string, Read> = {
  choiceInteraction: choice,
  extendedTextInteraction: essay,
  uploadInteraction: upload,
  matchInteraction: match,
  associateInteraction: associate,
  orderInteraction: order,
  hotspotInteraction: hotspot,
  selectPointInteraction: hotspot,
  gapMatchInteraction: importGapMatch,
};

/** Whether a text entry stands for itself behind the question, and not in the middle of a text. */
function standsAlone(item: QtiItem, interaction: MarkupElement): boolean {
  if (hasClass(interaction, BLANK_CLASS)) return false;
  const holds = (node: MarkupElement): boolean => node === interaction || elementsOf(node).some(holds);
  const block = elementsOf(item.body).findLast(holds);
  if (!block || elementsOf(item.body).at(-1) !== block) return false;
  return (
    textOf(block).trim() === '' && ![...descendants(block)].some(({ name }) => name === 'img' || name === 'object')
  );
}

/** Reads an assessment item. */
export function importItem(item: QtiItem, record: ItemRecord): Question {
  if (item.node.isUnclosed) throw new LeftOut('cut-off');
  for (const inner of descendants(item.node))
    if (inner.isUnclosed) item.notes.add('markup-repaired', { element: inner.name.slice(0, 40) });
  if (childNamed(item.node, 'templateDeclaration')) throw new LeftOut('calculated');
  if (item.node.attributes.adaptive === 'true') item.notes.add('scoring-simplified');
  const interactions = [...descendants(item.body)].filter(
    ({ name }) => name.endsWith('Interaction') && name !== 'endAttemptInteraction',
  );
  const [only, ...others] = interactions;
  if (!only) throw new LeftOut('not-a-question');
  const inline = interactions.filter(
    ({ name }) => name === 'textEntryInteraction' || name === 'inlineChoiceInteraction',
  );
  if (only.name !== 'extendedTextInteraction' && only.name !== 'uploadInteraction' && !isEmpty(item.guide()))
    item.notes.add('guide-left');
  if (inline.length === interactions.length) {
    const isShort = others.length === 0 && only.name === 'textEntryInteraction' && standsAlone(item, only);
    return isShort ? textEntry(item, only, record) : importBlanks(item, interactions, record);
  }
  if (others.length > 0) throw new LeftOut('several-interactions', { count: interactions.length });
  const reader = Object.hasOwn(BLOCK_READERS, only.name) ? BLOCK_READERS[only.name] : undefined;
  if (!reader) throw new LeftOut('type-unsupported', { type: only.name.slice(0, 60) });
  return reader(item, only, record);
}
