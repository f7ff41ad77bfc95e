import type { Localized } from '@sullam/domain/localized.ts';
import type { Question } from '@sullam/domain/questions/question.ts';
import { languageOf, noteLeft, type Part, type Typed, typed } from '../exporting.ts';
import type { ExportOptions } from '../formats.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { element, type MarkupElement, textNode } from '../markup/markup-tree.ts';
import type { LeavingFiles } from '../media-files.ts';
import type { Notes } from '../report.ts';
import { writtenRule } from '../written-rules.ts';
import { choices, trueFalse } from './export-choices.ts';
import { gapInteractions } from './export-gaps.ts';
import { hotspot } from './export-hotspot.ts';
import { ordering } from './export-order.ts';
import { matching } from './export-pairs.ts';
import { numeric, shortText } from './export-typed.ts';
import { PROMPT_CLASS } from './qti-markup.ts';
import { type ItemParts, QtiWriter } from './qti-writer.ts';
import { outcome, response } from './qti-writing.ts';

function byHand(part: Part<'ESSAY'> | Part<'FILE_UPLOAD'>, writer: QtiWriter): ItemParts {
  const guide = isEmpty(part.key.guide)
    ? []
    : [
        element('rubricBlock', { view: 'scorer' }, [
          element('div', { class: PROMPT_CLASS }, writer.nodes(part.key.guide)),
        ]),
      ];
  const isEssay = part.type === 'ESSAY';
  if (isEssay && (part.content.leastWords > 0 || part.content.mostWords !== null)) writer.notes.add('word-limits-left');
  if (!isEssay) writer.notes.add('file-limits-left', { types: part.content.extensions.join(', ') });
  const name = isEssay ? 'extendedTextInteraction' : 'uploadInteraction';
  return {
    responses: [response('RESPONSE', 'single', isEssay ? 'string' : 'file')],
    body: [writer.prompt(), element(name, { responseIdentifier: 'RESPONSE' }, []), ...guide],
    processing: null,
    feedback: {},
  };
}

function partsOf(part: Typed, writer: QtiWriter): ItemParts {
  switch (part.type) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return choices(part, writer);
    case 'TRUE_FALSE':
      return trueFalse(part, writer);
    case 'SHORT_TEXT':
      return shortText(part, writer);
    case 'NUMERIC':
      return numeric(part, writer);
    case 'MATCHING':
      return matching(part, writer);
    case 'ORDERING':
      return ordering(part, writer);
    case 'FILL_BLANKS':
    case 'DROPDOWN_CLOZE':
      return gapInteractions(part, writer);
    case 'HOTSPOT':
      return hotspot(part, writer);
    case 'ESSAY':
    case 'FILE_UPLOAD':
      return byHand(part, writer);
  }
}

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqti_v2p1';

/** An assessment item; a cloze text leaves in one language, which is then the item's. */
export function itemOf(
  question: Question,
  identifier: string,
  options: ExportOptions,
  files: LeavingFiles,
  notes: Notes,
): MarkupElement {
  const part = typed(question);
  const isCloze = part.type === 'FILL_BLANKS' || part.type === 'DROPDOWN_CLOZE';
  const language = isCloze ? languageOf(question.content.prompt, options) : options.language;
  const writer = new QtiWriter(question, { ...options, language }, files, notes);
  const { responses, body, processing: rules, feedback } = partsOf(part, writer);
  noteLeft(question, notes, { marks: true, negative: true, tags: true, difficulty: true });
  const remarks = Object.entries(feedback).filter(([, text]) => !isEmpty(text));
  const explanation = question.key.explanation;
  const modal = (outcomeIdentifier: string, id: string, text: Localized): MarkupElement =>
    element('modalFeedback', { outcomeIdentifier, identifier: id, showHide: 'show' }, writer.nodes(text));
  const cardinality = part.type === 'MULTIPLE_CHOICE' ? 'multiple' : 'single';
  const children = [
    ...responses,
    outcome('SCORE', 'single', 'float', '0', writtenRule(question.key)),
    outcome('MAXSCORE', 'single', 'float', question.marks),
    ...(remarks.length > 0 ? [outcome('FEEDBACK', cardinality, 'identifier')] : []),
    ...(isEmpty(explanation) ? [] : [outcome('SOLUTION', 'single', 'identifier', 'EXPLANATION')]),
    element('itemBody', {}, body),
    ...(rules ? [rules] : []),
    ...remarks.map(([id, text]) => modal('FEEDBACK', id, text)),
    ...(isEmpty(explanation) ? [] : [modal('SOLUTION', 'EXPLANATION', explanation)]),
  ];
  const attributes = {
    xmlns: NAMESPACE,
    identifier,
    title: question.name,
    adaptive: 'false',
    timeDependent: 'false',
    'xml:lang': language,
  };
  return element(
    'assessmentItem',
    attributes,
    children.flatMap((child) => [textNode('\n'), child]),
  );
}
