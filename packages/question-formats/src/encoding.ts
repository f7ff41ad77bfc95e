import type { Language } from '@sullam/domain/localized.ts';

export interface DecodedText {
  text: string;
  /** Named when the bytes were not what they should be. */
  guessedEncoding: string | null;
  controlCharacters: number;
}

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const DECLARED = /^<\?xml[^>]{0,200}\sencoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/;

function declaredEncoding(bytes: Uint8Array): string | null {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 300));
  return DECLARED.exec(beginning.trimStart())?.[1]?.toLowerCase() ?? null;
}

/** Every second byte of UTF-16 Latin text is zero; which of the two tells the order. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, 400);
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 5 && even < odd / 8) return 'utf-16le';
  return even > head.length / 5 && odd < even / 8 ? 'utf-16be' : null;
}

function decodedAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null; // not a known encoding, or the bytes are not in it
  }
}

function decodeBytes(bytes: Uint8Array, language: Language): { text: string; guessedEncoding: string | null } {
  if (startsWith(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes), guessedEncoding: null };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes), guessedEncoding: null };
  const wide = unmarkedUtf16(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), guessedEncoding: wide };
  const declared = declaredEncoding(bytes);
  if (declared && declared !== 'utf-8' && !declared.startsWith('utf-16')) {
    const text = decodedAs(bytes, declared);
    if (text !== null) return { text, guessedEncoding: null };
  }
  const text = decodedAs(bytes, 'utf-8');
  if (text !== null) return { text, guessedEncoding: null };
  const guess = language === 'ar' ? 'windows-1256' : 'windows-1252';
  return { text: new TextDecoder(guess).decode(bytes), guessedEncoding: guess };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Text without characters that no text has and no database stores. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '');

/** Reads a file's text whatever its encoding; lines end in "\n". */
export function decodeText(content: string | Uint8Array, language: Language): DecodedText {
  const { text, guessedEncoding } =
    typeof content === 'string' ? { text: content, guessedEncoding: null } : decodeBytes(content, language);
  let controlCharacters = 0;
  const clean = text.replace(/^\uFEFF/, '').replace(CONTROLS, () => {
    controlCharacters += 1;
    return '';
  });
  return { text: clean.replace(/\r\n?/g, '\n'), guessedEncoding, controlCharacters };
}
