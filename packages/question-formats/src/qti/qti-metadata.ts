import {
  childNamed,
  descendants,
  element,
  type MarkupElement,
  type MarkupNode,
  textNode,
  textOf,
} from '../markup/markup-tree.ts';
import type { ItemRecord } from './qti-item.ts';

export const MANIFEST = 'http://www.imsglobal.org/xsd/imscp_v1p1';
export const METADATA = 'http://www.imsglobal.org/xsd/imsmd_v1p2';

/** The words of learning object metadata for 1 easy to 5 hard. */
const DIFFICULTIES = ['very easy', 'easy', 'medium', 'difficult', 'very difficult'];

const words = (node: MarkupElement): string => {
  const text = [...descendants(node)].find(({ name }) => name === 'langstring' || name === 'string');
  return textOf(text ?? node).trim();
};

/** What a resource's metadata says of its item: keywords are tags, the discipline's path is the category. */
export function readRecord(resource: MarkupElement): ItemRecord {
  const all = [...descendants(resource)];
  const tags = all
    .filter(({ name }) => name === 'keyword')
    .map(words)
    .filter((tag) => tag !== '');
  const level = all.find(({ name }) => name === 'difficulty');
  const value = level && [...descendants(level)].find(({ name }) => name === 'value');
  const place = DIFFICULTIES.indexOf((value ? words(value) : '').toLowerCase());
  const path = all.find(({ name }) => name === 'taxonpath' || name === 'taxonPath');
  const category = path
    ? [...descendants(path)]
        .filter(({ name }) => name === 'taxon')
        .flatMap((taxon) => {
          const entry = childNamed(taxon, 'entry');
          return entry ? [words(entry)] : [];
        })
        .filter((name) => name !== '')
    : [];
  const identifier = all.find(({ name }) => name === 'catalogentry' || name === 'identifier');
  const entry = identifier && [...descendants(identifier)].find(({ name }) => name === 'entry');
  const idNumber = entry ? words(entry) || null : null;
  return { tags, difficulty: place === -1 ? null : place + 1, category, idNumber };
}

export const noRecord: ItemRecord = { tags: [], difficulty: null, category: [], idNumber: null };

const tag = (name: string, ...children: MarkupNode[]): MarkupElement => element(`imsmd:${name}`, {}, children);
const langstring = (text: string): MarkupElement => tag('langstring', textNode(text));
const vocabulary = (name: string, value: string): MarkupElement =>
  tag(name, tag('source', langstring('LOMv1.0')), tag('value', langstring(value)));

export function writeRecord(title: string, { tags, difficulty, category, idNumber }: ItemRecord): MarkupElement {
  const general = tag(
    'general',
    tag('title', langstring(title)),
    ...(idNumber ? [tag('catalogentry', tag('catalog', textNode('ID')), tag('entry', langstring(idNumber)))] : []),
    ...tags.map((word) => tag('keyword', langstring(word))),
  );
  const level = DIFFICULTIES[(difficulty ?? 0) - 1];
  const taxa = category.map((name, index) =>
    tag('taxon', tag('id', textNode(String(index + 1))), tag('entry', langstring(name))),
  );
  const classification = tag(
    'classification',
    vocabulary('purpose', 'discipline'),
    tag('taxonpath', tag('source', langstring('categories')), ...taxa),
  );
  const parts = [general, ...(level ? [tag('educational', vocabulary('difficulty', level))] : [])];
  return element('metadata', {}, [tag('lom', ...parts, ...(taxa.length > 0 ? [classification] : []))]);
}
