import type { Localized } from '@sullam/domain/localized.ts';
import type { AcceptedNumber, DecimalText, PartsRule, Question } from '@sullam/domain/questions/question.ts';
import { asTyped, withAllGaps } from '../cloze-gaps.ts';
import { readAnswer, readNumber, sum } from '../decimals.ts';
import { checkedWeight, clozeQuestion, type DraftGap, gapMark, withoutGapMarks } from '../drafts/cloze.ts';
import type { Draft } from '../drafts/draft.ts';
import { byText } from '../drafts/pairs.ts';
import { escapeText, type MarkupElement } from '../markup/markup-tree.ts';
import { plainLine } from '../markup/plain-text.ts';
import { LeftOut, type Notes } from '../report.ts';
import { type ClozeGap, readCloze } from './cloze-text.ts';
import { childTextOf, type MoodleQuestion, rawText } from './moodle-question.ts';

type ReadHtml = (html: string) => Localized;

function numberOf(answer: ClozeGap['answers'][number], read: ReadHtml): AcceptedNumber {
  const [written = '', within = '0'] = plainLine(answer.html).split(':');
  const [value, tolerance] = [readAnswer(written), readNumber(within)];
  if (value === null || tolerance === null) throw new LeftOut('number-unreadable', { text: answer.html.slice(0, 40) });
  return { value, tolerance, fraction: answer.fraction, feedback: read(answer.feedback) };
}

function draftGap({ kind, weight, answers }: ClozeGap, read: ReadHtml, notes: Notes): DraftGap {
  const gap: DraftGap = { weight: checkedWeight(weight), texts: [], numbers: [], choices: [] };
  if (kind === 'number') {
    const isAny = ({ html }: ClozeGap['answers'][number]): boolean => html === '*';
    if (answers.some(isAny)) notes.add('other-answers-left');
    return { ...gap, numbers: answers.filter((answer) => !isAny(answer)).map((answer) => numberOf(answer, read)) };
  }
  if (kind === 'choice') {
    const choices = answers.map(({ html, fraction, feedback }) => ({
      text: read(html),
      fraction,
      feedback: read(feedback),
    }));
    return { ...gap, choices };
  }
  const texts = answers.map(({ html, fraction, feedback }) => ({
    text: plainLine(html),
    fraction,
    feedback: read(feedback),
  }));
  return { ...gap, texts };
}

/** A gap that costs takes from what others give. */
const ruleOf = (gaps: readonly ClozeGap[]): PartsRule =>
  gaps.some(({ answers }) => answers.some(({ fraction }) => fraction.startsWith('-'))) ? { sum: { least: null } } : {};

/** What a cloze text is read with: its own marks, where it has some, and how its HTML becomes ours. */
interface ClozeSource {
  notes: Notes;
  marks: DecimalText | null;
  read: ReadHtml;
  draft: (prompt: Localized) => Draft;
}

export function importCloze(question: MoodleQuestion): Question {
  const holder = question.child('questiontext');
  return clozeOf(rawText(holder), {
    notes: question.notes,
    marks: question.number('defaultgrade'),
    read: (html) => question.text(holder, html),
    draft: (prompt) => question.draft(prompt),
  });
}

/** A text with its gaps written in it. */
export function clozeOf(text: string, { notes, marks: own, read, draft }: ClozeSource): Question {
  const { around, gaps } = readCloze(text);
  if (gaps.length === 0) throw new LeftOut('no-gaps');
  const drafts = gaps.map((gap) => draftGap(gap, read, notes));
  const isMixed = new Set(drafts.map(({ choices }) => choices.length > 0)).size > 1;
  if (isMixed) notes.add('cloze-mixed', { gaps: drafts.filter(({ choices }) => choices.length > 0).length });
  const typed = drafts.map((gap) => (isMixed ? asTyped(gap, notes) : { gap, listed: '' }));
  const html = around
    .map((part, index) => {
      const gap = typed[index];
      return `${withoutGapMarks(part, notes)}${gap ? `${gapMark(index)}${escapeText(gap.listed)}` : ''}`;
    })
    .join('');
  const kinds = new Set(gaps.map(({ kind }) => kind));
  if (kinds.has('strict-text') && kinds.has('text')) notes.add('spelling-rule-left');
  const prompt = withAllGaps(read(html), gaps.length, notes);
  const marks = own ?? sum(drafts.map(({ weight }) => weight));
  const isStrict = kinds.has('strict-text') && !kinds.has('text');
  return clozeQuestion(
    { ...draft(prompt), marks },
    typed.map(({ gap }) => gap),
    { isStrict, ...ruleOf(gaps) },
    notes,
  );
}

interface GapChoice {
  number: number;
  group: string;
  text: Localized;
}

/** "Select missing words" and "drag into text": [[1]] stands where choice 1 belongs, among those of its group. */
export function importGapSelection(question: MoodleQuestion, kind: 'selectoption' | 'dragbox'): Question {
  const { notes } = question;
  const choices: GapChoice[] = question.children(kind).map((node: MarkupElement, index) => ({
    number: index + 1,
    group: childTextOf(node, 'group') ?? '1',
    text: question.text(node),
  }));
  if (kind === 'dragbox') notes.add('drag-as-dropdown');
  const isShuffled = !/^(?:0|false)$/i.test(question.setting('shuffleanswers'));
  const holder = question.child('questiontext');
  const gaps: DraftGap[] = [];
  const html = withoutGapMarks(rawText(holder), notes).replace(/\[\[(\d{1,4})\]\]/g, (mark, number: string) => {
    const right = choices.find((choice) => choice.number === Number(number));
    if (!right) return mark;
    const group = choices.filter((choice) => choice.group === right.group);
    const drafts = group.map(({ number: own, text }) => ({
      text,
      fraction: own === right.number ? '1' : '0',
      feedback: {},
    }));
    // in the order of the file the first word would belong in the first gap, the second in the second
    const inOrder = isShuffled ? drafts.sort((a, b) => byText(a.text, b.text)) : drafts;
    gaps.push({ weight: '1', texts: [], numbers: [], choices: inOrder });
    return gapMark(gaps.length - 1);
  });
  if (gaps.length === 0) throw new LeftOut('no-gaps');
  const prompt = withAllGaps(question.text(holder, html), gaps.length, notes);
  return clozeQuestion(question.draft(prompt), gaps, { isStrict: false }, notes);
}
