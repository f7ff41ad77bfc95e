import { compareDecimals, type Decimal, decimal } from '@sullam/domain/decimal.ts';
import { acceptedLetters } from '@sullam/domain/questions/accepted-texts.ts';
import { markAnswer, type Outcome } from '@sullam/domain/questions/mark-answer.ts';
import type { QuestionAnswer, QuestionContent, QuestionKey } from '@sullam/domain/questions/question.ts';

/** What was decided about a question after it was asked. */
export interface RegradeDecision {
  kind: 'GIVE_TO_ALL' | 'ACCEPT_ALSO';
  answer: QuestionAnswer;
}

export interface RuledMark {
  /** null: a person has to mark. */
  score: Decimal | null;
  outcome: Outcome;
  source: 'AUTO' | 'GIVEN_TO_ALL' | 'ALSO_ACCEPTED';
}

/** A key by which exactly this answer is right, texts to the letter or not; null where answers of a type can't be compared. */
export function keyAccepting(answer: QuestionAnswer, isStrict: boolean): QuestionKey | null {
  const explanation = {};
  const whole = { fraction: '1', feedback: {} };
  switch (answer?.type) {
    case 'SINGLE_CHOICE':
      return { type: 'SINGLE_CHOICE', fractions: { [answer.choiceId]: '1' }, feedback: {}, explanation };
    case 'MULTIPLE_CHOICE': {
      const fractions = Object.fromEntries(answer.choiceIds.map((id) => [id, '1']));
      return { type: 'MULTIPLE_CHOICE', fractions, feedback: {}, isAllOrNothing: true, explanation };
    }
    case 'TRUE_FALSE':
      return { type: 'TRUE_FALSE', isTrue: answer.isTrue, feedback: { true: {}, false: {} }, explanation };
    case 'SHORT_TEXT':
      return {
        type: 'SHORT_TEXT',
        accepted: [{ text: acceptedLetters(answer.text), ...whole }],
        isStrict,
        explanation,
      };
    case 'NUMERIC': {
      const units = answer.unit ? [{ name: answer.unit, factor: '1' }] : [];
      const accepted = [{ value: answer.number, tolerance: '0', ...whole }];
      return { type: 'NUMERIC', accepted, units, isUnitRequired: units.length > 0, explanation };
    }
    case 'MATCHING':
      return { type: 'MATCHING', pairs: answer.pairs, explanation };
    case 'ORDERING':
      return { type: 'ORDERING', order: answer.order, explanation };
    case 'FILL_BLANKS': {
      const blanks = Object.entries(answer.blanks).map(([id, text]) => [
        id,
        { weight: '1', texts: [{ text: acceptedLetters(text), ...whole }], numbers: [] },
      ]);
      return { type: 'FILL_BLANKS', blanks: Object.fromEntries(blanks), isStrict, explanation };
    }
    case 'DROPDOWN_CLOZE': {
      const gaps = Object.entries(answer.gaps).map(([id, choice]) => [
        id,
        { weight: '1', fractions: { [choice]: '1' } },
      ]);
      return { type: 'DROPDOWN_CLOZE', gaps: Object.fromEntries(gaps), explanation };
    }
    default:
      return null;
  }
}

interface Asked {
  content: QuestionContent;
  key: QuestionKey;
  answer: QuestionAnswer;
  worth: { marks: string; negativeMarks: string };
}

/** The mark of an answer by its key and by what was decided since. What is accepted also never takes a mark away. */
export function markByRules({ content, key, answer, worth }: Asked, decisions: readonly RegradeDecision[]): RuledMark {
  if (decisions.some(({ kind }) => kind === 'GIVE_TO_ALL'))
    return { score: decimal(worth.marks), outcome: 'CORRECT', source: 'GIVEN_TO_ALL' };
  const byKey = markAnswer(content, key, answer, worth);
  if (byKey.score === null) return { ...byKey, source: 'AUTO' };
  const isStrict = 'isStrict' in key && key.isStrict;
  for (const decision of decisions) {
    const accepting = keyAccepting(decision.answer, isStrict);
    const also = accepting && markAnswer(content, accepting, answer, worth);
    // the whole answer or nothing: a part of an accepted answer is no accepted answer
    if (also?.outcome === 'CORRECT' && also.score && compareDecimals(also.score, byKey.score) > 0)
      return { score: also.score, outcome: 'CORRECT', source: 'ALSO_ACCEPTED' };
  }
  return { score: byKey.score, outcome: byKey.outcome, source: 'AUTO' };
}
