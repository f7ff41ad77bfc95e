import type { Localized } from '@sullam/domain/localized.ts';
import type { Question } from '@sullam/domain/questions/question.ts';
import { isPositive, readNumber } from '../decimals.ts';
import { addedUp, choiceQuestion, sharesOf, trueFalseQuestion } from '../drafts/choices.ts';
import { matchingQuestion, orderingQuestion } from '../drafts/pairs.ts';
import { isEmpty } from '../markup/html-fields.ts';
import {
  childNamed,
  descendants,
  elementsOf,
  type MarkupElement,
  MarkupTooDeep,
  type MarkupTree,
  parseMarkupSteps,
} from '../markup/markup-tree.ts';
import { type Importing, LeftOut } from '../report.ts';
import type { Steps } from '../steps.ts';
import { RULE_ELEMENT, withWrittenRule } from '../written-rules.ts';
import { categoryPath } from './category-path.ts';
import { importCloze, importGapSelection } from './import-cloze.ts';
import { essay } from './import-essay.ts';
import { markers } from './import-markers.ts';
import { numerical, shortAnswer } from './import-typed.ts';
import { childTextOf, isTrueText, MoodleQuestion, rawText } from './moodle-question.ts';
import { orderRuleOf } from './ordering-rules.ts';

const choice =
  (isAllOrNothing: boolean) =>
  (question: MoodleQuestion): Question => {
    const single = question.setting('single');
    const isSingle = !isAllOrNothing && (single === '' || isTrueText(single));
    const written = question.children('answer');
    // Moodle's form leaves rows that nobody filled in
    const answers = written
      .map((answer) => question.choice(answer))
      .filter(({ text, fraction }) => !isEmpty(text) || isPositive(fraction));
    const shares = sharesOf(answers.map(({ fraction }) => isPositive(fraction)));
    const choices = isAllOrNothing
      ? answers.map((answer, index) => ({ ...answer, fraction: shares[index] ?? '0' }))
      : answers;
    return choiceQuestion(question.draft(), choices, { isSingle, isAllOrNothing, ...addedUp(choices) }, question.notes);
  };

function trueFalse(question: MoodleQuestion): Question {
  const answers = question.children('answer');
  const named = (name: string, place: number): MarkupElement | undefined =>
    answers.find((answer) => rawText(answer).trim().toLowerCase() === name) ?? answers[place];
  const [whenTrue, whenFalse] = [named('true', 0), named('false', 1)];
  const isRight = (answer: MarkupElement | undefined): boolean =>
    answer !== undefined && isPositive(question.fraction(answer));
  if (isRight(whenTrue) === isRight(whenFalse)) throw new LeftOut('no-right-answer');
  const feedback = (answer: MarkupElement | undefined): Localized =>
    question.text(answer && childNamed(answer, 'feedback'));
  return trueFalseQuestion(question.draft(), isRight(whenTrue), {
    true: feedback(whenTrue),
    false: feedback(whenFalse),
  });
}

function matching(question: MoodleQuestion): Question {
  const parts = question.children('subquestion').map((node) => ({
    stem: question.text(node),
    choice: question.text(childNamed(node, 'answer')),
  }));
  const others = parts.filter(({ stem }) => isEmpty(stem)).map(({ choice: text }) => text);
  return matchingQuestion(
    question.draft(),
    parts.filter(({ stem }) => !isEmpty(stem)),
    others,
  );
}

function ordering(question: MoodleQuestion): Question {
  const answers = question.children('answer').map((answer, index) => ({
    text: question.text(answer),
    place: Number(readNumber(answer.attributes.fraction ?? '') ?? index + 1),
  }));
  const selects = question.setting('selecttype');
  const rule = orderRuleOf(question.setting('gradingtype'));
  // some of the items are asked for there, all of them here
  if (rule === null || !/^(?:|0|ALL)$/.test(selects)) question.notes.add('scoring-simplified');
  return orderingQuestion(
    question.draft(),
    answers.sort((a, b) => a.place - b.place).map(({ text }) => text),
    rule ?? 'NEIGHBOURS',
  );
}

const TYPES: Record<string, (question: MoodleQuestion) => Question> = {
  multichoice: choice(false),
  multichoiceset: choice(true),
  truefalse: trueFalse,
  shortanswer: shortAnswer,
  numerical,
  matching,
  match: matching,
  ddmatch: (question) => {
    question.notes.add('drag-as-dropdown');
    return matching(question);
  },
  essay,
  cloze: importCloze,
  multianswer: importCloze,
  ordering,
  gapselect: (question) => importGapSelection(question, 'selectoption'),
  ddwtos: (question) => importGapSelection(question, 'dragbox'),
  ddmarker: markers,
};

function read(question: MoodleQuestion, type: string): Question {
  const { node, notes } = question;
  if (type === 'description') throw new LeftOut('not-a-question');
  if (type.startsWith('calculated')) throw new LeftOut('calculated');
  if (type.startsWith('random')) throw new LeftOut('drawn-from-category');
  if (type === 'ddimageortext') throw new LeftOut('type-unsupported', { type });
  const reader = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (!reader) throw new LeftOut('type-unknown', { type: type.slice(0, 60) });
  if (node.isUnclosed) throw new LeftOut('cut-off');
  for (const inner of descendants(node))
    if (inner.isUnclosed) notes.add('markup-repaired', { element: inner.name.slice(0, 40) });
  const taken = reader(question);
  question.noteUnusedFiles();
  return withWrittenRule(taken, question.setting(RULE_ELEMENT) || null);
}

/** Questions in the order of the file; one that isn't closed holds those that follow it. */
function* questionsIn(parent: MarkupElement): Generator<MarkupElement> {
  for (const child of elementsOf(parent)) {
    if (child.name === 'question') yield child;
    yield* questionsIn(child);
  }
}

export function* importMoodleXml(text: string, importing: Importing): Steps {
  let tree: MarkupTree;
  try {
    tree = yield* parseMarkupSteps(text, 'xml');
  } catch (error) {
    if (!(error instanceof MarkupTooDeep)) throw error;
    importing.ofFile('markup-too-deep');
    return;
  }
  if (tree.hasDoctype) importing.ofFile('doctype-ignored');
  if (!childNamed(tree.root, 'quiz')) {
    importing.ofFile('file-not-this-format');
    return;
  }
  let category: string[] = [];
  for (const node of questionsIn(tree.root)) {
    yield;
    const type = (node.attributes.type ?? '').trim().toLowerCase();
    if (type === 'category') {
      category = categoryPath(rawText(childNamed(node, 'category')));
      if (rawText(childNamed(node, 'info')).trim() !== '')
        importing.ofFile('category-description-left', { category: category.join(' / ') });
      continue;
    }
    const title = rawText(childNamed(node, 'name')).trim().slice(0, 200);
    const id = childTextOf(node, 'idnumber') || null;
    importing.item(title, { file: null, line: node.line, id }, category, (notes) =>
      read(new MoodleQuestion(node, importing, notes), type),
    );
  }
}
