/** Words in their order, each with whether the other text has it too. */
export type MarkedWord = readonly [word: string, isShared: boolean];

/** Longer texts are shown without marks: comparing them word by word would hold up the page. */
const MOST_WORDS = 400;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** How long the longest common row of words is from each pair of places on. */
function commonFrom(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let a = one.length - 1; a >= 0; a -= 1)
    for (let b = other.length - 1; b >= 0; b -= 1)
      lengths[a]![b] =
        one[a] === other[b] ? lengths[a + 1]![b + 1]! + 1 : Math.max(lengths[a + 1]![b]!, lengths[a]![b + 1]!);
  return lengths;
}

/** Two states of a text, in which what only one of them has is told from what both have. */
export function differingWords(one: string, other: string): { one: MarkedWord[]; other: MarkedWord[] } {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  const found = { one: [] as MarkedWord[], other: [] as MarkedWord[] };
  if (Math.max(mine.length, theirs.length) > MOST_WORDS)
    return { one: mine.map((word) => [word, true]), other: theirs.map((word) => [word, true]) };
  const common = commonFrom(mine, theirs);
  let [a, b] = [0, 0];
  while (a < mine.length || b < theirs.length) {
    if (a < mine.length && b < theirs.length && mine[a] === theirs[b]) {
      found.one.push([mine[a]!, true]);
      found.other.push([theirs[b]!, true]);
      a += 1;
      b += 1;
    } else if (b === theirs.length || (a < mine.length && common[a + 1]![b]! >= common[a]![b + 1]!)) {
      found.one.push([mine[a]!, false]);
      a += 1;
    } else {
      found.other.push([theirs[b]!, false]);
      b += 1;
    }
  }
  return found;
}
