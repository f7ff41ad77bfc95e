import type { Question } from '@sullam/domain/questions/question.ts';
import { greatest } from '../decimals.ts';
import { essayQuestion, fileUploadQuestion } from '../drafts/essay-and-upload.ts';
import { numericQuestion, shortTextQuestion, USUAL_LENGTH } from '../drafts/typed.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { childNamed, descendants, elementsOf, type MarkupElement, textOf } from '../markup/markup-tree.ts';
import { LeftOut } from '../report.ts';
import { acceptedNumbers } from './accepted-numbers.ts';
import { acceptedTexts } from './accepted-texts.ts';
import { choice } from './import-choice.ts';
import { importBlanks, importGapMatch } from './import-gaps.ts';
import { hotspot } from './import-hotspot.ts';
import { associate, match, order } from './import-pairs.ts';
import { type ResponseDeclaration, withinUpperBound } from './qti-declarations.ts';
import type { ItemRecord, QtiItem, Read } from './qti-item.ts';
import { BLANK_CLASS, hasClass } from './qti-markup.ts';
import { isMappingAdjusted } from './qti-scoring.ts';

const isNumber = ({ baseType }: ResponseDeclaration): boolean => baseType === 'float' || baseType === 'integer';

function textEntry(item: QtiItem, interaction: MarkupElement, record: ItemRecord): Question {
  const declared = item.declaration(interaction);
  const prompt = item.promptOf(interaction);
  if (isNumber(declared)) {
    const { numbers, marks } = acceptedNumbers(item, declared, item.marksFor(declared));
    return numericQuestion(item.draft(prompt, record, marks), numbers, { list: [], isRequired: false }, item.notes);
  }
  const { entries } = declared;
  const isMapped = item.isMapped(declared);
  const isAdjusted = isMapped && isMappingAdjusted(item.node);
  if (item.scoring === 'other' || isAdjusted) item.notes.add('scoring-simplified');
  const most = greatest(entries.map(({ value }) => value));
  const marks =
    isMapped && !isAdjusted ? (item.marks ?? withinUpperBound(declared, most)) : (item.marksFor(declared) ?? '1');
  const { accepted, isStrict } = acceptedTexts(item, declared, isAdjusted ? most : marks);
  // what is expected is no limit: it says how wide the field is
  const expected = Number(interaction.attributes.expectedLength);
  const isKept = Number.isSafeInteger(expected) && expected > USUAL_LENGTH && expected <= 10_000;
  const rule = { isStrict, ...(isKept ? { maximumLength: expected } : {}) };
  return shortTextQuestion(item.draft(prompt, record, marks), accepted, rule, item.notes);
}

const essay: Read = (item, interaction, record) =>
  essayQuestion(
    item.draft(item.promptOf(interaction), record, item.marks ?? '1'),
    { least: 0, most: null },
    item.guide(interaction),
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
