import { isEmail } from '@sullam/domain/form-rules.ts';
import { isArabicName } from '@sullam/domain/names.ts';

export type LineProblem = 'email' | 'name' | 'repeated';

export interface InvitationLine {
  /** Where it stands in the pasted text, from 1. */
  number: number;
  text: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The name in the other script, where a line has four cells of names. */
  otherFirstName?: string;
  otherLastName?: string;
  problem: LineProblem | null;
}

const SEPARATORS = /[,;\t،؛]/u;
const ADDRESS = /[^\s,;،؛]*@[^\s,;،؛]*/u;
/** Signs of direction that come along when people copy from a right-to-left document. */
const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

function readLine(text: string, number: number): InvitationLine {
  const bare = text.replace(/[<>"]/g, ' ');
  const email = ADDRESS.exec(bare)?.[0] ?? '';
  const names = (email ? bare.replace(email, ',') : bare)
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter(Boolean);
  const line = { number, text, email: email.toLowerCase() };
  const [one = '', two = '', three = '', four = ''] = names;
  if (names.length === 4 && isEmail(email) && isArabicName(one) !== isArabicName(three))
    return { ...line, firstName: one, lastName: two, otherFirstName: three, otherLastName: four, problem: null };
  const [first = '', ...rest] = names.length > 1 ? names : (names[0] ?? '').split(/\s+/u);
  // without a name the person says it when accepting; half of one is a mistake
  const problem = !isEmail(email) ? 'email' : first !== '' && rest.length === 0 ? 'name' : null;
  return { ...line, firstName: first, lastName: rest.join(' '), problem };
}

/**
 * People from pasted lines, as they come out of address books and sheets: `Salma Haddad <salma@example.org>`,
 * `salma@example.org, Salma, Haddad`, cells separated by tabs, the name in both scripts in four of them. Empty lines are left out.
 */
export function readInvitationLines(pasted: string): InvitationLine[] {
  const seen = new Set<string>();
  return pasted
    .replace(INVISIBLE, '')
    .split(/\r?\n/)
    .flatMap((text, at) => (text.trim() === '' ? [] : [readLine(text.trim(), at + 1)]))
    .map((line) => {
      if (line.problem !== null) return line;
      if (seen.has(line.email)) return { ...line, problem: 'repeated' as const };
      seen.add(line.email);
      return line;
    });
}
