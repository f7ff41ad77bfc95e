import type { Question } from '@sullam/domain/questions/question.ts';
import { greatest } from '../decimals.ts';
import type { DraftGap } from '../drafts/cloze.ts';
import { essayQuestion, fileUploadQuestion } from '../drafts/essay-and-upload.ts';
import { numericQuestion, shortTextQuestion, USUAL_LENGTH } from '../drafts/typed.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { childNamed, descendants, elementsOf, type MarkupElement, textOf } from '../markup/markup-tree.ts';
import { LeftOut, type Notes } from '../report.ts';
import { fitGaps, type GapShares } from '../scoring/fit-gaps.ts';
import { acceptedNumbers } from './accepted-numbers.ts';
import { acceptedTexts } from './accepted-texts.ts';
import { numberGap, textGap } from './gap-spaces.ts';
import { choice } from './import-choice.ts';
import { importBlanks, importGapMatch } from './import-gaps.ts';
import { hotspot } from './import-hotspot.ts';
import { associate, match, order } from './import-pairs.ts';
import { type ResponseDeclaration, withinUpperBound } from './qti-declarations.ts';
import type { ItemRecord, QtiItem, Read } from './qti-item.ts';
import { BLANK_CLASS, hasClass } from './qti-markup.ts';
import { ignoresCase } from './qti-scoring.ts';

const isNumber = ({ baseType }: ResponseDeclaration): boolean => baseType === 'float' || baseType === 'integer';

/** A question with one gap behind it: what is typed there is the answer. */
function textEntry(item: QtiItem, interaction: MarkupElement, record: ItemRecord): Question {
  const declared = item.declaration(interaction);
  const { entries, identifier } = declared;
  const prompt = item.promptOf(interaction);
  const score = (value: string | null) => item.scoreOf({ [identifier]: value === null ? [] : [value] });
  // what is expected is no limit: it says how wide the field is
  const expected = Number(interaction.attributes.expectedLength);
  const isKept = Number.isSafeInteger(expected) && expected > USUAL_LENGTH && expected <= 10_000;
  const isStrict =
    entries.length === 0 ? !ignoresCase(item.node, identifier) : entries.some(({ isCaseSensitive }) => isCaseSensitive);
  const isCounted = isNumber(declared);
  const build = ({ texts, numbers }: Pick<DraftGap, 'texts' | 'numbers'>, marks: string, notes: Notes): Question => {
    const draft = item.draft(prompt, record, marks);
    // what any other answer costs or gives can only be said of texts
    if (isCounted && texts.length === 0) return numericQuestion(draft, numbers, { list: [], isRequired: false }, notes);
    if (isCounted) throw new LeftOut('no-right-answer');
    return shortTextQuestion(draft, texts, { isStrict, ...(isKept ? { maximumLength: expected } : {}) }, notes);
  };
  const nearest = (marks: string): Pick<DraftGap, 'texts' | 'numbers'> =>
    isCounted
      ? { numbers: acceptedNumbers(item, declared, marks).numbers, texts: [] }
      : { texts: acceptedTexts(item, declared, marks).accepted, numbers: [] };
  const gap = isCounted ? numberGap(item.node, declared) : textGap(item.node, declared, score);
  const reading = fitGaps({
    gaps: [gap],
    score: ([given = null]) => score(given),
    isTogether: false,
    isSum: false,
    least: null,
    declared: (_, marks, notes) => build(nearest(marks), marks, notes),
    build: ([shares], _, marks, notes) => build(gap.toDraft(shares as GapShares), marks, notes),
    answerOf: (_, [given = null]) =>
      isCounted ? { type: 'NUMERIC', number: given ?? '', unit: null } : { type: 'SHORT_TEXT', text: given ?? '' },
  });
  return item.settled(reading, () => {
    const best = greatest(entries.map(({ value }) => value));
    const isMapped = !isCounted && item.isMapped(declared);
    const marks = isMapped ? withinUpperBound(declared, best) : (item.marksFor(declared) ?? '1');
    return build(nearest(marks), marks, item.notes);
  });
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
