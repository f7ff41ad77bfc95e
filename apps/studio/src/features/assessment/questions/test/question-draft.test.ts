// @vitest-environment happy-dom
import { checkQuestion } from '@sullam/domain/questions/check-question.ts';
import { isMarkedByHand, QUESTION_TYPES } from '@sullam/domain/questions/question.ts';
import { describe, expect, it } from 'vitest';
import { areaBetween, boxedArea, cornersOf, isMeant, middleArea, movedArea, withCorner } from '../answers/areas.ts';
import { htmlOfLine, lineOfHtml } from '../plain-line.ts';
import { categoryTree, countWithin, flatTree, idsWithin } from '../question-categories.ts';
import {
  emptyDraft,
  equalFractions,
  equalShare,
  hasOwnShares,
  hasPartialShares,
  newId,
  nextGapId,
  percentOfShare,
  shareOfPercent,
  withoutGap,
  withoutPartialShares,
  withRight,
} from '../question-draft.ts';

describe('a new question', () => {
  it.each(QUESTION_TYPES)('of the type %s lacks what its author has to write, and nothing else', (type) => {
    const draft = emptyDraft(type, 3);
    expect(draft).toMatchObject({ content: { type }, key: { type }, questionCategoryId: 3, marks: '1' });
    const findings = checkQuestion(draft).filter(({ severity }) => severity === 'ERROR');
    expect(findings.map(({ code }) => code)).toContain('prompt.empty');
    const written = [
      'prompt.empty',
      'choice.empty',
      'choice.indistinguishable',
      'accepted.empty',
      'gap.none',
      'picture.missing',
      'key.none-right',
    ];
    expect(findings.filter(({ code }) => !written.includes(code))).toEqual([]);
    if (isMarkedByHand(type)) expect(findings).toHaveLength(1);
  });

  it('has ids that say nothing about the order', () => {
    const ids = Array.from({ length: 100 }, newId);
    expect(new Set(ids).size).toBe(100);
    expect(ids.every((id) => /^[a-z0-9]{6}$/.test(id))).toBe(true);
  });
});

describe('shares', () => {
  it('are equal to the last digit that is kept', () => {
    expect([1, 2, 3, 4, 7].map(equalShare)).toEqual(['1', '0.5', '0.3333333333', '0.25', '0.1428571429']);
    expect(hasOwnShares(equalFractions(['a', 'b', 'c']))).toBe(false);
    expect(hasOwnShares({ a: '1', b: '0' })).toBe(false);
    expect(hasOwnShares({ a: '1', b: '-0.5' })).toBe(true);
    expect(hasOwnShares({ a: '0.7', b: '0.3' })).toBe(true);
  });

  it('are shown in per cent and come back as they were', () => {
    for (const share of ['1', '0.5', '0.3333333333', '-0.25', '0'])
      expect(shareOfPercent(percentOfShare(share))).toBe(share);
    expect(percentOfShare('0.125')).toBe('12.5');
    expect(shareOfPercent('12.')).toBe('12.');
  });
});

describe('the right one of several choices', () => {
  const fractions = { a: '1', b: '0.25', c: '0' };

  it('gives way to another one; what is partly right stays', () => {
    expect(withRight(fractions, 'c')).toEqual({ b: '0.25', c: '1' });
    expect(withRight({ a: '1' }, 'b')).toEqual({ b: '1' });
  });

  it('is all that is left without parts of the marks', () => {
    expect([hasPartialShares(fractions), hasPartialShares({ a: '1', b: '0' })]).toEqual([true, false]);
    expect(withoutPartialShares(fractions)).toEqual({ a: '1' });
  });
});

describe('gaps', () => {
  it('get the next number and leave the text of both languages', () => {
    expect(nextGapId([])).toBe('1');
    expect(nextGapId([{ id: '2' }, { id: 'x' }])).toBe('3');
    expect(withoutGap({ en: '<p>a {{1}} b {{12}}</p>', ar: '{{1}}' }, '1')).toEqual({
      en: '<p>a  b {{12}}</p>',
      ar: '',
    });
  });
});

describe('a line of text', () => {
  it('is plain as long as it is nothing but words', () => {
    for (const text of ['4 < 5 & 6', 'النيل', '"so"']) expect(lineOfHtml(htmlOfLine(text))).toBe(text);
    expect(lineOfHtml('<p>One</p>')).toBe('One');
    expect(lineOfHtml('<p dir="auto">One</p>')).toBe('One');
    expect(lineOfHtml('<p>One</p><p>Two</p>')).toBeNull();
    expect(lineOfHtml('<p><strong>One</strong></p>')).toBeNull();
    expect(lineOfHtml('<span data-formula="x"></span>')).toBeNull();
  });
});

describe('areas of a picture', () => {
  it('lie between two corners, whichever comes first', () => {
    const area = { shape: 'rectangle', x: 100, y: 200, width: 300, height: 100 };
    expect(areaBetween('rectangle', { x: 400, y: 200 }, { x: 100, y: 300 })).toEqual(area);
    expect(isMeant(areaBetween('ellipse', { x: 5, y: 5 }, { x: 8, y: 400 }))).toBe(false);
  });

  it('are resized by a corner while the opposite one stays', () => {
    const box = areaBetween('ellipse', { x: 100, y: 100 }, { x: 300, y: 200 });
    expect(cornersOf(box)).toEqual([
      { x: 100, y: 100 },
      { x: 300, y: 100 },
      { x: 300, y: 200 },
      { x: 100, y: 200 },
    ]);
    expect(withCorner(box, 2, { x: 500, y: 400 })).toMatchObject({ x: 100, y: 100, width: 400, height: 300 });
    // pulled over the opposite corner it turns round
    expect(withCorner(box, 0, { x: 400, y: 150 })).toMatchObject({ x: 300, y: 150, width: 100, height: 50 });
    expect(withCorner(middleArea('polygon'), 1, { x: 900, y: 900 })).toMatchObject({
      points: [{ x: 500 }, { x: 900, y: 900 }, { x: 400 }],
    });
  });

  it('stay inside it', () => {
    const box = areaBetween('rectangle', { x: 700, y: 0 }, { x: 900, y: 100 });
    expect(movedArea(box, { x: 500, y: -50 })).toMatchObject({ x: 800, y: 0, width: 200, height: 100 });
    expect(box.shape !== 'polygon' && boxedArea(box, { width: 900 })).toMatchObject({ x: 700, width: 300 });
    expect(movedArea(middleArea('polygon'), { x: -900, y: 0 })).toMatchObject({
      points: [{ x: 100 }, { x: 200 }, { x: 0 }],
    });
  });
});

describe('categories', () => {
  const category = (questionCategoryId: number, name: string, parentCategoryId: number | null = null) => ({
    questionCategoryId,
    parentCategoryId,
    name: { en: name },
    questionCount: questionCategoryId,
  });
  const all = [
    category(1, 'Chapter 10'),
    category(2, 'Chapter 9'),
    category(3, 'b', 1),
    category(4, 'a', 1),
    category(5, 'c', 4),
  ];

  it('make a tree in the order of their names, numbers as numbers', () => {
    const tree = categoryTree(all, ({ name }) => name.en ?? '', 'en');
    expect(flatTree(tree).map(({ category: { questionCategoryId: id }, depth }) => [id, depth])).toEqual([
      [2, 0],
      [1, 0],
      [4, 1],
      [5, 2],
      [3, 1],
    ]);
    expect(tree.map(countWithin)).toEqual([2, 13]);
    expect([...idsWithin(all, 1)].sort()).toEqual([1, 3, 4, 5]);
  });
});
