import type { Localized } from '@sullam/domain/localized.ts';
import { asPercent } from '../decimals.ts';
import type { ExportOptions } from '../formats.ts';
import { writeField } from '../markup/html-fields.ts';
import { escapeAttribute, escapeText } from '../markup/markup-tree.ts';
import { base64Of, LeavingFiles } from '../media-files.ts';
import type { Notes } from '../report.ts';

export const text = (content: string): string => `<text>${escapeText(content)}</text>`;
export const tag = (name: string, content: string | number): string =>
  `<${name}>${escapeText(String(content))}</${name}>`;

/** Writes one question: its texts in both languages, with the files that they show. */
export class MoodleWriter {
  readonly options: ExportOptions;
  readonly notes: Notes;

  constructor(options: ExportOptions, notes: Notes) {
    this.options = options;
    this.notes = notes;
  }

  shownFiles(): LeavingFiles {
    return new LeavingFiles(this.options.mediaOf);
  }

  /** A text as HTML; the files that it shows are put to those `shown`, or can't be shown where nobody holds them. */
  html(content: Localized, shown: LeavingFiles | null): string {
    const addressOf = (id: number): string | null => {
      const file = shown?.get(id);
      return file ? `@@PLUGINFILE@@/${encodeURIComponent(file.name)}` : null;
    };
    const { language } = this.options;
    return writeField(content, { language, attribute: 'lang', mode: 'html', notes: this.notes, addressOf });
  }

  /** A text's element with its files beside it. */
  texts(content: Localized): string {
    const shown = this.shownFiles();
    return `${text(this.html(content, shown))}${fileTags(shown)}`;
  }

  field(name: string, content: Localized): string {
    return `<${name} format="html">${this.texts(content)}</${name}>`;
  }

  answer(percent: string, content: Localized, feedback: Localized | undefined): string {
    return `<answer fraction="${percent}" format="html">${this.texts(content)}${this.field('feedback', feedback ?? {})}</answer>`;
  }

  /** An answer that is compared as it stands. */
  plainAnswer(fraction: string, content: string, feedback: Localized, more = ''): string {
    const remark = this.field('feedback', feedback);
    return `<answer fraction="${asPercent(fraction)}" format="moodle_auto_format">${text(content)}${remark}${more}</answer>`;
  }
}

export const fileTag = (name: string, bytes: Uint8Array): string =>
  `<file name="${escapeAttribute(name)}" path="/" encoding="base64">${base64Of(bytes)}</file>`;

export const fileTags = (shown: LeavingFiles): string =>
  [...shown.files.values()].map(({ name, bytes }) => fileTag(name, bytes)).join('');
