import type { Localized } from '@sullam/domain/localized.ts';
import { ORDER_RULES, type OrderRule, type Question } from '@sullam/domain/questions/question.ts';
import { rationalOf } from '@sullam/domain/rational.ts';
import { isPositive, sum } from '../decimals.ts';
import type { Draft } from '../drafts/draft.ts';
import { byText, matchingQuestion, orderingQuestion } from '../drafts/pairs.ts';
import { childrenNamed, type MarkupElement } from '../markup/markup-tree.ts';
import { LeftOut } from '../report.ts';
import { fitOrder } from '../scoring/fit-order.ts';
import { fitPairs, type PairRule } from '../scoring/fit-pairs.ts';
import { type ResponseDeclaration, withinUpperBound } from './qti-declarations.ts';
import { idOf, type QtiItem, type Read } from './qti-item.ts';

export const pairsIn = ({ correct, entries }: ResponseDeclaration): [string, string][] => {
  const written = correct.length > 0 ? correct : entries.filter(({ value }) => isPositive(value)).map(({ key }) => key);
  return written.map((pair) => pair.trim().split(/\s+/) as [string, string]);
};

/** What right pairs give together where no rule of ours does what the item's do. */
function nearestMarks(item: QtiItem, declared: ResponseDeclaration): string {
  const positive = declared.entries.map(({ value }) => value).filter(isPositive);
  const isMapped = item.isMapped(declared);
  return isMapped && positive.length > 0 ? withinUpperBound(declared, sum(positive)) : (item.marksFor(declared) ?? '1');
}

/** A question of pairs as they count in the item. `written` is how a pair is written as a response. */
function pairQuestion(
  item: QtiItem,
  declared: ResponseDeclaration,
  {
    stems,
    choices,
    right,
    written,
    draft,
  }: {
    stems: Localized[];
    choices: Localized[];
    right: number[];
    written: (stem: number, choice: number) => string;
    draft: (marks: string) => Draft;
  },
): Question {
  const joined = stems.map((stem, at) => ({ stem, choice: choices[right[at] ?? 0] ?? {} }));
  const others = choices.filter((_, place) => !right.includes(place));
  const idsOf = ({ content }: Question): { stems: string[]; choices: string[] } => {
    if (content.type !== 'MATCHING') return { stems: [], choices: [] };
    const idOfText = (text: Localized): string => content.choices.find((one) => byText(one.text, text) === 0)?.id ?? '';
    return { stems: content.stems.map(({ id }) => id), choices: choices.map(idOfText) };
  };
  const build = (rule: PairRule, marks: string): Question =>
    withPairRule(matchingQuestion(draft(marks), joined, others), rule, idsOf);
  const reading = fitPairs({
    right,
    choiceCount: choices.length,
    score: (given) =>
      item.scoreOf({
        [declared.identifier]: given.flatMap((choice, stem) => (choice === null ? [] : [written(stem, choice)])),
      }),
    idsOf,
    isTogether: !item.isMapped(declared),
    least: declared.lowerBound === null ? null : rationalOf(declared.lowerBound),
    build,
  });
  return item.settled(reading, () => build({}, nearestMarks(item, declared)));
}

/** The rule put into the key, shares by the ids that stems and choices have there. */
function withPairRule(
  question: Question,
  { shares, ...rule }: PairRule,
  idsOf: (question: Question) => { stems: string[]; choices: string[] },
): Question {
  if (question.key.type !== 'MATCHING') return question;
  const { pairs } = question.key;
  const { stems, choices } = idsOf(question);
  const given = shares?.map((ofStem, at) => {
    const stem = stems[at] ?? '';
    const said = ofStem.flatMap((share, place) => {
      const choice = choices[place] ?? '';
      return share === '0' && pairs[stem] !== choice ? [] : [[choice, share] as const];
    });
    return [stem, Object.fromEntries(said)] as const;
  });
  return { ...question, key: { ...question.key, ...rule, ...(given ? { shares: Object.fromEntries(given) } : {}) } };
}

export const match: Read = (item, interaction, record) => {
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
  // a stem that belongs to nothing is no part of a question here
  if (inOrder.length < stems.length) item.notes.add('scoring-simplified');
  const prompt = item.promptOf(interaction);
  const choiceIds = choices.map(idOf);
  return pairQuestion(item, declared, {
    stems: inOrder.map((pair) => textOfId(stems, pair[place])),
    choices: choices.map((node) => item.choiceTexts(node).text),
    right: inOrder.map((pair) => {
      textOfId(choices, pair[1 - place]);
      return choiceIds.indexOf(pair[1 - place] ?? '');
    }),
    written: (stem, choice) => {
      const [own, other] = [inOrder[stem]?.[place] ?? '', choiceIds[choice] ?? ''];
      return place === 0 ? `${own} ${other}` : `${other} ${own}`;
    },
    draft: (marks) => item.draft(prompt, record, marks),
  });
};

export const associate: Read = (item, interaction, record) => {
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
  const prompt = item.promptOf(interaction);
  const stems = pairs.map(([stem]) => stem);
  // what is no stem may be chosen, whether it belongs to one or to nothing
  const choices = nodes.map(idOf).filter((id) => !stems.includes(id));
  return pairQuestion(item, declared, {
    stems: stems.map(text),
    choices: choices.map(text),
    right: pairs.map(([, choice]) => choices.indexOf(choice)),
    written: (stem, choice) => `${stems[stem] ?? ''} ${choices[choice] ?? ''}`,
    draft: (marks) => item.draft(prompt, record, marks),
  });
};

export const order: Read = (item, interaction, record) => {
  const declared = item.declaration(interaction);
  const nodes = childrenNamed(interaction, 'simpleChoice');
  const inOrder = declared.correct.map((id) => {
    const node = nodes.find((candidate) => idOf(candidate) === id);
    if (!node) throw new LeftOut('no-right-answer');
    return item.choiceTexts(node).text;
  });
  if (inOrder.length === 0 || inOrder.length !== nodes.length) throw new LeftOut('no-right-answer');
  const prompt = item.promptOf(interaction);
  const build = (rule: OrderRule, marks: string): Question =>
    orderingQuestion(item.draft(prompt, record, marks), inOrder, rule);
  const reading = fitOrder({
    right: declared.correct,
    score: (given) => item.scoreOf({ [declared.identifier]: given }),
    named: ORDER_RULES.find((rule) => rule === item.namedRule) ?? null,
    build,
  });
  return item.settled(reading, () => build('NEIGHBOURS', item.marksFor(declared) ?? '1'));
};
