import { type SeededRandom, shuffled } from './seeded-random.ts';

/** How much of groups a course takes. */
export const COURSE_GROUP_LIMITS = {
  groups: 200,
  capacity: 10_000,
  /** Learners that are moved at once. */
  learners: 500,
  listCharacters: 500_000,
  listRows: 5000,
} as const;

/** A row of a pasted list: who goes where. */
export interface GroupListRow {
  /** Counted from one, as an editor shows it. */
  line: number;
  email: string;
  group: string;
}

const HEADINGS = new Set(['email', 'e-mail', 'mail', 'البريد', 'البريد الإلكتروني']);
const SEPARATORS = ['\t', ';', ','] as const;

/** The cells of a line; quoted ones may hold the separator, and a doubled quote is one. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]!;
    if (character === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') {
      isQuoted = !isQuoted;
    } else if (character === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell].map((text) => text.trim());
}

/** A pasted list of e-mail addresses and groups: two columns of a spreadsheet, or CSV. Empty lines and a heading (`ownHeading`: what the column of addresses is called here) are left out. */
export function parseGroupList(text: string, ownHeading = ''): GroupListRow[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const sample = lines.find((line) => line.trim() !== '') ?? '';
  const separator = SEPARATORS.find((mark) => sample.includes(mark)) ?? ',';
  const rows = lines.flatMap((content, index): GroupListRow[] => {
    if (content.trim() === '') return [];
    const [email = '', group = ''] = cellsOf(content, separator);
    return [{ line: index + 1, email: email.toLowerCase(), group }];
  });
  const first = rows[0]?.email ?? '';
  return HEADINGS.has(first) || first === ownHeading.trim().toLowerCase() ? rows.slice(1) : rows;
}

/** A group that learners are dealt to. */
export interface Seats {
  courseGroupId: number;
  memberCount: number;
  capacity: number | null;
}

/** Deals learners at random, each to the smallest group that has a seat. Who finds none is left over. */
export function dealLearners(
  userIds: readonly number[],
  groups: readonly Seats[],
  random: SeededRandom,
): { dealt: Map<number, number[]>; leftOver: number[] } {
  const order = shuffled(groups, random);
  const counts = new Map(order.map(({ courseGroupId, memberCount }) => [courseGroupId, memberCount]));
  const countOf = ({ courseGroupId }: Seats) => counts.get(courseGroupId)!;
  const dealt = new Map<number, number[]>();
  const leftOver: number[] = [];
  for (const userId of shuffled(userIds, random)) {
    const free = order.filter((group) => group.capacity === null || countOf(group) < group.capacity);
    const [first] = free;
    if (!first) {
      leftOver.push(userId);
      continue;
    }
    const smallest = free.reduce((best, group) => (countOf(group) < countOf(best) ? group : best), first);
    counts.set(smallest.courseGroupId, countOf(smallest) + 1);
    dealt.set(smallest.courseGroupId, [...(dealt.get(smallest.courseGroupId) ?? []), userId]);
  }
  return { dealt, leftOver };
}
