import type { Area, Question } from '@sullam/domain/questions/question.ts';
import { type PixelShape, shapeOf } from '../areas.ts';
import { asPercent, isOne, product, quotient } from '../decimals.ts';
import { noteFreeChoices } from '../drafts/choices.ts';
import { USUAL_LENGTH } from '../drafts/typed.ts';
import { languageOf, noteLeft, type Part, type Typed, typed, writeEach } from '../exporting.ts';
import type { ExportItem, ExportOptions, FormatReport } from '../formats.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { plainLine } from '../markup/plain-text.ts';
import { type PictureSize, pictureSize } from '../picture-size.ts';
import { LeftOut, type Notes } from '../report.ts';
import type { Steps } from '../steps.ts';
import { RULE_ELEMENT, writtenRule } from '../written-rules.ts';
import { writtenCategory } from './category-path.ts';
import { writeCloze } from './export-cloze.ts';
import { fileTag, MoodleWriter, tag, text } from './moodle-writer.ts';
import { moodleRuleOf } from './ordering-rules.ts';

function choices({ content, key }: Part<'SINGLE_CHOICE'> | Part<'MULTIPLE_CHOICE'>, writer: MoodleWriter): string {
  const isAllOrNothing = key.type === 'MULTIPLE_CHOICE' && key.isAllOrNothing;
  if (isAllOrNothing) writer.notes.add('all-or-nothing-as-weights');
  else if (key.type === 'MULTIPLE_CHOICE' && !key.sum) noteFreeChoices(key.fractions, writer.notes);
  const answers = content.choices.map(({ id, text: words }) =>
    writer.answer(asPercent(key.fractions[id] ?? '0'), words, key.feedback[id]),
  );
  return [
    tag('single', String(key.type === 'SINGLE_CHOICE')),
    tag('shuffleanswers', 'true'),
    tag('answernumbering', 'abc'),
    ...answers,
  ].join('');
}

function trueFalse({ key }: Part<'TRUE_FALSE'>, writer: MoodleWriter): string {
  return [true, false]
    .map((value) =>
      writer.plainAnswer(key.isTrue === value ? '1' : '0', String(value), key.feedback[value ? 'true' : 'false']),
    )
    .join('');
}

function numeric({ key }: Part<'NUMERIC'>, writer: MoodleWriter): string {
  const answers = key.accepted.map(({ value, tolerance, fraction, feedback }) =>
    writer.plainAnswer(fraction, value, feedback, tag('tolerance', tolerance)),
  );
  const units = key.units.map(({ name, factor }) => {
    const multiplier = quotient('1', factor) ?? '1';
    if (!isOne(product(multiplier, factor))) writer.notes.add('unit-factor-rounded');
    return `<unit>${tag('multiplier', multiplier)}${tag('unit_name', name)}</unit>`;
  });
  const list = units.length > 0 ? `<units>${units.join('')}</units>` : '';
  const grading = key.isUnitRequired
    ? [tag('unitgradingtype', 1), tag('unitpenalty', '1.0'), tag('showunits', 0)]
    : [tag('unitgradingtype', 0)];
  return [...answers, list, ...grading].join('');
}

function matching({ content, key }: Part<'MATCHING'>, writer: MoodleWriter): string {
  const used = new Set(Object.values(key.pairs));
  const answer = (id: string | undefined): string =>
    `<answer>${text(writer.html(content.choices.find((one) => one.id === id)?.text ?? {}, null))}</answer>`;
  const pairs = content.stems.map(
    ({ id, text: words }) => `<subquestion format="html">${writer.texts(words)}${answer(key.pairs[id])}</subquestion>`,
  );
  const others = content.choices.filter(({ id }) => !used.has(id));
  const alone = others.map(({ id }) => `<subquestion format="html">${text('')}${answer(id)}</subquestion>`);
  return [tag('shuffleanswers', 'true'), ...pairs, ...alone].join('');
}

