import { describe, expect, it } from 'vitest';
import { nextLesson } from '../src/next-lesson.ts';

/** Lessons by letters in their order: small ones may be left out, those in `done` are finished; x is a lecture, Y and Z are exams. */
const next = (lessons: string, visited: string | null, done = ''): string | undefined => {
  const all = [...lessons].map((name) => ({
    name,
    courseSubsectionId: name.charCodeAt(0),
    isRequired: name === name.toUpperCase(),
    kind: { x: 'LECTURE', Y: 'EXAM', Z: 'EXAM' }[name] ?? 'ARTICLE',
  }));
  return nextLesson(all, visited?.charCodeAt(0) ?? null, ({ name }) => !done.includes(name))?.name;
};

describe('the lesson to go on with', () => {
  it.each<[string, string, string | null, string, string | undefined]>([
    ['the first required one where nothing was visited', 'aBC', null, '', 'B'],
    ['the one of the last visit while it is open', 'ABC', 'B', '', 'B'],
    ['a required one that is missing, not the optional article of the last visit', 'AbC', 'b', 'A', 'C'],
    ['the optional article of the last visit once nothing required is left', 'AbCd', 'b', 'AC', 'b'],
    ['the next required one after it', 'ABcD', 'B', 'B', 'D'],
    ['a required one that was left out before it', 'ABcd', 'c', 'Bc', 'A'],
    ['any open one once all required ones are done', 'AbCd', 'C', 'AC', 'd'],
    ['one that was left out before, then', 'AbC', 'C', 'AC', 'b'],
    ['nothing where all are done', 'Ab', 'A', 'Ab', undefined],
    ['the first one where the last visit is to none of them', 'AB', 'N', '', 'A'],
    ['a required one that is missing, not the optional lecture whose page was open last', 'ABx', 'x', 'A', 'B'],
    ['a required one that is missing, not the exam whose page was open last', 'ABCY', 'Y', 'AC', 'B'],
    ['the exam, once it is all that the course still asks for', 'AYb', 'Y', 'A', 'Y'],
  ])('is %s', (_, lessons, visited, done, expected) => {
    expect(next(lessons, visited, done)).toBe(expected);
  });
});
