import { isEmail } from '@sullam/domain/form-rules.ts';
import { type ListedPerson, readPeople } from '@sullam/domain/tables/people-table.ts';

export type LineProblem = 'email' | 'name' | 'repeated';

export interface InvitationLine extends ListedPerson {
  problem: LineProblem | null;
}

function problemOf({ email, firstName, lastName }: ListedPerson, seen: ReadonlySet<string>): LineProblem | null {
  if (!isEmail(email)) return 'email';
  // without a name the person says it when accepting; half of one is a mistake
  if ((firstName === '') !== (lastName === '')) return 'name';
  return seen.has(email) ? 'repeated' : null;
}

/** The people of pasted lines, as they come out of address books and sheets, with what keeps each from being invited. */
export function readInvitationLines(pasted: string): InvitationLine[] {
  const seen = new Set<string>();
  return readPeople(pasted).map((person) => {
    const problem = problemOf(person, seen);
    if (problem === null) seen.add(person.email);
    return { ...person, problem };
  });
}
