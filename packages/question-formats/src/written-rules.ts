import {
  ORDER_RULES,
  type OrderRule,
  type PartsRule,
  type Question,
  type QuestionKey,
} from '@sullam/domain/questions/question.ts';
import { readNumber } from './decimals.ts';

/**
 * How the parts of a question count, in a word that stands where other systems don't look (a comment of GIFT, an element of
 * ours in Moodle XML): `shares`, `all-or-nothing`, `sum`, `sum>=-0.5`, or a rule of an order. What a format says itself needs none.
 */
export const RULE_ELEMENT = 'marking-rule';
const SUM = /^sum(?:>=(-?[\d.]{1,20}))?$/;

const ruleText = ({ isAllOrNothing, sum }: PartsRule): string | null => {
  if (isAllOrNothing) return 'all-or-nothing';
  return sum ? `sum${sum.least === null ? '' : `>=${sum.least}`}` : null;
};

export const writtenRule = (key: QuestionKey): string | null => {
  if (key.type === 'ORDERING') return key.rule ?? 'NEIGHBOURS';
  const text = 'isAllOrNothing' in key || 'sum' in key ? ruleText(key) : null;
  // several choices are added up elsewhere; here they share the whole
  return text ?? (key.type === 'MULTIPLE_CHOICE' ? 'shares' : null);
};

const isOrderRule = (text: string): text is OrderRule => ORDER_RULES.some((rule) => rule === text);

function partsRule(text: string): PartsRule {
  if (text === 'all-or-nothing') return { isAllOrNothing: true };
  const [, least] = SUM.exec(text) ?? [];
  return SUM.test(text) ? { sum: { least: least === undefined ? null : readNumber(least) } } : {};
}

const COUNT_IN_PARTS: ReadonlySet<string> = new Set([
  ...['MULTIPLE_CHOICE', 'MATCHING', 'FILL_BLANKS', 'DROPDOWN_CLOZE', 'HOTSPOT'],
]);

/** A question whose parts count as that word says; one that doesn't fit its type says nothing. */
export function withWrittenRule(question: Question, text: string | null): Question {
  if (text === null) return question;
  const { key } = question;
  if (key.type === 'ORDERING') {
    const { rule: _, ...rest } = key;
    if (!isOrderRule(text)) return question;
    return { ...question, key: text === 'NEIGHBOURS' ? rest : { ...rest, rule: text } };
  }
  if (!COUNT_IN_PARTS.has(key.type)) return question;
  const { sum: _, ...rest } = key as QuestionKey & PartsRule;
  return { ...question, key: { ...rest, ...partsRule(text) } as QuestionKey };
}
