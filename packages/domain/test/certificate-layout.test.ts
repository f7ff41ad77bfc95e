import { describe, expect, it } from 'vitest';
import {
  kindOf,
  type LayoutElement,
  type LayoutText,
  type SheetArrangement,
  sheetSize,
  standings,
  unknownPlaceholders,
  wordsOf,
} from '../src/certificates/layout.ts';
import { findingsOf, isBlocking } from '../src/certificates/layout-findings.ts';
import { startArrangement } from '../src/certificates/layout-start.ts';

const WORDS = {
  heading: { en: 'Certificate' },
  opening: { en: 'To', ar: 'إلى' },
  completed: { en: 'for', ar: 'على' },
  signatures: [{ name: { en: 'Salma' }, title: {}, mediaId: null }],
};

const TEXT: LayoutText = {
  says: 'NAME',
  words: {},
  languages: 'BOTH',
  face: 'TEXT',
  size: 12,
  color: '#000000',
  align: 'START',
  height: 'MIDDLE',
  isHeading: false,
};
const element = (part: Partial<LayoutElement>): LayoutElement => ({
  elementId: 'a',
  x: 200,
  y: 300,
  width: 1000,
  height: 100,
  isLocked: false,
  ...part,
});
const sheet = (elements: LayoutElement[]): SheetArrangement => ({
  paper: 'a4',
  orientation: 'LANDSCAPE',
  ground: '#ffffff',
  elements,
});
const codes = (arrangement: SheetArrangement) => findingsOf(arrangement).map(({ code }) => code);

describe('where elements stand', () => {
  it('puts Arabic on the other half, and leaves out the half whose language the name is not known in', () => {
    const pair = element({ text: TEXT });
    expect(standings(pair, 2970, ['en', 'ar']).map(({ x, language }) => [language, x])).toEqual([
      ['en', 200],
      ['ar', 1770],
    ]);
    expect(standings(pair, 2970, ['ar'])).toMatchObject([{ x: 1770, width: 1000, language: 'ar' }]);
  });

  it('leaves out a text whose language the holder has no name in, but never the number', () => {
    const only = (says: LayoutText['says']) => element({ text: { ...TEXT, says, languages: 'EN' } });
    expect(standings(only('COURSE'), 2970, ['ar'])).toEqual([]);
    expect(standings(only('NUMBER'), 2970, ['ar'])).toHaveLength(1);
  });

  it('turns paper on its side', () => {
    expect(sheetSize('a4', 'PORTRAIT')).toEqual({ width: 2100, height: 2970 });
    expect(sheetSize('letter', 'LANDSCAPE')).toEqual({ width: 2794, height: 2159 });
  });

  it('knows an element by its one part', () => {
    expect(kindOf(element({ text: TEXT }))).toBe('text');
    expect(kindOf(element({}))).toBeNull();
    expect(kindOf(element({ text: TEXT, code: { color: '#000000' } }))).toBeNull();
  });
});

describe('words of an arrangement', () => {
  const own = (en: string) => ({ says: 'OWN' as const, words: { en } });

  it('fills in what stands in braces, and says nothing where the certificate has no such thing', () => {
    const facts = { NAME: 'Noura', RESULT: null };
    expect(wordsOf(own('{name} has passed'), 'en', facts)).toBe('Noura has passed');
    expect(wordsOf(own('with {result}'), 'en', facts)).toBe('');
    expect(wordsOf({ says: 'NAME', words: {} }, 'en', facts)).toBe('Noura');
    expect(wordsOf(own('only English'), 'ar', facts)).toBe('');
  });

  it('tells names in braces that stand for nothing', () => {
    expect(unknownPlaceholders('{name} {nmae} {constructor}')).toEqual(['nmae', 'constructor']);
  });
});

describe('what is looked at before publishing', () => {
  it.each(['stars', 'shelf'] as const)('finds nothing that blocks in the first arrangement of %s', (family) => {
    const found = findingsOf(startArrangement(family, { ...WORDS, heading: { en: 'Certificate', ar: 'شهادة' } }));
    expect(found).toEqual([]);
  });

  it('asks for name, subject, number and a whole code', () => {
    const found = findingsOf(sheet([]));
    expect(found.map(({ code }) => code)).toEqual(['NAME_MISSING', 'COURSE_MISSING', 'NUMBER_MISSING', 'CODE_MISSING']);
    expect(found.every(isBlocking)).toBe(true);
    const cut = codes(sheet([element({ x: -10, width: 100, code: { color: '#000000' } })]));
    expect(cut).toContain('CODE_CUT');
    expect(cut).toContain('CODE_SMALL');
  });

  it('warns of texts that leave the sheet, halves that overlap, and missing languages and pictures', () => {
    const text = (part: Partial<LayoutText>) => ({ ...TEXT, ...part });
    expect(codes(sheet([element({ x: 2500, text: text({ languages: 'EN' }) })]))).toContain('LEAVES_SHEET');
    expect(codes(sheet([element({ x: 900, text: text({}) })]))).toContain('HALVES_OVERLAP');
    expect(codes(sheet([element({ text: text({ says: 'OWN', words: { en: 'x' } }) })]))).toContain('LANGUAGE_MISSING');
    const picture = { source: 'FILE', mediaId: null, alt: {}, fills: false } as const;
    expect(codes(sheet([element({ picture })]))).toContain('PICTURE_MISSING');
    // decoration may bleed
    expect(codes(sheet([element({ x: -100, picture: { ...picture, mediaId: 1 } })]))).not.toContain('LEAVES_SHEET');
  });
});
