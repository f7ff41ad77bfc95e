import { isEmail } from '../form-rules.ts';
import { emailKey } from '../identifiers.ts';
import { isArabicName } from '../names.ts';
import { cleanCell, foldedHeading, HEADING_MAXIMUM } from './table-headings.ts';
import { ownCells, readTableText, type TableRecord } from './table-text.ts';

/** A person in a pasted or uploaded list. */
export interface ListedPerson {
  /** Counted from one, as an editor shows it. */
  line: number;
  text: string;
  /** As addresses are compared; empty where none was found, and not always an address. */
  email: string;
  firstName: string;
  lastName: string;
  /** The name in the other script, where the list has both. */
  otherFirstName: string;
  otherLastName: string;
  group: string;
  /** Cells that stand for nothing known. */
  leftOut: string[];
}

const COLUMNS = {
  email: [
    'email',
    'e mail',
    'mail',
    'email address',
    'e mail address',
    'البريد',
    'البريد الإلكتروني',
    'بريد إلكتروني',
    'الإيميل',
    'ايميل',
    'عنوان البريد الإلكتروني',
  ],
  firstName: ['first name', 'firstname', 'given name', 'forename', 'الاسم الأول', 'الاسم الشخصي'],
  lastName: [
    'last name',
    'lastname',
    'surname',
    'family name',
    'اسم العائلة',
    'العائلة',
    'اللقب',
    'الاسم الأخير',
    'الكنية',
  ],
  name: [
    'name',
    'full name',
    'display name',
    'learner',
    'student',
    'member',
    'person',
    'الاسم',
    'الاسم الكامل',
    'المتعلم',
    'الطالب',
    'العضو',
  ],
  group: ['group', 'course group', 'class', 'team', 'section', 'المجموعة', 'مجموعة', 'الفصل', 'الشعبة', 'الفريق'],
} as const;

type Column = keyof typeof COLUMNS;
type Head = (Column | 'otherFirstName' | 'otherLastName' | null)[];

/** What a column is called here, beside the usual names. */
export type OwnHeadings = Partial<Record<Column, string>>;

const KNOWN = new Map<string, Column>(
  (Object.keys(COLUMNS) as Column[]).flatMap((column) =>
    COLUMNS[column].map((word) => [foldedHeading(word), column] as const),
  ),
);

/** A name that is known to belong to the other script: "First name (Arabic)". */
const isOtherScript = (heading: string): boolean =>
  /arabic|other|native|بالعربية|عربي/iu.test(heading) ||
  /english|latin|بالإنجليزية|بالانجليزية|إنجليزي|انجليزي/iu.test(heading);

/** What each cell of a first row is the heading of; null where it is no heading. */
function headOf(cells: readonly string[], own: OwnHeadings): Head | null {
  if (cells.some((cell) => cell.includes('@'))) return null;
  const names = new Map(KNOWN);
  for (const [column, word] of Object.entries(own)) if (word) names.set(foldedHeading(word), column as Column);
  const head: Head = [];
  for (const cell of cells) {
    const column = cell.length > HEADING_MAXIMUM ? null : (names.get(foldedHeading(cell)) ?? null);
    const isTwice = column !== null && head.includes(column);
    if (column === 'firstName' && isTwice && isOtherScript(cell)) head.push('otherFirstName');
    else if (column === 'lastName' && isTwice && isOtherScript(cell)) head.push('otherLastName');
    else head.push(isTwice ? null : column);
  }
  return head.some((column) => column !== null) ? head : null;
}

