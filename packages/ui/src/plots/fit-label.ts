/** About what a letter of the small size takes, in either script. */
const LETTER = 6.6;

/** A label cut to the room of its line, by whole characters; the table behind the plot has it in full. */
export function fitLabel(label: string, width: number): string {
  const most = Math.max(4, Math.floor(width / LETTER));
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(label)];
  if (characters.length <= most) return label;
  return `${characters
    .slice(0, most - 1)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
