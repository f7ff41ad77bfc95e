import { hasText, isLanguage, type Language } from '@sullam/domain/localized.ts';
import {
  childNamed,
  childrenNamed,
  descendants,
  elementsOf,
  isElement,
  type MarkupElement,
  type MarkupNode,
  MarkupTooDeep,
  parseMarkup,
  textOf,
} from '@sullam/question-formats/markup/markup-tree.ts';
import { invalidField } from '../../../../kernel/problem.ts';
import { otherCourse } from '../translations.errors.ts';

/** Part of a translation: words, or a code by its number. `part` tells where only one end of a pair stands. */
export type TargetPiece = { text: string } | { id: string; part: 'whole' | 'start' | 'end'; pieces: TargetPiece[] };

/** A unit that has a translation. */
export interface ReadUnit {
  key: string;
  line: number;
  language: Language;
  pieces: TargetPiece[];
  /** Of both sides as the file was written; undefined where a tool has dropped it. */
  sourceWas: string | undefined;
  targetWas: string | undefined;
  /** Some of its segments have no translation yet. */
  isUnfinished: boolean;
}

export const isXliff = (file: string): boolean => /^\ufeff?\s*</.test(file);

const unreadable = () => invalidField('text', 'choice');

/** "ar-SA" is Arabic. */
function languageOf(tag: string | undefined): Language {
  const language = tag?.toLowerCase().split('-')[0];
  if (!isLanguage(language)) throw unreadable();
  return language;
}

function parsed(file: string): MarkupElement {
  try {
    const { root } = parseMarkup(file.replace(/^\ufeff/, ''), 'xml');
    const xliff = childNamed(root, 'xliff');
    if (!xliff || xliff.isUnclosed || !xliff.attributes.version?.startsWith('2.')) throw unreadable();
    return xliff;
  } catch (error) {
    if (error instanceof MarkupTooDeep) throw unreadable();
    throw error;
  }
}

/** A character that XML has no place for, named by its number. */
const characterOf = (hex: string | undefined): string => {
  const point = Number.parseInt(hex ?? '', 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
};

function piecesOf(nodes: readonly MarkupNode[]): TargetPiece[] {
  return nodes.flatMap((node): TargetPiece[] => {
    if (!isElement(node)) return [{ text: node.text }];
    const { id = '', startRef, hex } = node.attributes;
    switch (node.name) {
      case 'pc':
        return [{ id, part: 'whole', pieces: piecesOf(node.children) }];
      case 'ph':
        return [{ id, part: 'whole', pieces: [] }];
      case 'sc':
        return [{ id, part: 'start', pieces: [] }];
      case 'ec':
        return [{ id: startRef ?? id, part: 'end', pieces: [] }];
      case 'cp':
        return [{ text: characterOf(hex) }];
      default:
        // marks of the tool, which say nothing here
        return piecesOf(node.children);
    }
  });
}

/** What our own file said of a unit: the fingerprints of both sides. */
function fingerprintsOf(unit: MarkupElement): { source?: string; target?: string } {
  const group = [...descendants(unit)].find(
    ({ name, attributes }) => name === 'metaGroup' && attributes.category === 'fingerprints',
  );
  return Object.fromEntries(
    (group ? childrenNamed(group, 'meta') : []).map((meta) => [meta.attributes.type ?? '', textOf(meta)]),
  );
}

function readUnit(unit: MarkupElement, language: Language): ReadUnit[] {
  const parts = elementsOf(unit).filter(({ name }) => name === 'segment' || name === 'ignorable');
  const segments = parts.filter(({ name }) => name === 'segment');
  const targetOf = (part: MarkupElement) => childNamed(part, 'target');
  const isWritten = (part: MarkupElement) => {
    const target = targetOf(part);
    return target !== undefined && (hasText(textOf(target)) || elementsOf(target).length > 0);
  };
  if (!segments.some(isWritten)) return [];
  const { source, target } = fingerprintsOf(unit);
  return [
    {
      key: unit.attributes.id ?? '',
      line: unit.line,
      language,
      // what lies between segments is the same in both languages where nothing else is said
      pieces: parts.flatMap((part) => piecesOf((targetOf(part) ?? childNamed(part, 'source'))?.children ?? [])),
      sourceWas: source,
      targetWas: target,
      isUnfinished: !segments.every(isWritten),
    },
  ];
}

/**
 * The translations that a file holds.
 * @throws Problem validation where it isn't XLIFF 2 between our two languages, translations.other-course
 */
export function readXliff(file: string, courseId: number): ReadUnit[] {
  const xliff = parsed(file);
  const from = languageOf(xliff.attributes.srcLang);
  const to = languageOf(xliff.attributes.trgLang);
  if (from === to) throw unreadable();
  return childrenNamed(xliff, 'file').flatMap((each) => {
    if (each.attributes.id !== `course-${courseId}`) throw otherCourse();
    return [...descendants(each)].filter(({ name }) => name === 'unit').flatMap((unit) => readUnit(unit, to));
  });
}
