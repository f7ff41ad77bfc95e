import { LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import type { Question } from '@sullam/domain/questions/question.ts';
import { asTyped, withAllGaps } from '../cloze-gaps.ts';
import { greatest, isZero, sum } from '../decimals.ts';
import { checkedWeight, clozeQuestion, type DraftGap, gapMark, withoutGapMarks } from '../drafts/cloze.ts';
import { byText } from '../drafts/pairs.ts';
import { childrenNamed, type MarkupElement, type MarkupNode, rewrite, textNode } from '../markup/markup-tree.ts';
import { LeftOut } from '../report.ts';
import { acceptedNumbers } from './accepted-numbers.ts';
import { acceptedTexts } from './accepted-texts.ts';
import type { ResponseDeclaration } from './qti-declarations.ts';
import { type ItemRecord, idOf, type QtiItem } from './qti-item.ts';
import { ignoresCase, ruledMarks, ruledTotal } from './qti-scoring.ts';

/** Stands for a gap until braces of the text itself are out of the way; private characters nobody types. */
const placeholder = (index: number): string => `\uE010${index}\uE011`;
const PLACEHOLDER = /\uE010(\d{1,6})\uE011/g;

/** A text with gaps in it, whose gaps are those of ours. */
function gappedText(item: QtiItem, nodes: MarkupNode[], count: number, listed: string[] = []): Localized {
  const text = item.text(nodes);
  const marked = LANGUAGES.flatMap((code) => {
    const html = text[code];
    if (!html) return [];
    const free = withoutGapMarks(html, item.notes);
    return [
      [
        code,
        free.replace(PLACEHOLDER, (_, index: string) => `${gapMark(Number(index))}${listed[Number(index)] ?? ''}`),
      ],
    ];
  });
  return withAllGaps(Object.fromEntries(marked), count, item.notes);
}

/** The most that a gap gives is its weight: by its mapping, whose entries are shares of it, or by its rules. */
function weightOf(item: QtiItem, declared: ResponseDeclaration): string {
  if (item.isMapped(declared)) return checkedWeight(greatest(declared.entries.map(({ value }) => value)));
  return ruledMarks(item.node, declared.identifier) ?? '1';
}

function typedGap(item: QtiItem, declared: ResponseDeclaration): DraftGap {
  if (declared.baseType === 'float' || declared.baseType === 'integer') {
    const { numbers, marks } = acceptedNumbers(item, declared, ruledMarks(item.node, declared.identifier));
    return { weight: marks, texts: [], numbers, choices: [] };
  }
  const weight = weightOf(item, declared);
  return { weight, texts: acceptedTexts(item, declared, weight).accepted, numbers: [], choices: [] };
}

function chosenGap(item: QtiItem, interaction: MarkupElement, declared: ResponseDeclaration): DraftGap {
  const weight = weightOf(item, declared);
  const { entries, correct, defaultValue } = declared;
  const isMapped = item.isMapped(declared);
  const choices = childrenNamed(interaction, 'inlineChoice').map((node) => {
    const id = idOf(node);
    const value = entries.find(({ key }) => key === id)?.value ?? defaultValue;
    const fraction = isMapped ? item.share(value, weight) : correct.includes(id) ? '1' : '0';
    return { text: item.choiceTexts(node).text, fraction, feedback: {} };
  });
  return { weight, texts: [], numbers: [], choices };
}

/** Gaps in a text, typed or chosen. */
export function importBlanks(item: QtiItem, interactions: MarkupElement[], record: ItemRecord): Question {
  const declared = interactions.map((interaction) => item.declaration(interaction));
  const gaps = interactions.map((interaction, index) => {
    const found = declared[index] as ResponseDeclaration;
    return interaction.name === 'inlineChoiceInteraction' ? chosenGap(item, interaction, found) : typedGap(item, found);
  });
  const isMixed = new Set(gaps.map(({ choices }) => choices.length > 0)).size > 1;
  if (isMixed) item.notes.add('cloze-mixed', { gaps: gaps.filter(({ choices }) => choices.length > 0).length });
  if (item.scoring === 'other' && gaps.every(({ numbers }) => numbers.length === 0))
    item.notes.add('scoring-simplified');
  // rules for each gap give shares, as here; one rule or a template for all of them gives all or nothing
  const isByGap = declared.every(({ identifier }) => ruledMarks(item.node, identifier) !== null);
  if (item.scoring === 'correct' && interactions.length > 1 && !isByGap) item.notes.add('scoring-simplified');
  const typed = gaps.map((gap) => (isMixed ? asTyped(gap, item.notes) : { gap, listed: '' }));
  const nodes = item.around((interaction) => {
    const index = interactions.indexOf(interaction);
    return [textNode(index === -1 ? '' : placeholder(index))];
  });
  const prompt = gappedText(
    item,
    nodes,
    gaps.length,
    typed.map(({ listed }) => listed),
  );
  const marks = item.marks ?? ruledTotal(item.node) ?? sum(gaps.map(({ weight }) => weight));
  const typedText = declared.filter((_, index) => gaps[index]?.texts.length);
  const isStrict = typedText.some(
    ({ identifier, entries }) =>
      (entries.length === 0 && !ignoresCase(item.node, identifier)) ||
      entries.some(({ isCaseSensitive }) => isCaseSensitive),
  );
  return clozeQuestion(
    item.draft(prompt, record, marks),
    typed.map(({ gap }) => gap),
    { isStrict },
    item.notes,
  );
}

/** What each word is worth in each gap: as mapped, or all for the right one. */
function worthOf(item: QtiItem, declared: ResponseDeclaration): (word: string, gap: string) => string {
  const { correct, entries, defaultValue } = declared;
  const isMapped = item.isMapped(declared);
  // pairs that are not named cost something there: also those of words that are right elsewhere
  if (isMapped && !isZero(defaultValue)) item.notes.add('scoring-simplified');
  const worth = new Map(
    (isMapped ? entries : correct.map((key) => ({ key, value: '1' }))).map(
      ({ key, value }) => [key.trim().split(/\s+/).join(' '), value] as const,
    ),
  );
  return (word, gap) => worth.get(`${word} ${gap}`) ?? '0';
}

/** Words to drag into gaps: each gap offers all of them. */
export function importGapMatch(item: QtiItem, interaction: MarkupElement, record: ItemRecord): Question {
  const declared = item.declaration(interaction);
  const worth = worthOf(item, declared);
  if (childrenNamed(interaction, 'gapImg').length > 0) throw new LeftOut('type-unsupported', { type: 'gapImg' });
  if (item.scoring === 'other' || item.scoring === 'correct') item.notes.add('scoring-simplified');
  const inOrder = childrenNamed(interaction, 'gapText').map((node) => ({
    id: idOf(node),
    text: item.choiceTexts(node).text,
  }));
  // in the order of the file the first word would belong in the first gap, the second in the second
  const words = interaction.attributes.shuffle === 'true' ? inOrder.sort((a, b) => byText(a.text, b.text)) : inOrder;
  const gaps: DraftGap[] = [];
  const nodes = rewrite(
    interaction.children.filter((child) => child.kind === 'text' || !['gapText', 'prompt'].includes(child.name)),
    (child) => {
      if (child.name !== 'gap') return [child];
      const values = words.map(({ id }) => worth(id, idOf(child)));
      const weight = checkedWeight(greatest(values));
      const choices = words.map(({ text }, index) => ({
        text,
        fraction: item.share(values[index] ?? '0', weight),
        feedback: {},
      }));
      gaps.push({ weight, texts: [], numbers: [], choices });
      return [textNode(placeholder(gaps.length - 1))];
    },
  );
  const prompt = childrenNamed(interaction, 'prompt').flatMap(({ children }) => children);
  const text = gappedText(item, [...item.around(() => []), ...prompt, ...nodes], gaps.length);
  item.notes.add('drag-as-dropdown');
  const worthAll = item.isMapped(declared)
    ? sum(gaps.map(({ weight }) => weight))
    : ruledMarks(item.node, declared.identifier);
  const marks = item.marks ?? worthAll ?? '1';
  return clozeQuestion(item.draft(text, record, marks), gaps, { isStrict: false }, item.notes);
}
