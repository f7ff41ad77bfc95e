const ARABIC_RUN = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}\s]*\p{Script=Arabic}/gu;
/** Letters that end Arabic words and never begin one. */
const ENDS_BACKWARD = /(?<![\p{L}\p{M}])[ةى]\p{L}/gu;
const ENDS_FORWARD = /\p{L}[ةى](?![\p{L}\p{M}])/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Some files keep Arabic as it is drawn, from left to right: then words begin with letters that only end them. Such
 * lines are turned round into the order in which they are read; other text stays as it is.
 */
export function inReadingDirection(text: string): string {
  const plain = text.normalize('NFKC');
  if (count(plain, ENDS_BACKWARD) <= count(plain, ENDS_FORWARD)) return text;
  return text
    .split('\n')
    .map((line) => line.replaceAll(ARABIC_RUN, (run) => [...run].reverse().join('')))
    .join('\n');
}
