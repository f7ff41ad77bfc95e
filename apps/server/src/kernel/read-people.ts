import { type ListedPerson, type PeopleListOptions, readPeople } from '@sullam/domain/tables/people-table.ts';
import { readPeopleTask } from './read-people.task.ts';
import { inThread } from './threads/thread-pool.ts';

/** Characters that are read at once in less time than it takes to send them to a thread. */
const SHORT = 8000;

/** The people of a pasted list, read in a thread where it is long; of a list that is longer than `most` one more than that. */
export async function readPeopleList(text: string, most: number, options: PeopleListOptions): Promise<ListedPerson[]> {
  if (text.length <= SHORT) return readPeople(text, options);
  const people: ListedPerson[] = [];
  await inThread(readPeopleTask, { text, options, most }, (page) => {
    people.push(...page);
  });
  return people;
}
