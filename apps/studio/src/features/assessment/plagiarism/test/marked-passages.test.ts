import { describe, expect, it } from 'vitest';
import { cutAtPassages, scrollBeside } from '../marked-passages.ts';

describe('cutAtPassages', () => {
  it('cuts a text where passages begin and end, whatever their order', () => {
    const ranges = [{ start: 6, end: 9 }, null, { start: 0, end: 2 }];
    expect(cutAtPassages('abcdefghij', ranges)).toEqual([
      { text: 'ab', passage: 2 },
      { text: 'cdef', passage: null },
      { text: 'ghi', passage: 0 },
      { text: 'j', passage: null },
    ]);
  });

  it('marks whole words, of either script', () => {
    const text = 'They were. A budget الميزانية الأولى';
    expect(cutAtPassages(text, [{ start: text.indexOf('re.'), end: text.indexOf('ولى') }])).toEqual([
      { text: 'They were. ', passage: null },
      { text: 'A budget الميزانية', passage: 0 },
      { text: ' الأولى', passage: null },
    ]);
  });

  it('leaves a text without passages whole', () => {
    expect(cutAtPassages('abc', [])).toEqual([{ text: 'abc', passage: null }]);
    expect(cutAtPassages('', [])).toEqual([]);
  });
});

describe('scrollBeside', () => {
  const anchors = [
    { own: 100, other: 500 },
    { own: 400, other: 50 },
  ];
  it.each([
    ['own', 100, 500],
    ['own', 130, 530],
    ['own', 450, 100],
    ['other', 60, 410],
    ['other', 600, 200],
    ['own', 50, 250],
  ] as const)('from %s at %d', (from, at, beside) => {
    expect(scrollBeside(at, anchors, from)).toBe(beside);
  });

  it('goes along where nothing is shared', () => {
    expect(scrollBeside(70, [], 'own')).toBe(70);
  });
});
