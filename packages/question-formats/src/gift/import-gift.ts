import type { Localized } from '@sullam/domain/localized.ts';
import type { AcceptedNumber, Question } from '@sullam/domain/questions/question.ts';
import { fromPercent, isOne, middleOf } from '../decimals.ts';
import { addedUp, choiceQuestion, trueFalseQuestion } from '../drafts/choices.ts';
import type { Draft } from '../drafts/draft.ts';
import { essayQuestion } from '../drafts/essay-and-upload.ts';
import { matchingQuestion, orderingQuestion } from '../drafts/pairs.ts';
import { numericQuestion, shortTextQuestion } from '../drafts/typed.ts';
import { field } from '../markup/html-fields.ts';
import { typedWords } from '../markup/plain-text.ts';
import { linksInto } from '../media-files.ts';
import { categoryPath } from '../moodle/category-path.ts';
import { orderRuleOf } from '../moodle/ordering-rules.ts';
import { checkPartCount, type Importing, LeftOut, type Notes } from '../report.ts';
import type { Steps } from '../steps.ts';
import { withWrittenRule } from '../written-rules.ts';
import { giftBlocks } from './gift-blocks.ts';
import { type GiftChoice, type GiftItem, type GiftNumber, type GiftText, hasOwnFormat, itemOf } from './parse-gift.ts';

type GiftQuestion = Exclude<GiftItem, { type: 'Category' | 'Broken' | 'Description' }>;
type Read = (text: GiftText | null) => Localized;

const fractionOf = ({ isCorrect, weight }: GiftChoice<unknown>): string =>
  weight === null ? (isCorrect ? '1' : '0') : fromPercent(weight);

function acceptedNumber(number: GiftNumber): Pick<AcceptedNumber, 'value' | 'tolerance'> {
  if (number.type === 'simple') return { value: number.number, tolerance: '0' };
  if (number.type === 'range') return { value: number.number, tolerance: number.range.replace(/^-/, '') };
  return middleOf(number.numberLow, number.numberHigh);
}

function numbersOf(choices: GiftNumber | GiftChoice<GiftNumber | null>[], read: Read, notes: Notes): AcceptedNumber[] {
  if (!Array.isArray(choices)) return [{ ...acceptedNumber(choices), fraction: '1', feedback: {} }];
  return choices.flatMap((choice) => {
    if (choice.text)
      return [{ ...acceptedNumber(choice.text), fraction: fractionOf(choice), feedback: read(choice.feedback) }];
    notes.add('other-answers-left');
    return [];
  });
}

/** A right answer makes the others wrong ones; where none is wholly right, each has its share and several are right. */
function choices(item: GiftQuestion & { type: 'MC' | 'Short' }, draft: Draft, read: Read, notes: Notes): Question {
  const isSingle = item.choices.some((choice) => choice.isCorrect && isOne(fractionOf(choice)));
  const drafts = item.choices.map((choice) => ({
    text: read(choice.text),
    fraction: fractionOf(choice),
    feedback: read(choice.feedback),
  }));
  return choiceQuestion(draft, drafts, { isSingle, isAllOrNothing: false, ...addedUp(drafts) }, notes);
}

/** The first remark is for the wrong answer, the second for the right one, as Moodle reads them. */
function trueFalse(item: GiftQuestion & { type: 'TF' }, draft: Draft, read: Read): Question {
  const [wrong, right] = [read(item.trueFeedback), read(item.falseFeedback)];
  return trueFalseQuestion(
    draft,
    item.isTrue,
    item.isTrue ? { true: right, false: wrong } : { true: wrong, false: right },
  );
}

function matching(item: GiftQuestion & { type: 'Matching' }, draft: Draft, read: Read): Question {
  const pairs = item.matchPairs.map(({ subquestion, subanswer }) => ({
    stem: read(subquestion),
    choice: read({ format: 'moodle', text: subanswer }),
    isStem: subquestion.text !== '',
  }));
  const others = pairs.filter(({ isStem }) => !isStem).map(({ choice }) => choice);
  return matchingQuestion(
    draft,
    pairs.filter(({ isStem }) => isStem),
    others,
  );
}

