import { MEGABYTE } from '@sullam/domain/file-limits.ts';
import { decodeText } from '@sullam/question-formats/encoding.ts';
import { readArchive } from '../../../kernel/archives/read-archive.ts';
import { Problem } from '../../../kernel/problem.ts';
import { pdfText } from './pdf-text.ts';

/** Why nothing of a file was compared. NO_TEXT: pictures of pages, for example. */
export const FILE_PROBLEMS = ['TYPE', 'TOO_LARGE', 'DAMAGED', 'LOCKED', 'NO_TEXT', 'GONE'] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

export type FileText = { readonly text: string } | { readonly problem: FileProblem };

export const MOST_BYTES = 50 * MEGABYTE;
/** Of a packed document when it is unpacked. */
const MOST_UNPACKED = 60 * MEGABYTE;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

/** The words between marks; `breaks` are the marks after which a line begins. */
const wordsOf = (markup: string, breaks: RegExp): string =>
  unescaped(markup.replaceAll(breaks, '\n').replaceAll(/<[^>]*>/g, ''));

const HTML_BREAKS = /<\/(p|h[1-6]|li|tr|div|blockquote|pre)>|<(br|hr)\b[^>]*>/gi;
const HIDDEN_HTML = /<(script|style|head|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi;

/** The words of a page, without what isn't shown. */
export const htmlText = (html: string): string => wordsOf(html.replaceAll(HIDDEN_HTML, ''), HTML_BREAKS).trim();

interface Packed {
  readonly parts: RegExp;
  readonly breaks: RegExp;
}

const PACKED: Readonly<Record<string, Packed>> = {
  docx: { parts: /^word\/(document|footnotes|endnotes)\.xml$/, breaks: /<\/w:p>|<w:(br|cr|tab)\b[^>]*>/g },
  odt: { parts: /^content\.xml$/, breaks: /<\/text:(p|h)>|<text:(line-break|tab|s)\b[^>]*>/g },
  pptx: { parts: /^ppt\/(slides|notesSlides)\/[^/]+\.xml$/, breaks: /<\/a:p>|<a:br\b[^>]*>/g },
};

/** Words that were deleted but are kept as tracked changes, and codes of fields. */
const NOT_SHOWN = /<w:(delText|instrText)\b[^>]*>[\s\S]*?<\/w:\1>/g;

async function packedText(bytes: Buffer, { parts, breaks }: Packed): Promise<FileText> {
  const limits = { fileBytes: MOST_UNPACKED, totalBytes: MOST_UNPACKED };
  const files = await readArchive(bytes, { limits, wants: (path) => parts.test(path) });
  const names = [...files.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  if (names.length === 0) return { problem: 'DAMAGED' };
  const text = names
    .map((name) => wordsOf(files.get(name)!.toString('utf8').replaceAll(NOT_SHOWN, ''), breaks))
    .join('\n')
    .trim();
  return text === '' ? { problem: 'NO_TEXT' } : { text };
}

const plain = (text: string): FileText => (text.trim() === '' ? { problem: 'NO_TEXT' } : { text });

const TOO_LARGE = new Set<string>(['archive.too-large', 'archive.file-too-large', 'archive.bomb']);

/** The words of a file by the ending of its stored name, or why there are none. */
export async function fileText(ending: string, bytes: Buffer): Promise<FileText> {
  if (bytes.length > MOST_BYTES) return { problem: 'TOO_LARGE' };
  try {
    if (ending === 'pdf') return await pdfText(bytes);
    if (ending === 'html') return plain(htmlText(decodeText(bytes, 'ar').text));
    if (ending === 'txt' || ending === 'md' || ending === 'csv') return plain(decodeText(bytes, 'ar').text);
    const packed = PACKED[ending];
    return packed ? await packedText(bytes, packed) : { problem: 'TYPE' };
  } catch (error) {
    if (error instanceof Problem && TOO_LARGE.has(error.code)) return { problem: 'TOO_LARGE' };
    return { problem: 'DAMAGED' }; // not what its name says, or cut off: the report says so
  }
}
