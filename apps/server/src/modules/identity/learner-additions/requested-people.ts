import { LISTED_PEOPLE } from '@sullam/domain/file-limits.ts';
import { isEmail } from '@sullam/domain/form-rules.ts';
import { emailKey } from '@sullam/domain/identifiers.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { readPeopleList } from '../../../kernel/read-people.ts';
import { resultWords } from '../../../kernel/result-words.ts';
import { listTooLong } from './learner-additions.errors.ts';
import type { AdditionBody, AdditionRow, PreviewBody } from './learner-additions.schemas.ts';

/** Somebody who is to be added: chosen by name, or by an address or a name in a list. */
export type Wish = Omit<AdditionRow, 'outcome'>;

/** Who is meant by a selection and a pasted list. */
export async function wishesOf(context: RequestContext, { userIds, text }: PreviewBody): Promise<Wish[]> {
  const [email = '', firstName = '', lastName = ''] = (await resultWords(context)).head(
    'email',
    'firstName',
    'lastName',
  );
  const nobody = { line: null, text: '', email: '', firstName: '', lastName: '', leftOut: [] };
  const wishes: Wish[] = userIds.map((userId) => ({ ...nobody, userId }));
  const people = await readPeopleList(text, LISTED_PEOPLE.rows, { own: { email, firstName, lastName } });
  if (people.length > LISTED_PEOPLE.rows) throw listTooLong();
  for (const person of people)
    wishes.push({
      line: person.line,
      text: person.text.slice(0, 200),
      userId: null,
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      leftOut: [...person.leftOut, ...(person.group === '' ? [] : [person.group])],
    });
  return wishes;
}

/** The same of people whom a preview has shown. */
export const wishesOfPeople = (people: AdditionBody['people']): Wish[] =>
  people.map(({ userId = null, email = '', firstName = '', lastName = '' }) => ({
    line: null,
    text: '',
    userId,
    email: emailKey(email),
    firstName,
    lastName,
    leftOut: [],
  }));

export const hasAddress = ({ email }: Wish): boolean => isEmail(email);
