import type { Localized } from '@sullam/domain/localized.ts';
import { fromPercent, isPositive, isZero, readNumber } from '../decimals.ts';
import type { Draft, DraftChoice } from '../drafts/draft.ts';
import { field, isEmpty } from '../markup/html-fields.ts';
import { childNamed, childrenNamed, type MarkupElement, textOf, writeMarkup } from '../markup/markup-tree.ts';
import { type TextFormat, typedWords } from '../markup/plain-text.ts';
import { bytesOfBase64, decodedAddress, type FoundFile, linksInto } from '../media-files.ts';
import { type Importing, LeftOut, type Notes } from '../report.ts';

const FORMATS: Record<string, TextFormat> = {
  html: 'html',
  moodle_auto_format: 'moodle',
  plain_text: 'plain',
  markdown: 'markdown',
};
const PLUGIN_FILE = /^@@PLUGINFILE@@\//i;

/** What stands beside a text in its element. */
const BESIDE = new Set(['file', 'feedback', 'tolerance', 'answer', 'fraction']);

/** The words in an element's `<text>`, or in the element where it has none; markup without CDATA is taken as HTML. */
export function rawText(holder: MarkupElement | undefined): string {
  if (!holder) return '';
  const own = holder.children.filter((child) => child.kind === 'text' || !BESIDE.has(child.name));
  const nodes = childNamed(holder, 'text')?.children ?? own;
  return nodes.some(({ kind }) => kind === 'element') ? writeMarkup(nodes, 'html') : nodes.map(textOf).join('');
}

export const isTrueText = (text: string): boolean => /^\s*(?:1|true|yes)\s*$/i.test(text);

/** One question element with its texts and files. */
export class MoodleQuestion {
  readonly node: MarkupElement;
  readonly notes: Notes;
  readonly #importing: Importing;
  readonly #unused = new Set<MarkupElement>();

  constructor(node: MarkupElement, importing: Importing, notes: Notes) {
    this.node = node;
    this.notes = notes;
    this.#importing = importing;
  }

  child(name: string): MarkupElement | undefined {
    return childNamed(this.node, name);
  }

  children(name: string): MarkupElement[] {
    return childrenNamed(this.node, name);
  }

  /** The text of a plain setting like `<single>true</single>`. */
  setting(name: string): string {
    const node = this.child(name);
    return node ? rawText(node).trim() : '';
  }

  number(name: string): string | null {
    return readNumber(this.setting(name));
  }

  #file(node: MarkupElement): FoundFile {
    const content = textOf(node);
    const name = node.attributes.name ?? '';
    return { key: `${name}\n${content}`, name, bytes: () => bytesOfBase64(content) };
  }

  #fileAt(address: string, near: MarkupElement): FoundFile | null {
    if (!PLUGIN_FILE.test(address)) return null;
    const path = decodedAddress(address.replace(PLUGIN_FILE, '/').replace(/[?#].*$/, ''));
    const isIt = (node: MarkupElement): boolean =>
      `${(node.attributes.path ?? '/').replace(/\/?$/, '/')}${node.attributes.name ?? ''}` === path;
    const node = childrenNamed(near, 'file').find(isIt) ?? this.children('file').find(isIt);
    if (!node) return null;
    this.#unused.delete(node);
    return this.#file(node);
  }

  /** The id of a file that stands in the question itself, like the picture under markers. */
  ownFile(): number {
    const node = this.child('file');
    const file = node && this.#file(node);
    const bytes = file?.bytes();
    if (!file || !bytes) throw new LeftOut('picture-missing');
    return this.#importing.media.put(file.key, file.name, bytes);
  }

  /** The picture below the question's text, as Moodle 1.9 wrote it. */
  #withOldPicture(prompt: Localized): Localized {
    const written = this.child('image_base64');
    const address = this.setting('image');
    const bytes = written && bytesOfBase64(textOf(written));
    if (!bytes) {
      if (address !== '') this.notes.add('media-missing', { address: address.slice(0, 200) });
      return prompt;
    }
    const id = this.#importing.media.put(
      `${address}\n${textOf(written)}`,
      address.split('/').at(-1) || 'picture',
      bytes,
    );
    return Object.fromEntries(
      Object.entries(prompt).map(([code, html]) => [code, `${html}<p><img data-media-id="${id}" alt=""></p>`]),
    );
  }

  bytesOf(mediaId: number): Uint8Array {
    return this.#importing.media.bytesOf(mediaId) ?? new Uint8Array();
  }

  /** A text as HTML in the languages that it is written in. */
  text(holder: MarkupElement | undefined, raw = rawText(holder)): Localized {
    if (!holder) return {};
    for (const node of childrenNamed(holder, 'file')) this.#unused.add(node);
    const format = FORMATS[holder.attributes.format ?? 'html'] ?? 'html';
    const links = linksInto(this.#importing.media, (address) => this.#fileAt(address, holder));
    return field(raw, format, { language: this.#importing.options.language, links, notes: this.notes });
  }

  /** The words that are compared with what learners type. */
  plain(holder: MarkupElement): string {
    const raw = rawText(holder).trim();
    return holder.attributes.format === 'html' ? typedWords(raw, 'html') : raw;
  }

  fraction(answer: MarkupElement): string {
    const percent = readNumber(answer.attributes.fraction ?? childTextOf(answer, 'fraction') ?? '0');
    if (percent === null)
      throw new LeftOut('number-unreadable', { text: (answer.attributes.fraction ?? '').slice(0, 40) });
    return fromPercent(percent);
  }

  choice(answer: MarkupElement): DraftChoice {
    return {
      text: this.text(answer),
      fraction: this.fraction(answer),
      feedback: this.text(childNamed(answer, 'feedback')),
    };
  }

  /** What all types have; `prompt` where it isn't simply the question's text. */
  draft(prompt?: Localized): Draft {
    const marks = this.number('defaultgrade') ?? this.number('defaultmark') ?? '1';
    if (!isPositive(marks)) this.notes.add('marks-replaced', { marks });
    const penalty = this.number('penalty');
    if (penalty && !isZero(penalty)) this.notes.add('penalty-left', { penalty });
    const combined = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'];
    if (combined.some((name) => rawText(this.child(name)).trim() !== '')) this.notes.add('combined-feedback-left');
    if (/^\s*(?:0|false)\s*$/i.test(this.setting('shuffleanswers'))) this.notes.add('order-not-fixed');
    const hints = this.children('hint');
    if (hints.some((hint) => childNamed(hint, 'clearwrong') || childNamed(hint, 'shownumcorrect')))
      this.notes.add('hint-actions-left');
    const tags = this.child('tags');
    return {
      name: rawText(this.child('name')),
      prompt: this.#withOldPicture(prompt ?? this.text(this.child('questiontext'))),
      hints: hints.map((hint) => this.text(hint)).filter((hint) => !isEmpty(hint)),
      explanation: this.text(this.child('generalfeedback')),
      marks,
      tags: tags ? childrenNamed(tags, 'tag').map((tag) => rawText(tag)) : [],
      idNumber: this.setting('idnumber') || null,
    };
  }

  /** Names the files that came with the texts and are shown nowhere in them. */
  noteUnusedFiles(): void {
    for (const node of this.#unused)
      this.notes.add('file-link-left', { address: (node.attributes.name ?? '').slice(0, 200) });
  }
}

export const childTextOf = (parent: MarkupElement, name: string): string | undefined => {
  const node = childNamed(parent, name);
  return node && rawText(node).trim();
};
