import { describe, expect, it } from 'vitest';
import { cleanCode } from '../src/digits.ts';
import { foldDomain } from '../src/email-domain.ts';
import { readTicketLetters } from '../src/events/ticket-letters.ts';
import { isEmail } from '../src/form-rules.ts';
import { cleanEmail, cleanIdentifier, emailKey } from '../src/identifiers.ts';
import { readPeople } from '../src/tables/people-table.ts';

const POINTS = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const INVISIBLE = [
  0xad,
  0x61c,
  ...POINTS(0x200b, 0x200f),
  ...POINTS(0x202a, 0x202e),
  0x2060,
  ...POINTS(0x2066, 0x2069),
  0xfeff,
].map((point) => String.fromCodePoint(point));

describe('cleanIdentifier', () => {
  it.each(INVISIBLE.map((mark) => [mark.codePointAt(0)!.toString(16), mark]))('drops U+%s anywhere', (_, mark) => {
    expect(cleanIdentifier(`${mark}CWP5${mark}HMNE${mark}`)).toBe('CWP5HMNE');
    expect(cleanEmail(`${mark}mark@mail${mark}.example${mark}`)).toBe('mark@mail.example');
    expect(cleanCode(`${mark}123${mark} 456`)).toBe('123456');
    expect(readTicketLetters(`${mark}GNNP-${mark}ZR9M`)).toBe('GNNPZR9M');
    const [learner] = readPeople(`email,group\n${mark}learner@demo${mark}.test,Blue`);
    expect([learner?.email, learner?.group]).toEqual(['learner@demo.test', 'Blue']);
  });

  it('reads full-width letters and signs as plain ones', () => {
    expect(cleanEmail(' Ｎｏｕｒａ＠ｍａｉｌ．example ')).toBe('Noura@mail.example');
  });
});

describe('cleanEmail', () => {
  it.each([
    ['rima@xn--ngbc5azd.example', 'rima@شبكة.example'],
    ['rima@شبكة.EXAMPLE.', 'rima@شبكة.example'],
    ['Rima@XN--NGBC5AZD.example', 'Rima@شبكة.example'],
    // not the spelling of any text, or of one that would be read as another domain: folding it would change the mailbox
    ['rima@xn--mail-.example', 'rima@xn--mail-.example'],
    ['rima@xn--99999999.example', 'rima@xn--99999999.example'],
  ])('keeps %s as %s', (typed, kept) => {
    expect(cleanEmail(typed)).toBe(kept);
    expect(cleanEmail(kept)).toBe(kept);
    expect(emailKey(typed)).toBe(kept.toLowerCase());
  });

  it('does not fold a label whose letters are no letters of a domain', () => {
    expect(foldDomain('xn--a.b-')).toBe('xn--a.b-');
  });
});

describe('isEmail', () => {
  it.each([
    'salma@مدرسة.example',
    '\u200Fmark@mail.example',
    'a.b+c@d-e.example',
    'منى@xn--ngbc5azd.example',
    "o'x@b.co",
  ])('takes %s', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    'a@b',
    'a@.b.co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a@b.c',
    'a@-b.co',
    'a@b-.co',
    'a b@c.co',
    'a@b/c.co',
    '@b.co',
  ])('refuses %s', (address) => {
    expect(isEmail(address)).toBe(false);
  });
});
