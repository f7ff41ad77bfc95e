import { writeEach } from '../exporting.ts';
import type { ExportItem, ExportOptions, FormatReport } from '../formats.ts';
import { element, escapeAttribute, type MarkupElement, writeMarkup } from '../markup/markup-tree.ts';
import { LeavingFiles } from '../media-files.ts';
import { itemOf } from './export-item.ts';
import { MANIFEST, METADATA, writeRecord } from './qti-metadata.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The addresses of files in an item, for its entry in the manifest. */
const shownIn = (xml: string, files: LeavingFiles): string[] =>
  [...files.files.values()]
    .map(({ name }) => `media/${encodeURIComponent(name)}`)
    .filter((path) => xml.includes(`"${escapeAttribute(path)}"`));

/** A package of one item a question, with a manifest that holds tags, difficulty and category. */
export function exportQti(
  items: readonly ExportItem[],
  options: ExportOptions,
): { files: Map<string, Uint8Array>; report: FormatReport } {
  const media = new LeavingFiles(options.mediaOf);
  const { written, report } = writeEach(items, ({ question }, notes, index) => {
    const identifier = `question-${index + 1}`;
    return { identifier, xml: writeMarkup([itemOf(question, identifier, options, media, notes)], 'xml') };
  });
  const files = new Map<string, Uint8Array>();
  const resources: MarkupElement[] = written.map(({ item, result: { identifier, xml } }) => {
    const path = `${identifier}.xml`;
    files.set(path, bytes(`${XML}${xml}\n`));
    const { question, category } = item;
    const parts = [path, ...shownIn(xml, media)].map((href) => element('file', { href }, []));
    const record = writeRecord(question.name, { tags: question.tags, difficulty: question.difficulty, category });
    return element('resource', { identifier: `resource-${identifier}`, type: 'imsqti_item_xmlv2p1', href: path }, [
      record,
      ...parts,
    ]);
  });
  for (const { name, bytes: content } of media.files.values()) files.set(`media/${name}`, content);
  const manifest = element('manifest', { xmlns: MANIFEST, 'xmlns:imsmd': METADATA, identifier: 'questions' }, [
    element('metadata', {}, [
      element('schema', {}, [{ kind: 'text', text: 'QTIv2.1 Package' }]),
      element('schemaversion', {}, [{ kind: 'text', text: '1.0.0' }]),
    ]),
    element('organizations', {}, []),
    element('resources', {}, resources),
  ]);
  files.set('imsmanifest.xml', bytes(`${XML}${writeMarkup([manifest], 'xml')}\n`));
  return { files, report };
}
