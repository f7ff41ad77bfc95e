import fs from 'node:fs';
import path from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import type { Static, TSchema } from 'typebox';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { MarkdownError, type PictureFinder, toHtml } from './markdown.ts';
import type { AuthorText, Language, LocalizedText } from './types.ts';

const ajv = new Ajv({ allErrors: true, strict: false });

/** What is wrong in a content file: the file, the line, the field and a sentence. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

type Place = readonly (string | number)[];

const placeOf = ({ instancePath }: ErrorObject): Place =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));

function sentenceOf({ keyword, params, message = '' }: ErrorObject): string {
  const { missingProperty, additionalProperty, allowedValues, allowedValue } = params as Record<string, unknown>;
  if (keyword === 'required') return `"${missingProperty}" is missing`;
  if (keyword === 'additionalProperties') return `"${additionalProperty}" is not known here`;
  if (Array.isArray(allowedValues)) return `must be one of ${allowedValues.join(', ')}`;
  if (keyword === 'const') return `must be ${allowedValue}`;
  return message;
}

/** A YAML file of the content. */
export class YamlFile {
  readonly #document: Document.Parsed;
  readonly #lines = new LineCounter();
  readonly #value: unknown;

  constructor(readonly file: string) {
    this.#document = parseDocument(readText(file), { lineCounter: this.#lines });
    const [error] = this.#document.errors;
    if (error) throw new ContentError(`${shown(file)}:${error.linePos?.[0].line ?? 1}: ${error.message}`);
    this.#value = this.#document.toJS();
  }

  /** The value at a place, if it is as the schema says. */
  read<Schema extends TSchema>(schema: Schema, place: Place = []): Static<Schema> {
    const value = place.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], this.#value);
    const validate = ajv.compile(schema);
    if (validate(value)) return value as Static<Schema>;
    // Of a value that fits none of several shapes only the first reason is reported.
    const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf');
    throw new ContentError(
      errors.map((error) => this.#located([...place, ...placeOf(error)], sentenceOf(error))).join('\n'),
    );
  }

  /** An error about a place in this file. */
  error(place: Place, message: string): ContentError {
    return new ContentError(this.#located(place, message));
  }

  /** A Markdown text of this file as HTML. */
  html(text: LocalizedText, place: Place): LocalizedText;
  html(text: AuthorText, place: Place): AuthorText;
  html(text: AuthorText, place: Place): AuthorText {
    return eachLanguage(text, (markdown, language) => {
      try {
        return toHtml(markdown);
      } catch (error) {
        if (error instanceof MarkdownError) throw this.error([...place, language], error.message);
        throw error;
      }
    });
  }

  #located(place: Place, message: string): string {
    let at = place;
    while (at.length > 0 && !this.#document.hasIn(at)) at = at.slice(0, -1);
    const node = at.length > 0 ? this.#document.getIn(at, true) : this.#document.contents;
    const range = (node as { range?: [number, number, number] } | undefined)?.range;
    const line = range ? this.#lines.linePos(range[0]).line : 1;
    return `${shown(this.file)}:${line}: ${place.length > 0 ? `${place.join('.')}: ` : ''}${message}`;
  }
}

/** A file name as errors show it: relative to the folder in which the server was started. */
const shown = (file: string): string => path.relative('', file);

function readText(file: string): string {
  if (!fs.existsSync(file)) throw new ContentError(`${shown(file)} is missing`);
  return fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

/** Changes a text in each language that it has. */
export function eachLanguage(text: AuthorText, change: (value: string, language: Language) => string): AuthorText {
  const result: AuthorText = {};
  for (const language of ['en', 'ar'] as const) {
    const value = text[language];
    if (value !== undefined) result[language] = change(value, language);
  }
  return result;
}

/** A Markdown file: its title is the line that begins with one #. */
export interface MarkdownFile {
  title: string;
  /** Markdown. */
  body: string;
  html(markdown: string): string;
}

/** Reads a Markdown file; `values` stand in the text as {{name}}. */
export function readMarkdown(file: string, assets: string, values: Record<string, string> = {}): MarkdownFile {
  const text = readText(file).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (values[name] === undefined) throw new ContentError(`${shown(file)}: {{${name}}} has no value`);
    return values[name];
  });
  const [, title, body = ''] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  if (!title) throw new ContentError(`${shown(file)}:1: the first line must be the title: # and a space before it`);
  const findPicture: PictureFinder = (address) => {
    const asset = path.relative(assets, path.resolve(path.dirname(file), address));
    if (asset.startsWith('..') || !fs.existsSync(path.join(assets, asset)))
      throw new MarkdownError(`there is no picture ${address}`);
    return asset.split(path.sep).join('/');
  };
  const html = (markdown: string): string => {
    try {
      return toHtml(markdown, findPicture);
    } catch (error) {
      if (error instanceof MarkdownError) throw new ContentError(`${shown(file)}: ${error.message}`);
      throw error;
    }
  };
  return { title: title.trim(), body: body.trim(), html };
}

/** The languages in which a text `name` lies in a folder, as `name.en.md` and `name.ar.md`. */
export function languagesOf(folder: string, name: string): Language[] {
  const found = (['en', 'ar'] as const).filter((language) =>
    fs.existsSync(path.join(folder, `${name}.${language}.md`)),
  );
  if (found.length === 0) throw new ContentError(`${shown(path.join(folder, `${name}.en.md`))} is missing`);
  return found;
}
