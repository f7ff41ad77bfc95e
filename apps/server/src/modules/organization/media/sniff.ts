import { fileTypeFromBuffer } from 'file-type';
import { ACCEPTED, type FileType, type MediaKind } from './media-kinds.ts';

/** How much of a file is looked at to find its type; documents made of a zip name their parts within it. */
export const SNIFFED_BYTES = 262_144;

/** The text of bytes that are text: UTF-8 without control characters. The last character may be cut by the sample's end. */
function textOf(sample: Buffer, isWhole: boolean): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: !isWhole });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what tells a binary file
    return /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text;
  } catch {
    return null; // not UTF-8: fatal decoding says so by throwing
  }
}

const looksLike: Record<string, (text: string) => boolean> = {
  vtt: (text) => /^\ufeff?WEBVTT(?:[ \t\n\r]|$)/.test(text),
  html: (text) => /^\ufeff?\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html)[\s>]/i.test(text),
  txt: () => true,
  csv: () => true,
  md: () => true,
};

/** The ending of a name in small letters; empty where it has none. */
export const endingOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** file-type's names where ours differ. */
const SAME: Record<string, string> = { m4b: 'm4a', oga: 'ogg', ogv: '', mov: '', m4p: '' };

/** What the bytes are, by the ending that such files have: of formats too that are accepted nowhere. */
export const formatOf = async (sample: Buffer): Promise<string | undefined> => (await fileTypeFromBuffer(sample))?.ext;

/**
 * The type of a file by its bytes, if it is one of those that this kind accepts; the name decides only between plain
 * text forms, which can't be distinguished by their bytes.
 */
export async function sniff(
  kind: MediaKind,
  name: string,
  sample: Buffer,
  isWhole: boolean,
): Promise<FileType | undefined> {
  const { types } = ACCEPTED[kind];
  const found = await fileTypeFromBuffer(sample);
  if (found) {
    const ending = SAME[found.ext] ?? found.ext;
    return types.find((type) => type.ending === ending);
  }
  const text = textOf(sample, isWhole);
  if (text === null) return undefined;
  return types.find((type) => type.ending === endingOf(name) && looksLike[type.ending]?.(text));
}
