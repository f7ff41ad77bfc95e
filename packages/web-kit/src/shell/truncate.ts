/** Cuts a title after a number of letters as people see them, and says so with an ellipsis. */
export function truncate(text: string, length: number): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  if (letters.length <= length) return text;
  return `${letters
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')}…`;
}
