import { cleanName } from '@sullam/domain/text-direction.ts';
import { decodeText } from '../encoding.ts';
import type { PackageFiles, QuestionSource } from '../formats.ts';
import { childNamed, descendants, elementsOf, type MarkupElement, textOf } from '../markup/markup-tree.ts';
import { fileTree, finderIn } from '../package-files.ts';
import type { Importing } from '../report.ts';
import type { Steps } from '../steps.ts';
import { importItem1 } from './import-item1.ts';
import { Qti1Item } from './qti1-item.ts';

const ROOT = /<(?:[\w.-]{1,40}:)?questestinterop[\s>]/;

/** Files of items; what Canvas also writes for other systems, with less in it, is not read twice. */
export function qti1Files(files: PackageFiles): string[] {
  const found = [...files.keys()]
    .filter((path) => /\.(?:xml|qti)$/i.test(path) && !/imsmanifest\.xml$/i.test(path))
    .filter((path) => ROOT.test(decodeText((files.get(path) ?? new Uint8Array()).subarray(0, 20_000), 'en').text))
    .sort();
  const own = new Set(
    found.flatMap((path) => /(?:^|\/)non_cc_assessments\/([^/]+?)\.xml\.qti$/i.exec(path)?.[1] ?? []),
  );
  return found.filter((path) => !own.has(/(?:^|\/)([^/]+)\/assessment_qti\.xml$/i.exec(path)?.[1] ?? ''));
}

/** What a test or a bank is called: its questions' category. */
function titleOf(holder: MarkupElement): string[] {
  const fields = [...descendants(holder)].filter(({ name }) => name === 'qtimetadatafield');
  const bank = fields.find((field) => textOf(childNamed(field, 'fieldlabel') ?? field).trim() === 'bank_title');
  const title = bank ? textOf(childNamed(bank, 'fieldentry') ?? bank) : (holder.attributes.title ?? '');
  const name = cleanName(title).slice(0, 200);
  return name === '' ? [] : [name];
}

function* itemsIn(parent: MarkupElement): Generator<MarkupElement> {
  for (const child of elementsOf(parent)) {
    if (child.name === 'item') yield child;
    else yield* itemsIn(child);
  }
}

type Find = ReturnType<typeof finderIn>;

function* importFile(path: string | null, root: MarkupElement, find: Find, importing: Importing): Steps<number> {
  let count = 0;
  const interop = [...descendants(root)].find(({ name }) => name === 'questestinterop');
  for (const holder of interop ? elementsOf(interop) : []) {
    if (holder.name === 'assessment') importing.ofFile('test-structure-left');
    const items = holder.name === 'item' ? [holder] : [...itemsIn(holder)];
    const category = holder.name === 'item' ? [] : titleOf(holder);
    for (const node of items) {
      yield;
      count += 1;
      const source = { file: path, line: node.line, id: node.attributes.ident || null };
      importing.item((node.attributes.title ?? '').slice(0, 200), source, category, (notes) =>
        importItem1(new Qti1Item(node, importing, notes, (address) => find(address, path ?? ''))),
      );
    }
  }
  return count;
}

/** Items of QTI 1.2, as Canvas and course cartridges hold them. */
export function* importQti1(source: QuestionSource, importing: Importing): Steps {
  if (typeof source === 'string' || source instanceof Uint8Array) {
    const root = fileTree(source, importing);
    if (root && (yield* importFile(null, root, finderIn(new Map()), importing)) === 0)
      importing.ofFile('file-without-questions');
    return;
  }
  const find = finderIn(source);
  for (const path of qti1Files(source)) {
    const root = fileTree(source.get(path) ?? '', importing);
    if (root) yield* importFile(path, root, find, importing);
  }
}
