import { SECOND } from '@sullam/domain/limits.ts';
import { type ListedPerson, type PeopleListOptions, peopleOf } from '@sullam/domain/tables/people-table.ts';
import { readTableText } from '@sullam/domain/tables/table-text.ts';
import type { ThreadTask } from './threads/thread-task.ts';

interface Asked {
  text: string;
  options: PeopleListOptions;
  /** More rows than this are worth no more reading. */
  most: number;
}

const PAGE = 500;

/** Reads the people of a pasted list. They cross page by page, at most one more than was asked for. */
export const readPeopleTask: ThreadTask<Asked, null, ListedPerson[]> = {
  name: 'kernel.read-people',
  lane: 'quick',
  deadline: 10 * SECOND,
  async run({ text, options, most }, exchange) {
    let page: ListedPerson[] = [];
    let count = 0;
    for (const person of peopleOf(readTableText(text).records, options)) {
      page.push(person);
      count += 1;
      if (count > most) break;
      if (page.length < PAGE) continue;
      await exchange(page);
      page = [];
    }
    await exchange(page);
    return null;
  },
};
