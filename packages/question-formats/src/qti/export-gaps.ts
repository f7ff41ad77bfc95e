import { LANGUAGES } from '@sullam/domain/localized.ts';
import type { PartsRule, Question } from '@sullam/domain/questions/question.ts';
import { difference, greatest, isOne, isZero, product, quotient, sum } from '../decimals.ts';
import type { Typed } from '../exporting.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { element, type MarkupElement, type MarkupNode, textNode } from '../markup/markup-tree.ts';
import { BLANK_CLASS, PROMPT_CLASS } from './qti-markup.ts';
import type { ItemParts, QtiWriter } from './qti-writer.ts';
import {
  all,
  any,
  correctResponse,
  float,
  isAtLeast,
  isNear,
  mapped,
  mapping,
  marksOf,
  type NumberMarks,
  numberCondition,
  processing,
  response,
  setScore,
  variable,
  when,
} from './qti-writing.ts';

type Cloze = Extract<Typed, { type: 'FILL_BLANKS' | 'DROPDOWN_CLOZE' }>;

interface Gap {
  id: string;
  interaction: MarkupElement;
  declaration: MarkupElement;
  /** For a gap whose numbers are compared by rules instead of by its mapping. */
  numbers: NumberMarks[];
  weight: string;
  /** What any other number gives. */
  other: string;
}

/** A gap's weight is the most that its mapping gives: it says nothing of a gap that nobody can answer in full. */
function noteWeight(fractions: readonly string[], writer: QtiWriter): void {
  const most = greatest(fractions);
  if (!isOne(most)) writer.notes.add('weights-not-whole', { sum: most });
}

function blanks(part: Extract<Cloze, { type: 'FILL_BLANKS' }>, writer: QtiWriter): Gap[] {
  const floor = part.key.sum ? null : '0';
  return part.content.blanks.map(({ id, isNumeric }) => {
    const { weight, texts, numbers } = part.key.blanks[id] ?? { weight: '1', texts: [], numbers: [] };
    const accepted = isNumeric ? numbers : texts;
    noteWeight(
      accepted.map(({ fraction }) => fraction),
      writer,
    );
    if (accepted.some(({ feedback }) => !isEmpty(feedback))) writer.notes.add('feedback-left');
    const { named, other } = writer.accepted(
      texts.length > 0 && isNumeric ? [{ text: '', fraction: '0', feedback: {} }, ...texts] : texts,
    );
    const spelled = named.map(({ text, fraction }) => ({ text: writer.spelled(text), fraction }));
    const rest = product(weight, other);
    const entries = spelled.map(({ text, fraction }) => ({
      key: text,
      value: product(weight, fraction),
      caseSensitive: part.key.isStrict,
    }));
    const written = isNumeric ? numbers.map(({ value, fraction }) => ({ text: value, fraction })) : spelled;
    const right = written
      .filter(({ fraction }) => isOne(fraction))
      .map(({ text }) => text)
      .slice(0, 1);
    return {
      id,
      weight,
      other: isNumeric ? rest : '0',
      interaction: element('textEntryInteraction', { responseIdentifier: id, class: BLANK_CLASS }, []),
      declaration: isNumeric
        ? response(id, 'single', 'float', correctResponse(right))
        : response(id, 'single', 'string', correctResponse(right), mapping(entries, { floor, other: rest })),
      numbers: isNumeric
        ? numbers.map(({ value, tolerance, fraction }) => ({ value, tolerance, marks: product(weight, fraction) }))
        : [],
    };
  });
}

