import { isEmail } from '@sullam/domain/form-rules.ts';

export type LineProblem = 'email' | 'name' | 'repeated';

export interface InvitationLine {
  /** Where it stands in the pasted text, from 1. */
  number: number;
  text: string;
  email: string;
  firstName: string;
  lastName: string;
  problem: LineProblem | null;
}

const SEPARATORS = /[,;\t،؛]/u;
/** Signs of direction that come along when people copy from a right-to-left document. */
const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

function readLine(text: string, number: number): InvitationLine {
  const parts = text
    .replace(/[<>"]/g, SPACE)
    .split(SEPARATORS)
    .flatMap((part) => part.trim().split(/\s+(?=\S+@\S+$)|(?<=^\S+@\S+)\s+/u))
    .map((part) => part.trim())
    .filter(Boolean);
  const email = parts.find((part) => part.includes('@')) ?? '';
  const names = parts.filter((part) => part !== email);
  const [first = '', ...rest] = names.length > 1 ? names : (names[0] ?? '').split(/\s+/u);
  const problem = !isEmail(email) ? 'email' : first === '' || rest.length === 0 ? 'name' : null;
  return { number, text, email: email.toLowerCase(), firstName: first, lastName: rest.join(SPACE), problem };
}

const SPACE = ' ';

/**
 * People from pasted lines, as they come out of address books and sheets: `Salma Haddad <salma@example.org>`,
 * `salma@example.org, Salma, Haddad`, cells separated by tabs. Empty lines are left out.
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
