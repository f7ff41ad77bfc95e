import type { Question, Unit } from '@sullam/domain/questions/question.ts';
import { isOne, isPositive, product, quotient, readAnswer, readNumber } from '../decimals.ts';
import { numericQuestion, shortTextQuestion } from '../drafts/typed.ts';
import { childrenNamed, type MarkupElement } from '../markup/markup-tree.ts';
import { typedWords } from '../markup/plain-text.ts';
import { LeftOut } from '../report.ts';
import { childTextOf, isTrueText, type MoodleQuestion } from './moodle-question.ts';

export function shortAnswer(question: MoodleQuestion): Question {
  const accepted = question.children('answer').map((answer) => {
    const { fraction, feedback } = question.choice(answer);
    return { text: question.plain(answer), fraction, feedback };
  });
  return shortTextQuestion(
    question.draft(),
    accepted,
    { isStrict: isTrueText(question.setting('usecase')) },
    question.notes,
  );
}

/** Moodle multiplies the right number by it; ours says what one of the unit is. */
function unitOf(node: MarkupElement, question: MoodleQuestion): Unit {
  const multiplier = readNumber(childTextOf(node, 'multiplier') ?? '1');
  const factor = multiplier === null ? null : quotient('1', multiplier);
  if (factor === null || !isPositive(factor))
    throw new LeftOut('number-unreadable', { text: (childTextOf(node, 'multiplier') ?? '').slice(0, 40) });
  if (!isOne(product(factor, multiplier ?? '1'))) question.notes.add('unit-factor-rounded');
  return { name: typedWords(childTextOf(node, 'unit_name') ?? '', 'plain'), factor };
}

export function numerical(question: MoodleQuestion): Question {
  const units = question.child('units');
  const list = (units ? childrenNamed(units, 'unit') : [])
    .map((node) => unitOf(node, question))
    .filter(({ name }) => name !== '');
  const accepted = question.children('answer').flatMap((answer) => {
    const written = question.plain(answer);
    if (written === '*') {
      question.notes.add('other-answers-left');
      return [];
    }
    const value = readAnswer(written);
    const tolerance = readNumber(childTextOf(answer, 'tolerance') || '0');
    if (value === null || tolerance === null) throw new LeftOut('number-unreadable', { text: written.slice(0, 40) });
    const { fraction, feedback } = question.choice(answer);
    return [{ value, tolerance: tolerance.replace(/^-/, ''), fraction, feedback }];
  });
  const grading = question.setting('unitgradingtype');
  const isRequired = grading !== '' && grading !== '0';
  const penalty = question.number('unitpenalty');
  if (isRequired && list.length > 0 && penalty && !isOne(penalty)) question.notes.add('scoring-simplified');
  return numericQuestion(question.draft(), accepted, { list, isRequired }, question.notes);
}
