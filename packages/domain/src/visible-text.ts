/** What leaves no mark on a page: space, control and format characters, fillers, the blank of Braille. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a reader sees something of a text. */
export function isVisible(text: string): boolean {
  for (const character of text) if (!UNSEEN.test(character)) return true;
  return false;
}
