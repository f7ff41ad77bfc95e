import { writeEach } from '../exporting.ts';
import type { ExportItem, ExportOptions, ExportResult } from '../formats.ts';
import { element, writeMarkup } from '../markup/markup-tree.ts';
import { LeavingFiles } from '../media-files.ts';
import type { Steps } from '../steps.ts';
import { itemOf } from './export-item.ts';
import { MANIFEST, METADATA, writeRecord } from './qti-metadata.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** Where the entries of the manifest come. */
const PLACE = 'entries';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const MEDIA = /"(media\/[^"]*)"/g;

/** The addresses of files in an item, for its entry in the manifest. */
const shownIn = (xml: string, paths: ReadonlySet<string>): string[] =>
  [...new Set([...xml.matchAll(MEDIA)].map(([, path = '']) => path))].filter((path) => paths.has(path));

/** The manifest, whose entries are written already. */
const manifestOf = (resources: readonly string[]): string => {
  const manifest = element('manifest', { xmlns: MANIFEST, 'xmlns:imsmd': METADATA, identifier: 'questions' }, [
    element('metadata', {}, [
      element('schema', {}, [{ kind: 'text', text: 'QTIv2.1 Package' }]),
      element('schemaversion', {}, [{ kind: 'text', text: '1.0.0' }]),
    ]),
    element('organizations', {}, []),
    element('resources', {}, [element(PLACE, {}, [])]),
  ]);
  return writeMarkup([manifest], 'xml').replace(`<${PLACE}/>`, () => resources.join(''));
};

/** A package of one item a question, with a manifest that holds tags, difficulty and category. */
export function* exportQti(items: readonly ExportItem[], options: ExportOptions): Steps<ExportResult> {
  const media = new LeavingFiles(options.mediaOf);
  const { written, report } = yield* writeEach(items, ({ question }, notes, index) => {
    const identifier = `question-${index + 1}`;
    return { identifier, xml: writeMarkup([itemOf(question, identifier, options, media, notes)], 'xml') };
  });
  // which need no escaping in an attribute
  const paths = new Set([...media.files.values()].map(({ name }) => `media/${encodeURIComponent(name)}`));
  const files = new Map<string, Uint8Array>();
  const resources: string[] = [];
  for (const { item, result } of written) {
    yield;
    const { identifier, xml } = result;
    const path = `${identifier}.xml`;
    files.set(path, bytes(`${XML}${xml}\n`));
    const { question, category } = item;
    const parts = [path, ...shownIn(xml, paths)].map((href) => element('file', { href }, []));
    const record = writeRecord(question.name, {
      tags: question.tags,
      difficulty: question.difficulty,
      category,
      idNumber: question.idNumber?.trim() || null,
    });
    const of = { identifier: `resource-${identifier}`, type: 'imsqti_item_xmlv2p1', href: path };
    resources.push(writeMarkup([element('resource', of, [record, ...parts])], 'xml'));
  }
  for (const { name, bytes: content } of media.files.values()) files.set(`media/${name}`, content);
  files.set('imsmanifest.xml', bytes(`${XML}${manifestOf(resources)}\n`));
  return { files, report };
}
