import type { Language } from '@sullam/domain/localized.ts';

export interface DecodedText {
  text: string;
  /** Named when the bytes were not what they should be. */
  guessedEncoding: string | null;
  controlCharacters: number;
  /** Bytes that are no letter in any encoding it could be; a sign stands for each. */
  unreadable: number;
}

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const DECLARED = /^<\?xml[^>]{0,200}\sencoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/;

function declaredEncoding(bytes: Uint8Array): string | null {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 300));
  return DECLARED.exec(beginning.trimStart())?.[1]?.toLowerCase() ?? null;
}

/** Every second byte of UTF-16 Latin text is zero; which of the two shows the byte order. */
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

type Decoded = Pick<DecodedText, 'text' | 'guessedEncoding' | 'unreadable'>;

const decoded = (text: string, guessedEncoding: string | null = null, unreadable = 0): Decoded => ({
  text,
  guessedEncoding,
  unreadable,
});

const hasOnlyAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

/** UTF-8 in which few letters are broken, as at the end of a file that was cut off. */
function repairedUtf8(bytes: Uint8Array): Decoded | null {
  const text = new TextDecoder().decode(bytes);
  const broken = (text.match(/\uFFFD/g) ?? []).length;
  const whole = (text.match(/[^\0-\x7F\uFFFD]/g) ?? []).length;
  return whole > broken * 4 ? decoded(text, null, broken) : null;
}

/** Arabic words are runs of bytes above 127; in Western text such bytes stand among letters of ASCII. */
function looksArabic(bytes: Uint8Array): boolean {
  let high = 0;
  let inRuns = 0;
  bytes.forEach((byte, index) => {
    if (byte < 0x80) return;
    high += 1;
    if ((bytes[index - 1] ?? 0) >= 0x80 || (bytes[index + 1] ?? 0) >= 0x80) inRuns += 1;
  });
  return high > 4 && inRuns > high / 2;
}

function decodeBytes(bytes: Uint8Array, language: Language): Decoded {
  if (startsWith(bytes, 0xff, 0xfe)) return decoded(new TextDecoder('utf-16le').decode(bytes));
  if (startsWith(bytes, 0xfe, 0xff)) return decoded(new TextDecoder('utf-16be').decode(bytes));
  const wide = unmarkedUtf16(bytes);
  if (wide) return decoded(new TextDecoder(wide).decode(bytes), wide);
  const named = declaredEncoding(bytes);
  const declared = named && named !== 'utf-8' && !named.startsWith('utf-16') ? named : null;
  const text = decodedAs(bytes, 'utf-8');
  // no other text happens to be UTF-8: a declaration that says otherwise was forgotten when the file was saved anew
  if (text !== null && (!declared || !hasOnlyAscii(bytes))) return decoded(text, declared && 'utf-8');
  const asDeclared = declared && decodedAs(bytes, declared);
  if (asDeclared) return decoded(asDeclared);
  if (text !== null) return decoded(text);
  const repaired = repairedUtf8(bytes);
  if (repaired) return repaired;
  const guess = language === 'ar' || looksArabic(bytes) ? 'windows-1256' : 'windows-1252';
  return decoded(new TextDecoder(guess).decode(bytes), guess);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Text without characters that no text has and no database stores. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '');

/** Reads a file's text whatever its encoding; lines end in "\n". Files joined to one may each begin with a mark. */
export function decodeText(content: string | Uint8Array, language: Language): DecodedText {
  const { text, ...how } = typeof content === 'string' ? decoded(content) : decodeBytes(content, language);
  let controlCharacters = 0;
  const clean = text.replace(/^\uFEFF/gm, '').replace(CONTROLS, () => {
    controlCharacters += 1;
    return '';
  });
  return { text: clean.replace(/\r\n?/g, '\n'), ...how, controlCharacters };
}
