import { LANGUAGES, type Language, type Localized } from '@sullam/domain/localized.ts';
import type { Notes } from '../report.ts';
import { withFormulas, withTex } from './formulas.ts';
import { cleanedNodes, type MediaLinks } from './html-cleaning.ts';
import { joinLanguages, splitLanguages, withLanguageTagsAsSpans } from './html-languages.ts';
import { element, type MarkupNode, parseMarkup, rewrite, textNode, writeMarkup } from './markup-tree.ts';
import { htmlOf, type TextFormat } from './plain-text.ts';

export interface FieldContext {
  language: Language;
  links: MediaLinks;
  notes: Notes;
}

const SHOWN_EMPTY = new Set(['img', 'audio', 'video', 'hr']);

/** Editors leave empty paragraphs behind: they are no text. */
const showsSomething = (nodes: readonly MarkupNode[]): boolean =>
  nodes.some((node) => {
    if (node.kind === 'text') return node.text.trim() !== '';
    return SHOWN_EMPTY.has(node.name) || 'data-formula' in node.attributes || showsSomething(node.children);
  });

/** Nodes of a file as the product's HTML, by language. */
export function fieldOfNodes(nodes: readonly MarkupNode[], { language, links, notes }: FieldContext): Localized {
  const field: Localized = {};
  for (const [code, part] of Object.entries(splitLanguages(nodes, language, notes))) {
    const shown = cleanedNodes(withFormulas(part), links, notes);
    if (showsSomething(shown)) field[code as Language] = writeMarkup(shown, 'html').trim();
  }
  return field;
}

/** One line without any sign that means something in HTML, in TeX or to Moodle: most choices are such. */
const IS_PLAIN = /^[^<>&\\${[\n]*$/;

/** A text of a file as the product's HTML, by language. */
export function field(text: string, format: TextFormat, context: FieldContext): Localized {
  if (text.trim() === '') return {};
  if (format !== 'markdown' && IS_PLAIN.test(text)) return { [context.language]: text.trim() };
  const { html, isSimplified } = htmlOf(text, format);
  if (isSimplified) context.notes.add('markdown-simplified');
  return fieldOfNodes(parseMarkup(withLanguageTagsAsSpans(html), 'html').root.children, context);
}

export const isEmpty = (text: Localized): boolean => LANGUAGES.every((code) => !text[code]?.trim());

/** How the HTML of a field leaves: what stands for a stored file is given by `addressOf`. */
export interface WriteContext {
  language: Language;
  attribute: 'lang' | 'xml:lang';
  mode: 'html' | 'xml';
  addressOf: (mediaId: number) => string | null;
  notes: Notes;
}

const TYPES: Record<string, string> = { mp3: 'mpeg', m4a: 'mp4', ogv: 'ogg', oga: 'ogg', m4v: 'mp4', mov: 'quicktime' };
const MEDIA_TAGS = new Set(['img', 'video', 'audio']);

/** Nodes of the product's HTML with formulas as TeX and files by their address. */
export function leavingNodes(html: string, context: WriteContext): MarkupNode[] {
  return rewrite(withTex(parseMarkup(html, 'html').root.children), (child) => {
    if (!MEDIA_TAGS.has(child.name)) return [child];
    const { 'data-media-id': id = '', ...attributes } = child.attributes;
    const address = context.addressOf(Number(id));
    if (address === null) {
      context.notes.add('media-missing', { address: id });
      return attributes.alt ? [textNode(attributes.alt)] : [];
    }
    const ending = address.split('.').at(-1)?.toLowerCase() ?? '';
    if (context.mode === 'xml' && child.name !== 'img')
      return [element('object', { data: address, type: `${child.name}/${TYPES[ending] ?? ending}` }, [])];
    return [{ ...child, attributes: { src: address, ...attributes } }];
  });
}

/** A field in both languages for a file that holds HTML. */
export const writeField = (text: Localized, context: WriteContext): string =>
  writeMarkup(
    joinLanguages(text, context.language, (html) => leavingNodes(html, context), context.attribute),
    context.mode,
  );

/** The one text that a format without marked languages takes; says which other was left. */
export function onlyText(text: Localized, language: Language, notes: Notes): string {
  const other = LANGUAGES.find((code) => code !== language);
  const chosen = text[language]?.trim() ? language : other;
  if (other && chosen !== other && text[other]?.trim()) notes.add('language-left', { language: other });
  return (chosen && text[chosen]) ?? '';
}