function ordering(item: GiftQuestion & { type: 'Ordering' }, draft: Draft, read: Read, notes: Notes): Question {
  const rule = orderRuleOf(item.grading);
  if (rule === null || !/^(?:|ALL|EXACT)$/.test(item.select)) notes.add('scoring-simplified');
  return orderingQuestion(draft, item.items.map(read), rule ?? 'NEIGHBOURS');
}

/** A whole element around a text: nobody types it, editors put it there. */
const WRAPPED = /^<(p|div|span)\b[^>]*>.*\S.*<\/\1>$/is;

/** What has to be typed, to the letter: markup and entities are taken out only where an editor put them there. */
function typedText(text: GiftText): string {
  if (text.format !== 'html') return text.text;
  const isMarkup = hasOwnFormat(text) || WRAPPED.test(text.text) || !/[<>]/.test(text.text);
  return (isMarkup && typedWords(text.text, 'html')) || text.text;
}

/** Counted before each is read: a question of a megabyte may have hundreds of thousands. */
const answerCount = (item: GiftQuestion): number => {
  if (item.type === 'Matching') return item.matchPairs.length;
  if (item.type === 'Ordering') return item.items.length;
  return 'choices' in item && Array.isArray(item.choices) ? item.choices.length : 0;
};

function question(item: GiftQuestion, read: Read, notes: Notes): Question {
  checkPartCount(answerCount(item));
  const draft: Draft = {
    name: item.title ?? '',
    prompt: read(item.stem),
    explanation: read(item.globalFeedback),
    tags: item.tags ?? [],
    idNumber: item.id,
  };
  if (item.type === 'MC') return choices(item, draft, read, notes);
  if (item.type === 'TF') return trueFalse(item, draft, read);
  if (item.type === 'Matching') return matching(item, draft, read);
  if (item.type === 'Ordering') return ordering(item, draft, read, notes);
  if (item.type === 'Essay') return essayQuestion(draft, { least: 0, most: null }, {});
  if (item.type === 'Numerical')
    return numericQuestion(draft, numbersOf(item.choices, read, notes), { list: [], isRequired: false }, notes);
  // some pairs among other answers: what belongs to what would become what has to be typed
  const pair = item.choices.find(({ text }) => text.text.includes('->'));
  if (pair) throw new LeftOut('syntax', { near: pair.text.text.slice(0, 80) });
  const accepted = item.choices.map((choice) => ({
    text: typedText(choice.text),
    fraction: fractionOf(choice),
    feedback: read(choice.feedback),
  }));
  return shortTextQuestion(draft, accepted, { isStrict: false }, notes);
}

export function* importGift(text: string, importing: Importing): Steps {
  let category: string[] = [];
  for (const block of giftBlocks(text)) {
    yield;
    const item = itemOf(block);
    if (item.type === 'Category') {
      category = categoryPath(item.title);
      continue;
    }
    const source = { file: null, line: item.line, id: item.type === 'Broken' ? null : item.id };
    const title = item.title ?? (item.type === 'Broken' ? item.near : item.stem.text.slice(0, 80));
    importing.item(title, source, category, (notes) => {
      if (item.type === 'Broken') throw new LeftOut(item.isCutOff ? 'cut-off' : 'syntax', { near: item.near });
      if (item.type === 'Description') throw new LeftOut('not-a-question');
      if (block.isJoined) notes.add('blank-lines-joined');
      const context = { language: importing.options.language, links: linksInto(importing.media, () => null), notes };
      const read: Read = (text) => (text ? field(text.text, text.format, context) : {});
      return withWrittenRule(question(item, read, notes), block.rule);
    });
  }
}
