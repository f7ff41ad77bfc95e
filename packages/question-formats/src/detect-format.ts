import { DEFAULT_LANGUAGE } from '@sullam/domain/localized.ts';
import { decodeText } from './encoding.ts';
import { type FileKind, IMPORT_FORMATS, type ImportFormat, type PackageFiles, type QuestionSource } from './formats.ts';

/** As much of a file as is looked at. */
const SAMPLE = 200_000;
/** A manifest names many files of other kinds: cartridges of courses have one too. */
const MOST_OF_MANIFEST = 20_000_000;
const QTI_2_RESOURCE = /["']imsqti_(?:item|test|assessment|apipitem|stimulus|section)_xmlv[23]p\d(?:p\d)?["']/;
const QTI_1_RESOURCE = /["']imsqti_xmlv1p\d/;
const BLACKBOARD_RESOURCE = /blackboard\.com\/content-packaging|\bx-bb-/;
const PROLOG =
  /^(?:\s|<\?[^>]{0,1000}\?>|<!--(?:[^-]|-(?!->)){0,20000}-->|<![A-Za-z](?:\[[^\]]{0,4000}\]|[^>[]){0,2000}>)+/;
const ROOT = /^<(?:[\w.-]{1,40}:)?([A-Za-z][\w.-]{0,60})/;
const ROOTS: Record<string, FileKind> = {
  quiz: 'MOODLE_XML',
  assessmentItem: 'QTI',
  assessmentTest: 'QTI',
  manifest: 'QTI',
  questestinterop: 'QTI_1',
  POOL: 'BLACKBOARD',
  'qti-assessment-item': 'QTI',
  'qti-assessment-test': 'QTI',
  html: 'WEB_PAGE',
};
/** Files of a package that show what it is. */
const MEMBERS: [RegExp, FileKind][] = [
  [/^h5p\.json$/, 'H5P'],
  [/^(?:word|xl|ppt)\/|^content\.xml$/, 'OFFICE'],
  [/(?:^|\/)moodle_backup\.xml$/, 'MOODLE_BACKUP'],
];

/** A question in a line of cells, as Blackboard takes them from text files. */
const BLACKBOARD_ROW = /^(?:MC|MA|TF|ESS|ORD|MAT|FIB|FIB_PLUS|NUM|SR|FIL)\t[^\t\n]{1,5000}\t/;
const AIKEN_ANSWER = /^[ \t]*ANSWER[ \t]*:[ \t]*[A-Z](?:[.):]?[ \t][^\n]*|[.):])?$/im;
const AIKEN_CHOICE = /^[ \t]*A(?:[.)][ \t]+|\))\S/im;
const GIFT_SIGNS = /^[ \t]*(?:\$CATEGORY:|::|\/\/)|(?:^|[^\\])\{|^\[(?:html|moodle|plain|markdown)\]/m;
/** A gap as Moodle's embedded answers are written; GIFT would end its question there. */
const CLOZE_GAP =
  /\{\d{0,6}:(?:SHORTANSWER|SA|MW|SHORTANSWER_C|SAC|MWC|NUMERICAL|NM|(?:MULTICHOICE|MULTIRESPONSE)(?:_[VHS]{1,2})?|MC[VHS]{0,2}|MR[VHS]{0,2}):/;
const GIFT_LINE = /^[ \t]*(?:\$CATEGORY:|::)/im;
/** Any list has such lines: it is the last that a text is taken for. */
const NUMBERED_LINE = /^[ \t]{0,20}[\d٠-٩]{1,4}[ \t]{0,3}[.)][ \t]{1,8}\S/m;
const JSON_BEGINNING = /^(?:\{\s{0,400}"|\[\s{0,400}[{["])/;

function kindOfText(text: string, name: string): FileKind | null {
  const start = text.trimStart();
  if (start.startsWith('<')) {
    const root = ROOT.exec(start.slice(PROLOG.exec(start)?.[0].length ?? 0))?.[1];
    // what Canvas says about a quiz is called like Moodle's questions
    if (root === 'quiz' && /canvas\.instructure\.com/.test(start.slice(0, 4000))) return 'XML';
    if (root && Object.hasOwn(ROOTS, root)) return ROOTS[root] ?? null;
    if (/^<\?xml/.test(start)) return 'XML';
  }
  if (start.startsWith('{\\rtf')) return 'OFFICE';
  if (BLACKBOARD_ROW.test(start)) return 'BLACKBOARD';
  if (JSON_BEGINNING.test(start)) return 'JSON';
  if (CLOZE_GAP.test(text) && !GIFT_LINE.test(text)) return 'CLOZE';
  if (/\.gift(?:\.txt)?$/i.test(name)) return 'GIFT';
  if (AIKEN_ANSWER.test(text) && AIKEN_CHOICE.test(text)) return 'AIKEN';
  if (GIFT_SIGNS.test(text)) return 'GIFT';
  return NUMBERED_LINE.test(text) ? 'NUMBERED' : null;
}

/** What other files begin with. */
const SIGNATURES: [readonly number[], FileKind][] = [
  [[0x1f, 0x8b], 'MOODLE_BACKUP'],
  [[0x25, 0x50, 0x44, 0x46], 'PDF'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'OFFICE'],
];

function kindOfBytes(bytes: Uint8Array, name: string): FileKind | null {
  const known = SIGNATURES.find(([signature]) => signature.every((byte, index) => bytes[index] === byte));
  if (known) return known[1];
  const { text, controlCharacters } = decodeText(bytes.subarray(0, SAMPLE), DEFAULT_LANGUAGE);
  return controlCharacters > Math.max(20, text.length / 20) ? null : kindOfText(text, name);
}

const isManifest = (path: string): boolean => /(?:^|\/)imsmanifest\.xml$/i.test(path);

function kindOfPackage(files: PackageFiles): FileKind | null {
  const paths = [...files.keys()];
  const manifest = [...files].find(([path]) => isManifest(path))?.[1];
  const listed = manifest ? decodeText(manifest.subarray(0, MOST_OF_MANIFEST), DEFAULT_LANGUAGE).text : '';
  if (QTI_2_RESOURCE.test(listed)) return 'QTI';
  const member = MEMBERS.find(([pattern]) => paths.some((path) => pattern.test(path)));
  if (member) return member[1];
  const kinds = new Set(
    [...files]
      .filter(([path]) => /\.(?:xml|qti|gift|txt)$/i.test(path) && !isManifest(path))
      .map(([path, bytes]) => kindOfBytes(bytes, path)),
  );
  const found = (['QTI', 'QTI_1', 'MOODLE_XML', 'GIFT', 'AIKEN', 'CLOZE', 'NUMBERED'] as const).find((kind) =>
    kinds.has(kind),
  );
  if (found) return found;
  if (BLACKBOARD_RESOURCE.test(listed)) return 'BLACKBOARD';
  if (QTI_1_RESOURCE.test(listed)) return 'QTI_1';
  return manifest ? 'CARTRIDGE' : null;
}

/** What a file is by what is in it; a name helps only where the content could be anything. */
export function kindOfFile(source: QuestionSource, name = ''): FileKind | null {
  if (typeof source === 'string') return kindOfText(source.slice(0, SAMPLE), name);
  return source instanceof Uint8Array ? kindOfBytes(source, name) : kindOfPackage(source);
}

const isFormat = (kind: FileKind | null): kind is ImportFormat => IMPORT_FORMATS.some((format) => format === kind);

/** The format of a question file; null for a file of another kind. */
export function detectFormat(source: QuestionSource, name = ''): ImportFormat | null {
  const kind = kindOfFile(source, name);
  return isFormat(kind) ? kind : null;
}
