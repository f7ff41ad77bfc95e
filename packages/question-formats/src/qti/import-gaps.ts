import { LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import type { PartsRule, Question, QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { type Rational, rationalOf } from '@sullam/domain/rational.ts';
import { asTyped, withAllGaps } from '../cloze-gaps.ts';
import { greatest, sum } from '../decimals.ts';
import { checkedWeight, clozeQuestion, type DraftGap, gapMark, withoutGapMarks } from '../drafts/cloze.ts';
import { byText } from '../drafts/pairs.ts';
import { childrenNamed, type MarkupElement, type MarkupNode, rewrite, textNode } from '../markup/markup-tree.ts';
import { plainLine } from '../markup/plain-text.ts';
import { LeftOut, type Notes } from '../report.ts';
import { fitGaps, type GapShares } from '../scoring/fit-gaps.ts';
import { acceptedNumbers } from './accepted-numbers.ts';
import { acceptedTexts } from './accepted-texts.ts';
import { choiceGap, type Gap, numberGap, textGap } from './gap-spaces.ts';
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

/** What may be given to a gap. */
function spaceOf(item: QtiItem, interaction: MarkupElement, declared: ResponseDeclaration): Gap {
  const score = (value: string) => item.scoreOf({ [declared.identifier]: [value] });
  if (interaction.name === 'inlineChoiceInteraction') {
    const nodes = childrenNamed(interaction, 'inlineChoice');
    return choiceGap(
      nodes.map(idOf),
      nodes.map((node) => item.choiceTexts(node).text),
      declared.correct[0] ?? null,
    );
  }
  const isNumber = declared.baseType === 'float' || declared.baseType === 'integer';
  return isNumber ? numberGap(item.node, declared) : textGap(item.node, declared, score);
}

const firstWords = (text: Localized): string => plainLine(LANGUAGES.map((code) => text[code]).find(Boolean) ?? '');

/** What was given to gaps, as an answer to a question of ours. */
function answerOf({ content }: Question, gaps: readonly Gap[], given: readonly (string | null)[]): QuestionAnswer {
  const entries = given.flatMap((value, at): [string, string, number][] =>
    value === null ? [] : [[gapMark(at).slice(2, -2), value, at]],
  );
  if (content.type === 'DROPDOWN_CLOZE')
    return {
      type: 'DROPDOWN_CLOZE',
      gaps: Object.fromEntries(
        entries.map(([id, value, at]) => [id, `c${(gaps[at]?.values.indexOf(value) ?? 0) + 1}`]),
      ),
    };
  // among typed gaps a choice is its words
  const words = (value: string, at: number): string => {
    const gap = gaps[at];
    if (gap?.kind !== 'choice') return value;
    const draft = gap.toDraft({ weight: '1', fractions: new Map() });
    return firstWords(draft.choices[gap.values.indexOf(value)]?.text ?? {});
  };
  return { type: 'FILL_BLANKS', blanks: Object.fromEntries(entries.map(([id, value, at]) => [id, words(value, at)])) };
}

/** The floor of a sum, where the item names it. */
const namedFloor = ({ namedRule }: QtiItem): Rational | null => {
  const floor = /^sum>=(-?[\d.]{1,20})$/.exec(namedRule ?? '')?.[1];
  return floor === undefined ? null : rationalOf(floor);
};

/** Gaps in a text, typed or chosen. */
export function importBlanks(item: QtiItem, interactions: MarkupElement[], record: ItemRecord): Question {
  const declared = interactions.map((interaction) => item.declaration(interaction));
  const spaces = interactions.map((interaction, index) =>
    spaceOf(item, interaction, declared[index] as ResponseDeclaration),
  );
  const isMixed = new Set(spaces.map(({ kind }) => kind === 'choice')).size > 1;
  if (isMixed) item.notes.add('cloze-mixed', { gaps: spaces.filter(({ kind }) => kind === 'choice').length });
  const around = item.around((interaction) => {
    const index = interactions.indexOf(interaction);
    return [textNode(index === -1 ? '' : placeholder(index))];
  });
  const typedText = declared.filter((_, index) => spaces[index]?.kind === 'text');
  const isStrictIn = ({ identifier, entries }: ResponseDeclaration): boolean =>
    entries.length === 0 ? !ignoresCase(item.node, identifier) : entries.some(({ isCaseSensitive }) => isCaseSensitive);
  const isStrict = typedText.some(isStrictIn);
  if (isStrict && !typedText.every(isStrictIn)) item.notes.add('spelling-rule-left');
  const draftOf = (gaps: DraftGap[], marks: string, rule: PartsRule, notes: Notes): Question => {
    const typed = gaps.map((gap) => (isMixed ? asTyped(gap, notes) : { gap, listed: '' }));
    const listed = typed.map((one) => one.listed);
    const prompt = gappedText(item, around, gaps.length, listed);
    return clozeQuestion(
      item.draft(prompt, record, marks),
      typed.map(({ gap }) => gap),
      { isStrict, ...rule },
      notes,
    );
  };
  const nearest = (): DraftGap[] =>
    interactions.map((interaction, index) => {
      const found = declared[index] as ResponseDeclaration;
      return interaction.name === 'inlineChoiceInteraction'
        ? chosenGap(item, interaction, found)
        : typedGap(item, found);
    });
  const reading = fitGaps({
    gaps: spaces,
    score: (given) =>
      item.scoreOf(
        Object.fromEntries(given.map((value, at) => [declared[at]?.identifier ?? '', value === null ? [] : [value]])),
      ),
    isTogether: item.namedRule === 'all-or-nothing' || (item.namedRule === null && item.scoring === 'correct'),
    isSum: item.namedRule?.startsWith('sum') ?? false,
    least: namedFloor(item),
    declared: (rule, marks, notes) => draftOf(nearest(), marks, rule, notes),
    build: (shares, rule, marks, notes) =>
      draftOf(
        spaces.map((space, at) => space.toDraft(shares[at] as GapShares)),
        marks,
        rule,
        notes,
      ),
    answerOf: (question, given) => answerOf(question, spaces, given),
  });
  return item.settled(reading, () => {
    const gaps = nearest();
    return draftOf(gaps, item.marks ?? ruledTotal(item.node) ?? sum(gaps.map(({ weight }) => weight)), {}, item.notes);
  });
}

/** What each word is worth in each gap: as mapped, or all for the right one. */
function worthOf(item: QtiItem, declared: ResponseDeclaration): (word: string, gap: string) => string {
  const { correct, entries } = declared;
  const isMapped = item.isMapped(declared);
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
  if (childrenNamed(interaction, 'gapImg').length > 0) throw new LeftOut('type-unsupported', { type: 'gapImg' });
  const inOrder = childrenNamed(interaction, 'gapText').map((node) => ({
    id: idOf(node),
    text: item.choiceTexts(node).text,
  }));
  // in the order of the file the first word would belong in the first gap, the second in the second
  const words = interaction.attributes.shuffle === 'true' ? inOrder.sort((a, b) => byText(a.text, b.text)) : inOrder;
  const gapIds: string[] = [];
  const nodes = rewrite(
    interaction.children.filter((child) => child.kind === 'text' || !['gapText', 'prompt'].includes(child.name)),
    (child) => {
      if (child.name !== 'gap') return [child];
      gapIds.push(idOf(child));
      return [textNode(placeholder(gapIds.length - 1))];
    },
  );
  const prompt = childrenNamed(interaction, 'prompt').flatMap(({ children }) => children);
  const text = gappedText(item, [...item.around(() => []), ...prompt, ...nodes], gapIds.length);
  item.notes.add('drag-as-dropdown');
  const pairs = declared.correct.map((pair) => pair.trim().split(/\s+/));
  const spaces = gapIds.map((gap) =>
    choiceGap(
      words.map(({ id }) => id),
      words.map((word) => word.text),
      pairs.find(([, of]) => of === gap)?.[0] ?? null,
    ),
  );
  const build = (gaps: DraftGap[], marks: string, rule: PartsRule, notes: Notes): Question =>
    clozeQuestion(item.draft(text, record, marks), gaps, { isStrict: false, ...rule }, notes);
  const nearest = (): DraftGap[] => {
    const worth = worthOf(item, declared);
    return gapIds.map((gap) => {
      const values = words.map(({ id }) => worth(id, gap));
      const weight = checkedWeight(greatest(values));
      const fractions = values.map((value) => item.share(value, weight));
      const choices = words.map((word, index) => ({
        text: word.text,
        fraction: fractions[index] ?? '0',
        feedback: {},
      }));
      return { weight, texts: [], numbers: [], choices };
    });
  };
  const reading = fitGaps({
    gaps: spaces,
    score: (given) =>
      item.scoreOf({
        [declared.identifier]: given.flatMap((word, at) => (word === null ? [] : [`${word} ${gapIds[at] ?? ''}`])),
      }),
    isTogether: !item.isMapped(declared),
    isSum: item.namedRule?.startsWith('sum') ?? false,
    declared: (rule, marks, notes) => build(nearest(), marks, rule, notes),
    least: declared.lowerBound === null ? null : rationalOf(declared.lowerBound),
    build: (shares, rule, marks, notes) =>
      build(
        spaces.map((space, at) => space.toDraft(shares[at] as GapShares)),
        marks,
        rule,
        notes,
      ),
    answerOf: (question, given) => answerOf(question, spaces, given),
  });
  return item.settled(reading, () => {
    const gaps = nearest();
    const worthAll = item.isMapped(declared)
      ? sum(gaps.map(({ weight }) => weight))
      : ruledMarks(item.node, declared.identifier);
    return build(gaps, item.marks ?? worthAll ?? '1', {}, item.notes);
  });
}
