import { Parser } from 'htmlparser2';
import { withoutControls } from '../encoding.ts';
import { atOnce, type Steps } from '../steps.ts';

export interface MarkupText {
  kind: 'text';
  text: string;
}

/** An element of XML or HTML. Prefixes of names are gone, except in attributes like `xml:lang`. */
export interface MarkupElement {
  kind: 'element';
  name: string;
  attributes: Record<string, string>;
  children: MarkupNode[];
  line: number;
  /** Its end was missing: it was closed where an outer element or the file ended. */
  isUnclosed: boolean;
}

export type MarkupNode = MarkupText | MarkupElement;

export interface MarkupTree {
  root: MarkupElement;
  hasDoctype: boolean;
}

/** Nobody's question is this deep; programs that walk trees rely on it. */
const MOST_DEPTH = 120;

/** Thrown for markup nested deeper than anything that was written by hand or by an editor. */
export class MarkupTooDeep extends Error {}

/** Counts lines up to ever later places of a text. */
function lineCounter(text: string): (index: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (index) => {
    while (next !== -1 && next < index) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}

export const element = (
  name: string,
  attributes: Record<string, string>,
  children: MarkupNode[],
  line = 0,
): MarkupElement => ({ kind: 'element', name, attributes, children, line, isUnclosed: false });

export const textNode = (text: string): MarkupText => ({ kind: 'text', text });

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00;

/** Characters that are read in one step. */
const STEP = 50_000;

/**
 * Reads XML or HTML, however broken, into a tree. Document types and their entities are never looked at: a reference to
 * one stays the text it is. Throws `MarkupTooDeep` alone.
 */
export const parseMarkup = (text: string, mode: 'xml' | 'html'): MarkupTree => atOnce(parseMarkupSteps(text, mode));

/** The same in steps, for long texts. */
export function* parseMarkupSteps(text: string, mode: 'xml' | 'html'): Steps<MarkupTree> {
  const isXml = mode === 'xml';
  const root = element('', {}, [], 1);
  const open = [root];
  const ends: number[] = [0];
  let hasDoctype = false;
  const lineAt = lineCounter(text);
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > MOST_DEPTH) throw new MarkupTooDeep();
        const local = isXml ? name.slice(name.indexOf(':') + 1) : name;
        const clean = Object.fromEntries(
          Object.entries(attributes).map(([key, value]) => [key, withoutControls(value)] as const),
        );
        const child = element(local, clean, [], lineAt(parser.startIndex));
        open.at(-1)?.children.push(child);
        open.push(child);
        ends.push(parser.endIndex);
      },
      onclosetag(_, isImplied) {
        const closed = open.pop();
        const end = ends.pop();
        // an element closed by its own start tag (<br/>) ends where that tag ends
        if (closed && isImplied && end !== parser.endIndex) closed.isUnclosed = true;
      },
      ontext(data) {
        const clean = withoutControls(data);
        const siblings = open.at(-1)?.children;
        const last = siblings?.at(-1);
        if (last?.kind === 'text') last.text += clean;
        else if (clean !== '') siblings?.push(textNode(clean));
      },
      onprocessinginstruction(name) {
        if (name.toLowerCase() === '!doctype') hasDoctype = true;
      },
    },
    { xmlMode: isXml, decodeEntities: true, ...(isXml ? {} : { recognizeCDATA: true }) },
  );
  for (let at = 0; at < text.length; ) {
    // a letter of two halves goes in whole
    const end = at + STEP + (isHighSurrogate(text.charCodeAt(at + STEP - 1)) ? 1 : 0);
    parser.write(text.slice(at, end));
    at = end;
    yield;
  }
  parser.end();
  return { root, hasDoctype };
}

export const isElement = (node: MarkupNode | undefined): node is MarkupElement => node?.kind === 'element';

export const elementsOf = (parent: MarkupElement): MarkupElement[] => parent.children.filter(isElement);

export const childrenNamed = (parent: MarkupElement, name: string): MarkupElement[] =>
  elementsOf(parent).filter((child) => child.name === name);

export const childNamed = (parent: MarkupElement, name: string): MarkupElement | undefined =>
  elementsOf(parent).find((child) => child.name === name);

/** All elements below, outer before inner, in the order of the document. */
export function* descendants(parent: MarkupElement): Generator<MarkupElement> {
  for (const child of elementsOf(parent)) {
    yield child;
    yield* descendants(child);
  }
}

export function textOf(node: MarkupNode): string {
  return node.kind === 'text' ? node.text : node.children.map(textOf).join('');
}

/** A copy in which each element is replaced by what `change` gives for it; its children were changed before. */
export function rewrite(nodes: readonly MarkupNode[], change: (child: MarkupElement) => MarkupNode[]): MarkupNode[] {
  return nodes.flatMap((node) =>
    node.kind === 'text' ? [node] : change({ ...node, children: rewrite(node.children, change) }),
  );
}

const VOID = new Set(['br', 'hr', 'img', 'col', 'source', 'input', 'wbr', 'area', 'embed', 'track']);

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const escapeAttribute = (text: string): string =>
  escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

/** Writes nodes as HTML, or as XML that any parser takes. */
export function writeMarkup(nodes: readonly MarkupNode[], mode: 'xml' | 'html'): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return escapeText(node.text);
      const attributes = Object.entries(node.attributes)
        .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
        .join('');
      if (mode === 'xml' && node.children.length === 0) return `<${node.name}${attributes}/>`;
      if (mode === 'html' && VOID.has(node.name)) return `<${node.name}${attributes}>`;
      return `<${node.name}${attributes}>${writeMarkup(node.children, mode)}</${node.name}>`;
    })
    .join('');
}
