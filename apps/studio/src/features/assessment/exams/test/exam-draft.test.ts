import { describe, expect, it } from 'vitest';
import {
  areMarks,
  draftOf,
  type ExamDraft,
  fixedDraw,
  fixedIds,
  moveDraw,
  newSection,
  sectionsOf,
  textOfDraft,
} from '../exam-draft.ts';
import { exam } from './exam-fixtures.ts';

const draft = (): ExamDraft => draftOf(exam());

describe('the draft of an exam', () => {
  it('sends what it was made from, marks without needless digits', () => {
    expect(sectionsOf(draft())).toEqual([
      {
        title: { en: 'First part', ar: 'الجزء الأول' },
        navigation: 'FREE',
        isShuffled: false,
        shufflesChoices: true,
        draws: [
          { questionId: 7, questionCategoryId: null, tags: [], difficulty: null, take: 1, marks: '2.5' },
          { questionId: null, questionCategoryId: 3, tags: ['maps'], difficulty: 2, take: 3, marks: null },
        ],
      },
      { title: { en: 'Second part' }, navigation: 'ONE_WAY', isShuffled: false, shufflesChoices: false, draws: [] },
    ]);
  });

  it('moves a draw to the end of another part, and knows which questions are fixed', () => {
    const before = draft();
    const [first, second] = before.sections;
    const after = moveDraw(before, first!.draws[0]!.key, second!.key);
    expect(after.sections.map(({ draws }) => draws.map(({ questionId }) => questionId))).toEqual([[null], [7]]);
    expect(fixedIds(after)).toEqual(new Set([7]));
    expect(moveDraw(before, 'nothing', second!.key)).toBe(before);
  });

  it('differs when marks are typed, even while they are no marks', () => {
    const before = draft();
    const [first] = before.sections;
    const typed = { ...before, sections: [{ ...first!, draws: [{ ...first!.draws[0]!, marks: '2.' }] }] };
    expect(areMarks('2.')).toBe(false);
    expect(textOfDraft(typed)).not.toBe(textOfDraft(before));
    expect(sectionsOf(typed)[0]?.draws[0]?.marks).toBeNull();
  });

  it.each([
    ['', true],
    ['1', true],
    ['0.5', true],
    ['0', false],
    ['-1', false],
    ['1.23456', false],
    ['many', false],
  ] as const)('takes “%s” as marks: %s', (text, isRight) => expect(areMarks(text)).toBe(isRight));

  it('gives new parts and draws keys of their own', () => {
    const keys = [newSection().key, newSection().key, fixedDraw({ questionId: 1, name: 'a', type: 'ESSAY' }).key];
    expect(new Set(keys).size).toBe(3);
  });
});