function ordering({ content, key }: Part<'ORDERING'>, writer: MoodleWriter): string {
  const answers = key.order.map((id, index) =>
    writer.answer(String(index + 1), content.choices.find((choice) => choice.id === id)?.text ?? {}, undefined),
  );
  return [
    tag('layouttype', 'VERTICAL'),
    tag('selecttype', 'ALL'),
    tag('gradingtype', moodleRuleOf(key.rule ?? 'NEIGHBOURS')),
    ...answers,
  ].join('');
}

function essay(part: Part<'ESSAY'> | Part<'FILE_UPLOAD'>, writer: MoodleWriter): string {
  const guide = writer.field('graderinfo', part.key.guide);
  if (part.type === 'ESSAY') {
    const { leastWords, mostWords } = part.content;
    const limits = [tag('minwordlimit', leastWords || ''), tag('maxwordlimit', mostWords ?? '')];
    return [tag('responseformat', 'editor'), tag('responserequired', 1), ...limits, tag('attachments', 0), guide].join(
      '',
    );
  }
  const { mostFiles, mostBytes, extensions } = part.content;
  const types = extensions.map((extension) => `.${extension}`).join(',');
  return [
    tag('responseformat', 'noinline'),
    tag('responserequired', 0),
    tag('attachments', mostFiles),
    tag('attachmentsrequired', 1),
    tag('maxbytes', mostBytes),
    tag('filetypeslist', types),
    guide,
  ].join('');
}

/** An ellipse has no shape among Moodle's markers: it leaves as a polygon of this many corners. */
const CORNERS = 24;

function drop(area: Area, size: PictureSize, number: number, notes: Notes): string {
  const shape = shapeOf(area, size, notes);
  const [name, coords] = dropShape(shape, notes);
  return `<drop>${tag('no', number)}${tag('shape', name)}${tag('coords', coords)}${tag('choice', 1)}</drop>`;
}

function dropShape(shape: PixelShape, notes: Notes): [string, string] {
  if (shape.shape === 'rectangle') {
    const { from, to } = shape;
    return ['rectangle', `${from.x},${from.y};${to.x - from.x},${to.y - from.y}`];
  }
  if (shape.shape === 'polygon') return ['polygon', shape.points.map(({ x, y }) => `${x},${y}`).join(';')];
  const { middle, radius } = shape;
  const isCircle = radius.x === radius.y && [middle.x, middle.y, radius.x].every(Number.isInteger);
  if (isCircle) return ['circle', `${middle.x},${middle.y};${radius.x}`];
  notes.add('area-rounded');
  const corners = Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index * 2 * Math.PI) / CORNERS;
    return `${Math.round(middle.x + radius.x * Math.cos(angle))},${Math.round(middle.y + radius.y * Math.sin(angle))}`;
  });
  return ['polygon', corners.join(';')];
}

function hotspot({ content, key }: Part<'HOTSPOT'>, question: Question, writer: MoodleWriter): string {
  const picture = writer.shownFiles().get(content.pictureMediaId);
  if (!picture) throw new LeftOut('picture-missing');
  const size = pictureSize(picture.bytes);
  if (!size) throw new LeftOut('picture-size-unknown');
  if (key.areas.some(({ feedback }) => !isEmpty(feedback))) writer.notes.add('feedback-left');
  if (content.mostPoints !== key.areas.length) writer.notes.add('scoring-simplified');
  const label = plainLine(question.content.prompt[writer.options.language] ?? question.name).slice(0, 40);
  const drag = `<drag>${tag('no', 1)}${text(label)}${tag('noofdrags', content.mostPoints)}</drag>`;
  const drops = key.areas.map(({ area }, index) => drop(area, size, index + 1, writer.notes));
  return [fileTag(picture.name, picture.bytes), drag, ...drops].join('');
}