/** What addresses are written with. One look at each character: a pattern with the sign in it takes quadratic time on a text without one. */
const WORD = /[^\s,;،؛<>"]+/gu;

const isAddress = (word: string): boolean => word.includes('@');
const addressesIn = (cell: string): string[] => (isAddress(cell) ? (cell.match(WORD) ?? []).filter(isAddress) : []);
const withoutAddresses = (cell: string): string => cell.replace(WORD, (word) => (isAddress(word) ? ' ' : word));

/** "Odeh, Samir" in one cell is a last name and a first name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const turned = /^([^,،]+)[,،]\s*([^,،]+)$/u.exec(name);
  if (turned) return { firstName: turned[2]!.trim(), lastName: turned[1]!.trim() };
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

const NO_NAME = { firstName: '', lastName: '', otherFirstName: '', otherLastName: '' };
const isTurned = (name: string): boolean => /^[^,،]+[,،][^,،]+$/u.test(name);

/** Names are written without digits; a cell that has some is a number of somebody, or a telephone. */
const isName = (cell: string): boolean => !/\p{N}/u.test(cell);

type Found = Omit<ListedPerson, 'line' | 'text'> & { text?: string };

/** The person of a row under a head. */
function underHead(cells: readonly string[], head: Head): Found {
  const found: Found & { name: string } = { ...NO_NAME, email: '', group: '', name: '', leftOut: [] };
  const misplaced: string[] = [];
  cells.forEach((cell, at) => {
    const column = head[at] ?? null;
    if (cell === '') return;
    if (column === null) found.leftOut.push(cell);
    // a row that lacks a cell has its address below another heading
    else if (column !== 'email' && isEmail(cell)) misplaced.push(cell);
    else found[column] = cell;
  });
  const { name, ...person } = found;
  if (person.email === '') person.email = misplaced.shift() ?? '';
  person.leftOut = [...person.leftOut, ...misplaced];
  person.email = emailKey(person.email);
  if (person.firstName === '' && person.lastName === '') return { ...person, ...splitName(name) };
  if (person.lastName === '' && isTurned(person.firstName)) return { ...person, ...splitName(person.firstName) };
  return person;
}

/** The names among the cells around an address, and what is left over. */
function namesAmong(before: readonly string[], after: readonly string[]): Partial<Found> & { leftOut: string[] } {
  const leftOut = [...before, ...after].filter((cell) => !isName(cell));
  const [left, right] = [before.filter(isName), after.filter(isName)];
  const [one = '', two = '', three = '', four = '', ...more] = [...left, ...right];
  if (four !== '' && more.length === 0 && isArabicName(one) !== isArabicName(three))
    return { firstName: one, lastName: two, otherFirstName: three, otherLastName: four, leftOut };
  const own = left.length === 0 || (left.length === 1 && !/[ ,،]/u.test(left[0]!)) ? [...left, ...right] : left;
  const [first = '', last = '', ...rest] = own;
  const name = last === '' ? splitName(first) : { firstName: first, lastName: last };
  return { ...name, leftOut: [...leftOut, ...rest, ...(own === left ? right : [])] };
}

/** The people of a row without a head: one, or as many as it has addresses. */
function withoutHead(cells: readonly string[]): Found[] {
  const byCell = cells.map(addressesIn);
  const addresses = byCell.flatMap((emails, at) => emails.map((email) => ({ email, at })));
  const empty = { ...NO_NAME, group: '' };
  const besides = (at: number) => cleanCell(withoutAddresses(cells[at]!).replace(/[<>"]/gu, ' '));
  if (addresses.length > 1)
    return addresses.map(({ email, at }) => {
      const isAlone = byCell[at]!.length === 1;
      const name = isAlone ? splitName(besides(at)) : {};
      const text = isAlone ? cells[at]! : email;
      return { ...empty, ...name, text, email: emailKey(email), leftOut: [] };
    });
  const [address] = addresses;
  if (!address) return [{ ...empty, email: '', ...namesAmong(cells.filter(Boolean), []) }];
  const { email, at } = address;
  const before = [...cells.slice(0, at), besides(at)].filter(Boolean);
  return [{ ...empty, email: emailKey(email), ...namesAmong(before, cells.slice(at + 1).filter(Boolean)) }];
}

/** An address and a group, where a list without a head is of both. */
const addressAndGroup = ([email = '', group = '', ...leftOut]: readonly string[]): Found => ({
  ...NO_NAME,
  email: emailKey(email),
  group,
  leftOut: leftOut.filter(Boolean),
});

export interface PeopleListOptions {
  own?: OwnHeadings;
  /** What rows are that stand below no head: people with their names, or addresses with groups. */
  without?: 'NAMES' | 'GROUPS';
}

/** The people of a table, row by row: below a head in whichever order of columns, else as people write them. Empty rows are left out. */
export function* peopleOf(
  records: Iterable<TableRecord>,
  { own = {}, without = 'NAMES' }: PeopleListOptions = {},
): Generator<ListedPerson> {
  let head: Head | null | undefined;
  for (const record of records) {
    if (record.text.trim() === '') continue;
    if (head === undefined) {
      head = headOf(ownCells(record).map(cleanCell), own);
      if (head) continue;
    }
    const { line, text } = record;
    if (head) yield { line, text: text.trim(), ...underHead(record.cells.map(cleanCell), head) };
    else if (without === 'GROUPS') yield { line, text: text.trim(), ...addressAndGroup(record.cells.map(cleanCell)) };
    else for (const found of withoutHead(ownCells(record).map(cleanCell))) yield { line, text: text.trim(), ...found };
  }
}

/** The people of a pasted list. */
export const readPeople = (text: string, options?: PeopleListOptions): ListedPerson[] => [
  ...peopleOf(readTableText(text).records, options),
];

/** The row that names the columns of a pasted list, as it was written; null: it has none. */
export function listHead(text: string, own: OwnHeadings = {}): string | null {
  for (const record of readTableText(text).records)
    if (record.text.trim() !== '') return headOf(ownCells(record).map(cleanCell), own) ? record.text : null;
  return null;
}
