import { decodeText } from './encoding.ts';
import { MOST_CHARACTERS } from './formats.ts';
import type { Importing } from './report.ts';

/** Control characters in a text, and other characters to each of them: pictures and programs have more. */
const FEW = 20;

/** Reads one file's text, or says in the report why it can't be. */
export function readText(content: string | Uint8Array, importing: Importing): string | null {
  if (content.length > MOST_CHARACTERS) {
    importing.ofFile('file-too-large', { most: MOST_CHARACTERS });
    return null;
  }
  const { text, guessedEncoding, controlCharacters, unreadable } = decodeText(content, importing.options.language);
  if (text.trim() === '') {
    importing.ofFile('file-empty');
    return null;
  }
  if (controlCharacters > Math.max(FEW, text.length / FEW)) {
    importing.ofFile('file-not-text');
    return null;
  }
  if (guessedEncoding) importing.ofFile('encoding-guessed', { encoding: guessedEncoding });
  if (controlCharacters > 0) importing.ofFile('control-characters-removed', { count: controlCharacters });
  if (unreadable > 0) importing.ofFile('characters-unreadable', { count: unreadable });
  return text;
}