function dropdowns(part: Extract<Cloze, { type: 'DROPDOWN_CLOZE' }>, writer: QtiWriter): Gap[] {
  const floor = part.key.sum ? null : '0';
  return part.content.gaps.map(({ id, choices }) => {
    const { weight, fractions } = part.key.gaps[id] ?? { weight: '1', fractions: {} };
    noteWeight(Object.values(fractions), writer);
    const own = (choice: string): string => `${id}-${choice}`;
    const right = choices
      .filter((choice) => isOne(fractions[choice.id] ?? '0'))
      .map((choice) => own(choice.id))
      .slice(0, 1);
    const entries = choices.map((choice) => ({
      key: own(choice.id),
      value: product(weight, fractions[choice.id] ?? '0'),
    }));
    const nodes = choices.map((choice) =>
      element('inlineChoice', { identifier: own(choice.id) }, [textNode(writer.words(choice.text))]),
    );
    return {
      id,
      weight,
      other: '0',
      interaction: element('inlineChoiceInteraction', { responseIdentifier: id, shuffle: 'false' }, nodes),
      declaration: response(id, 'single', 'identifier', correctResponse(right), mapping(entries, { floor })),
      numbers: [],
    };
  });
}

/** Text with interactions where its gap marks were. */
function filled(nodes: readonly MarkupNode[], gaps: ReadonlyMap<string, MarkupElement>): MarkupNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'element') return [{ ...node, children: filled(node.children, gaps) }];
    return node.text.split(/(\{\{[\w-]{1,60}\}\})/).flatMap((piece): MarkupNode[] => {
      const gap = gaps.get(piece);
      return gap ? [gap] : piece === '' ? [] : [textNode(piece)];
    });
  });
}

/** Whether a gap is filled in as well as it can be. */
const isFull = ({ id, numbers, weight }: Gap): MarkupElement => {
  const full = numbers.filter(({ marks }) => isZero(difference(marks, weight)));
  return numbers.length > 0 ? any(full.map((number) => isNear(id, number))) : isAtLeast(mapped(id), weight);
};

const together = (gaps: readonly Gap[], question: Question): MarkupElement =>
  when([all(gaps.map(isFull)), setScore(float(question.marks))]);

/** What the gaps give together, in marks, and no lower than their rule has it. */
function oneByOne(gaps: readonly Gap[], factor: string, { sum: rule }: PartsRule, question: Question): MarkupElement[] {
  const counted = gaps.filter(({ numbers }) => numbers.length > 0);
  const listed = gaps.filter(({ numbers }) => numbers.length === 0);
  const total = element('sum', {}, [variable('SCORE'), ...listed.map(({ id }) => mapped(id))]);
  const scaled = factor === '1' ? total : element('product', {}, [total, float(factor)]);
  const floor = rule && rule.least !== null ? marksOf(question, rule.least) : null;
  return [
    ...counted.map(({ id, numbers, other }) => numberCondition(id, numbers, other)),
    ...(listed.length > 0 || factor !== '1' ? [setScore(scaled)] : []),
    ...(floor === null ? [] : [when([element('lt', {}, [variable('SCORE'), float(floor)]), setScore(float(floor))])]),
  ];
}

/** A cloze text with interactions for its gaps, in one language: an interaction can stand in an item once. */
export function gapInteractions(part: Cloze, writer: QtiWriter): ItemParts {
  const { prompt } = part.content;
  const { language } = writer.options;
  for (const other of LANGUAGES)
    if (other !== language && prompt[other]?.trim()) writer.notes.add('language-left', { language: other });
  const gaps = part.type === 'FILL_BLANKS' ? blanks(part, writer) : dropdowns(part, writer);
  const marks = new Map(gaps.map(({ id, interaction }) => [`{{${id}}}`, interaction]));
  const weights = sum(gaps.map(({ weight }) => weight));
  const factor = isZero(weights) ? '1' : (quotient(writer.question.marks, weights) ?? '1');
  return {
    responses: gaps.map(({ declaration }) => declaration),
    body: [
      element('div', { class: PROMPT_CLASS }, filled(writer.nodes({ [language]: prompt[language] ?? '' }), marks)),
    ],
    processing: processing(writer.question, {
      template: null,
      rules: part.key.isAllOrNothing
        ? [together(gaps, writer.question)]
        : oneByOne(gaps, factor, part.key, writer.question),
      responses: gaps.map(({ id }) => id),
    }),
    feedback: {},
  };
}
