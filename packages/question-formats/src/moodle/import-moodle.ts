import type { Localized } from '@sullam/domain/localized.ts';
import type { Question, Unit } from '@sullam/domain/questions/question.ts';
import { areaOf, coordinates, type PixelShape, pointsOf } from '../areas.ts';
import { isOne, isPositive, product, quotient, readAnswer, readNumber } from '../decimals.ts';
import {
  choiceQuestion,
  essayQuestion,
  fileUploadQuestion,
  hotspotQuestion,
  matchingQuestion,
  numericQuestion,
  orderingQuestion,
  sharesOf,
  shortTextQuestion,
  trueFalseQuestion,
} from '../drafts.ts';
import { isEmpty } from '../markup/html-fields.ts';
import {
  childNamed,
  childrenNamed,
  descendants,
  elementsOf,
  type MarkupElement,
  MarkupTooDeep,
  type MarkupTree,
  parseMarkupSteps,
} from '../markup/markup-tree.ts';
import { pictureSize } from '../picture-size.ts';
import { type Importing, LeftOut } from '../report.ts';
import type { Steps } from '../steps.ts';
import { categoryPath } from './category-path.ts';
import { importCloze, importGapSelection } from './import-cloze.ts';
import { childTextOf, isTrueText, MoodleQuestion, rawText } from './moodle-question.ts';

/** What a file upload takes where Moodle says "as much as the course allows". */
const USUAL_UPLOAD = { mostFiles: 20, mostBytes: 20 * 1024 * 1024 };

const choice =
  (isAllOrNothing: boolean) =>
  (question: MoodleQuestion): Question => {
    const single = question.setting('single');
    const isSingle = !isAllOrNothing && (single === '' || isTrueText(single));
    const answers = question.children('answer').map((answer) => question.choice(answer));
    const shares = sharesOf(answers.map(({ fraction }) => isPositive(fraction)));
    const choices = isAllOrNothing
      ? answers.map((answer, index) => ({ ...answer, fraction: shares[index] ?? '0' }))
      : answers;
    return choiceQuestion(question.draft(), choices, { isSingle, isAllOrNothing }, question.notes);
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

function shortAnswer(question: MoodleQuestion): Question {
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
  return { name: childTextOf(node, 'unit_name') ?? '', factor };
}

function numerical(question: MoodleQuestion): Question {
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

function essay(question: MoodleQuestion): Question {
  const draft = question.draft();
  const guide = question.text(question.child('graderinfo'));
  if (rawText(question.child('responsetemplate')).trim() !== '') question.notes.add('response-template-left');
  const count = (name: string): number =>
    Math.max(0, Math.min(100_000, Math.trunc(Number(question.setting(name)) || 0)));
  const attachments = Number(question.setting('attachments')) || 0;
  if (question.setting('responseformat') !== 'noinline') {
    if (attachments !== 0) question.notes.add('attachments-left', { attachments });
    return essayQuestion(draft, { least: count('minwordlimit'), most: count('maxwordlimit') || null }, guide);
  }
  const extensions = question
    .setting('filetypeslist')
    .split(/[\s,;]+/)
    .filter((type) => /^\.[a-z0-9]{1,10}$/i.test(type));
  if (extensions.length === 0 && question.setting('filetypeslist') !== '')
    question.notes.add('file-limits-left', { types: question.setting('filetypeslist').slice(0, 100) });
  const limits = {
    mostFiles: attachments > 0 ? Math.min(attachments, USUAL_UPLOAD.mostFiles) : USUAL_UPLOAD.mostFiles,
    mostBytes: Number(question.setting('maxbytes')) > 0 ? Number(question.setting('maxbytes')) : USUAL_UPLOAD.mostBytes,
    extensions: extensions.map((type) => type.slice(1).toLowerCase()),
  };
  return fileUploadQuestion(draft, limits, guide);
}

function ordering(question: MoodleQuestion): Question {
  const answers = question.children('answer').map((answer, index) => ({
    text: question.text(answer),
    place: Number(answer.attributes.fraction) || index + 1,
  }));
  const selects = question.setting('selecttype');
  const grades = question.setting('gradingtype');
  if (/^(?:-1|ALL_OR_NOTHING)$/.test(grades) || !/^(?:|0|ALL)$/.test(selects)) question.notes.add('scoring-simplified');
  return orderingQuestion(
    question.draft(),
    answers.sort((a, b) => a.place - b.place).map(({ text }) => text),
  );
}

function markerShape(drop: MarkupElement): PixelShape {
  const shape = childTextOf(drop, 'shape') ?? '';
  const numbers = coordinates(childTextOf(drop, 'coords') ?? '') ?? [];
  const [x = 0, y = 0, third = 0, fourth = 0] = numbers;
  if (shape === 'circle' && numbers.length === 3)
    return { shape: 'ellipse', middle: { x, y }, radius: { x: third, y: third } };
  if (shape === 'rectangle' && numbers.length === 4)
    return { shape: 'rectangle', from: { x, y }, to: { x: x + third, y: y + fourth } };
  if (shape === 'polygon' && numbers.length >= 6) return { shape: 'polygon', points: pointsOf(numbers) };
  throw new LeftOut('shape-unsupported', { shape: shape.slice(0, 40) });
}

/** Markers of one kind on a picture are a hotspot with as many points as places. */
function markers(question: MoodleQuestion): Question {
  const drops = question.children('drop');
  const kinds = new Set(drops.map((drop) => childTextOf(drop, 'choice') ?? ''));
  if (kinds.size !== 1) throw new LeftOut('several-markers', { markers: kinds.size });
  const pictureMediaId = question.ownFile();
  const size = pictureSize(question.bytesOf(pictureMediaId));
  if (!size) throw new LeftOut('picture-size-unknown');
  const areas = drops.map((drop) => {
    const area = areaOf(markerShape(drop), size, question.notes);
    if (!area) throw new LeftOut('shape-unsupported', { shape: childTextOf(drop, 'shape') ?? '' });
    return { area, feedback: {} };
  });
  const drag = question.children('drag').find((node) => kinds.has(childTextOf(node, 'no') ?? ''));
  if (question.children('drag').length > 1) question.notes.add('wrong-areas-left');
  if (drag) question.notes.add('marker-as-hotspot', { marker: rawText(drag).trim().slice(0, 100) });
  return hotspotQuestion(question.draft(), pictureMediaId, areas, areas.length);
}

const TYPES: Record<string, (question: MoodleQuestion) => Question> = {
  multichoice: choice(false),
  multichoiceset: choice(true),
  truefalse: trueFalse,
  shortanswer: shortAnswer,
  numerical,
  matching,
  match: matching,
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
  return taken;
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
