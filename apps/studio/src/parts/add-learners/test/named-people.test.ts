import { describe, expect, it } from 'vitest';
import {
  isEmpty,
  NO_PEOPLE,
  previewBodyOf,
  withFound,
  withList,
  withoutLast,
  withPasted,
  withTyped,
} from '../named-people.ts';

const noura = { userId: 4, firstName: 'Noura', lastName: 'Al-Harbi', email: 'noura@x.test', isIn: false };
const TABLE = 'Name\tEmail\nLina Odeh\tlina@x.test\nسمير عودة\tsamir@x.test';

describe('the people of one field', () => {
  it('takes nobody twice', () => {
    const found = withFound(withFound(NO_PEOPLE, noura), noura);
    expect(found.found).toEqual([noura]);
    expect(withTyped(withTyped(NO_PEOPLE, 'a@x.test'), ' a@x.test ').typed).toEqual(['a@x.test']);
  });

  it('reads several addresses of one line, and keeps a name with a comma whole', () => {
    expect(withTyped(NO_PEOPLE, 'a@x.test, b@x.test؛ c@x.test').typed).toEqual(['a@x.test', 'b@x.test', 'c@x.test']);
    expect(withTyped(NO_PEOPLE, 'Odeh, Lina').typed).toEqual(['Odeh, Lina']);
  });

  it.each([
    ['leaves one person to the field', 'a@x.test', null],
    ['makes chips of a few addresses', 'a@x.test\nb@x.test', { typed: ['a@x.test', 'b@x.test'], list: null }],
    ['keeps a table as it was written', TABLE, { typed: [], list: { name: null, text: TABLE, count: 2 } }],
  ])('%s when it is pasted', (_name, text, expected) => {
    const pasted = withPasted(NO_PEOPLE, text);
    if (expected === null) expect(pasted).toBeNull();
    else expect(pasted).toMatchObject(expected);
  });

  it('makes one list of many addresses, and continues it with the next one', () => {
    const many = Array.from({ length: 30 }, (_, at) => `person${at}@x.test`).join('\n');
    const one = withPasted(NO_PEOPLE, many);
    expect(one?.list?.count).toBe(30);
    expect(one && withList(one, null, 'more@x.test').list?.count).toBe(31);
  });

  it('puts a file in the place of what was listed', () => {
    const { list } = withList(withList(NO_PEOPLE, null, 'a@x.test'), 'shift.csv', TABLE);
    expect(list).toEqual({ name: 'shift.csv', text: TABLE, count: 2 });
  });

  it('asks the server with the list first, whose head names its columns', () => {
    const people = withList(withTyped(withFound(NO_PEOPLE, noura), 'a@x.test'), 'shift.csv', TABLE);
    expect(previewBodyOf(people)).toEqual({ userIds: [4], text: `${TABLE}\na@x.test` });
  });

  it('takes the last chip away first', () => {
    let people = withList(withTyped(withFound(NO_PEOPLE, noura), 'a@x.test'), null, TABLE);
    people = withoutLast(people);
    expect(people.list).toBeNull();
    people = withoutLast(people);
    expect(people.typed).toEqual([]);
    expect(isEmpty(withoutLast(people))).toBe(true);
  });
});
