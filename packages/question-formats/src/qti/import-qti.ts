import { decodeText } from '../encoding.ts';
import type { PackageFiles, QuestionSource } from '../formats.ts';
import { childNamed, descendants, type MarkupElement } from '../markup/markup-tree.ts';
import type { FoundFile } from '../media-files.ts';
import { type FindFile, fileTree, finderIn, packagePath } from '../package-files.ts';
import type { Importing } from '../report.ts';
import type { Steps } from '../steps.ts';
import { importItem } from './import-item.ts';
import { type ItemRecord, QtiItem } from './qti-item.ts';
import { noRecord, readRecord } from './qti-metadata.ts';
import { inNamesOfQti2 } from './qti-versions.ts';

const ITEM = /<(?:[\w.-]{1,40}:)?(?:assessmentItem|qti-assessment-item)[\s>]/;

const treeOf = (content: string | Uint8Array, importing: Importing): MarkupElement | null => {
  const root = fileTree(content, importing);
  return root && inNamesOfQti2(root);
};

interface Listed {
  path: string;
  record: ItemRecord;
  /** Named as an item by the manifest. */
  isListed: boolean;
}

/** The items that the manifest lists; without one, every file that could be an item. */
function listedItems(files: PackageFiles, importing: Importing): Listed[] {
  const paths = [...files.keys()];
  const manifest = paths
    .filter((path) => /(?:^|\/)imsmanifest\.xml$/i.test(path))
    .sort((a, b) => a.length - b.length)[0];
  const all = paths.filter((path) => /\.xml$/i.test(path) && path !== manifest).sort();
  if (manifest === undefined) return all.map((path) => ({ path, record: noRecord, isListed: false }));
  const root = treeOf(files.get(manifest) ?? '', importing);
  const resources = root ? [...descendants(root)].filter(({ name }) => name === 'resource') : [];
  if (resources.some(({ attributes }) => /imsqti_(?:test|assessment)_/.test(attributes.type ?? '')))
    importing.ofFile('test-structure-left');
  const listed = resources
    .filter(({ attributes }) => /imsqti_(?:item|apipitem)/.test(attributes.type ?? ''))
    .map((resource) => {
      const href = resource.attributes.href ?? childNamed(resource, 'file')?.attributes.href ?? '';
      return { path: packagePath(href, manifest), record: readRecord(resource), isListed: true };
    })
    .filter(({ path }, index, all) => all.findIndex((one) => one.path === path) === index);
  const known = new Set(listed.map(({ path }) => path));
  // items that the manifest forgot are no less questions; its other files need no mention
  const others = all
    .filter(
      (path) => !known.has(path) && (listed.length === 0 || ITEM.test(decodeText(files.get(path) ?? '', 'en').text)),
    )
    .map((path) => ({ path, record: noRecord, isListed: false }));
  return [...listed, ...others];
}

const itemsOf = (root: MarkupElement): MarkupElement[] =>
  [...descendants(root)].filter(({ name }) => name === 'assessmentItem');

function* importFile(
  path: string | null,
  root: MarkupElement,
  record: ItemRecord,
  findFile: FindFile,
  importing: Importing,
): Steps<number> {
  const items = itemsOf(root);
  for (const node of items) {
    yield;
    const source = { file: path, line: node.line, id: node.attributes.identifier || null };
    const find = (address: string): FoundFile | null => findFile(address, path ?? '');
    importing.item((node.attributes.title ?? '').slice(0, 200), source, record.category, (notes) =>
      importItem(new QtiItem(node, importing, notes, find), record),
    );
  }
  return items.length;
}

export function* importQti(source: QuestionSource, importing: Importing): Steps {
  if (typeof source === 'string' || source instanceof Uint8Array) {
    const root = treeOf(source, importing);
    if (root && (yield* importFile(null, root, noRecord, finderIn(new Map()), importing)) === 0)
      importing.ofFile('file-not-this-format');
    return;
  }
  const findFile = finderIn(source);
  for (const { path, record, isListed } of listedItems(source, importing)) {
    const content = source.get(path);
    const root = content && treeOf(content, importing);
    const count = root ? yield* importFile(path, root, record, findFile, importing) : 0;
    const isTest = root && childNamed(root, 'assessmentTest');
    if (isTest) importing.ofFile('test-structure-left');
    else if (count === 0 && !isListed) importing.ofFile('other-file-left', { file: path });
    else if (count === 0)
      importing.leave(path, { file: path, line: null, id: null }, content ? 'syntax' : 'text-missing');
  }
}