/** Moodle's name of a type and what is particular to it; `prompt` where the text holds the answers. */
function particulars(
  part: Typed,
  question: Question,
  writer: MoodleWriter,
): { type: string; body: string; prompt?: string } {
  switch (part.type) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return { type: 'multichoice', body: choices(part, writer) };
    case 'TRUE_FALSE':
      return { type: 'truefalse', body: trueFalse(part, writer) };
    case 'SHORT_TEXT': {
      const { accepted, isStrict } = part.key;
      if (part.content.maximumLength !== USUAL_LENGTH)
        writer.notes.add('length-limit-left', { most: part.content.maximumLength });
      const answers = accepted.map(({ text: words, fraction, feedback }) =>
        writer.plainAnswer(fraction, words, feedback),
      );
      return { type: 'shortanswer', body: [tag('usecase', isStrict ? 1 : 0), ...answers].join('') };
    }
    case 'NUMERIC':
      return { type: 'numerical', body: numeric(part, writer) };
    case 'MATCHING':
      return { type: 'matching', body: matching(part, writer) };
    case 'ORDERING':
      return { type: 'ordering', body: ordering(part, writer) };
    case 'FILL_BLANKS':
    case 'DROPDOWN_CLOZE': {
      const language = languageOf(question.content.prompt, writer.options);
      const { html, files } = writeCloze(part, language, writer);
      return { type: 'cloze', body: '', prompt: `<questiontext format="html">${text(html)}${files}</questiontext>` };
    }
    case 'HOTSPOT':
      return { type: 'ddmarker', body: hotspot(part, question, writer) };
    case 'ESSAY':
    case 'FILE_UPLOAD':
      return { type: 'essay', body: essay(part, writer) };
  }
}

/** How the parts count, for ourselves; says where Moodle, which passes over it, counts otherwise. */
function ruleTag({ key }: Question, notes: Notes): string {
  const rule = writtenRule(key);
  const isCounted = key.type !== 'MULTIPLE_CHOICE' && 'sum' in key && key.sum;
  if (isCounted || ('isAllOrNothing' in key && key.isAllOrNothing) || rule === 'NEIGHBOURS')
    notes.add('scoring-simplified');
  const isPriced =
    ('shares' in key && key.shares) || (key.type === 'HOTSPOT' && key.areas.some(({ share }) => share !== undefined));
  if (isPriced || ('otherShare' in key && key.otherShare)) notes.add('shares-left');
  return rule === null ? '' : tag(RULE_ELEMENT, rule);
}

function written(question: Question, options: ExportOptions, notes: Notes): string {
  const writer = new MoodleWriter(options, notes);
  const { type, body, prompt } = particulars(typed(question), question, writer);
  noteLeft(question, notes, { marks: true, hints: true, tags: true });
  const hints = question.content.hints.filter((hint) => !isEmpty(hint)).map((hint) => writer.field('hint', hint));
  const tags = question.tags.map((word) => `<tag>${text(word)}</tag>`).join('');
  const parts = [
    `<name>${text(question.name)}</name>`,
    prompt ?? writer.field('questiontext', question.content.prompt),
    writer.field('generalfeedback', question.key.explanation),
    tag('defaultgrade', question.marks),
    tag('penalty', 0),
    tag('hidden', 0),
    question.idNumber?.trim() ? tag('idnumber', question.idNumber.trim()) : '',
    ruleTag(question, notes),
    body,
    ...hints,
    tags === '' ? '' : `<tags>${tags}</tags>`,
  ];
  return `<question type="${type}">\n${parts.filter((part) => part !== '').join('\n')}\n</question>\n`;
}

export function* exportMoodleXml(
  items: readonly ExportItem[],
  options: ExportOptions,
): Steps<{ text: string; report: FormatReport }> {
  const { written: done, report } = yield* writeEach(items, ({ question }, notes) => written(question, options, notes));
  let category = writtenCategory([]);
  const blocks = done.map(({ item, result }) => {
    const path = writtenCategory(item.category);
    const isNew = path !== category;
    category = path;
    return isNew ? `<question type="category">\n<category>${text(path)}</category>\n</question>\n${result}` : result;
  });
  return { text: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${blocks.join('')}</quiz>\n`, report };
}
