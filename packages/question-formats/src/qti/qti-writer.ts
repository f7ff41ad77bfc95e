import type { Localized } from '@sullam/domain/localized.ts';
import type { AcceptedText, DecimalText, Question } from '@sullam/domain/questions/question.ts';
import type { ExportOptions } from '../formats.ts';
import { leavingNodes, onlyText, type WriteContext } from '../markup/html-fields.ts';
import { joinLanguages } from '../markup/html-languages.ts';
import { element, type MarkupElement, type MarkupNode } from '../markup/markup-tree.ts';
import { isPlain, plainLine } from '../markup/plain-text.ts';
import type { LeavingFiles } from '../media-files.ts';
import type { Notes } from '../report.ts';
import { PROMPT_CLASS, qtiNodes } from './qti-markup.ts';

/** Writes the texts of one item. */
export class QtiWriter {
  readonly options: ExportOptions;
  readonly files: LeavingFiles;
  readonly notes: Notes;
  readonly question: Question;

  constructor(question: Question, options: ExportOptions, files: LeavingFiles, notes: Notes) {
    this.question = question;
    this.options = options;
    this.files = files;
    this.notes = notes;
  }

  #context(): WriteContext {
    const addressOf = (id: number): string | null => {
      const file = this.files.get(id);
      return file && `media/${encodeURIComponent(file.name)}`;
    };
    return { language: this.options.language, attribute: 'xml:lang', mode: 'xml', notes: this.notes, addressOf };
  }

  nodes(text: Localized): MarkupNode[] {
    const context = this.#context();
    const joined = joinLanguages(text, context.language, (html) => leavingNodes(html, context), 'xml:lang');
    return qtiNodes(joined, this.notes);
  }

  /** A text's words in one language, for places that hold no markup. */
  words(text: Localized): string {
    const html = onlyText(text, this.options.language, this.notes);
    if (!isPlain(html)) this.notes.add('formatting-left');
    return plainLine(html);
  }

  /** Accepted texts, and what any other text gives: an asterisk alone behind all others. */
  accepted(texts: readonly AcceptedText[]): { named: AcceptedText[]; other: DecimalText } {
    const last = texts.at(-1);
    if (last?.text !== '*' || texts.length < 2) return { named: [...texts], other: '0' };
    return { named: texts.slice(0, -1), other: last.fraction };
  }

  /** An accepted text as it is compared to the letter: the format has no sign for any letters. */
  spelled(accepted: string): string {
    if (/(?<!\\)\*/.test(accepted)) this.notes.add('wildcard-as-text');
    return accepted.replaceAll('\\*', '*');
  }

  prompt(): MarkupElement {
    return element('div', { class: PROMPT_CLASS }, this.nodes(this.question.content.prompt));
  }
}

/** What an item is made of besides its frame. */
export interface ItemParts {
  responses: MarkupElement[];
  body: MarkupNode[];
  processing: MarkupElement | null;
  /** Remarks by the choice that they are about. */
  feedback: Record<string, Localized>;
}
