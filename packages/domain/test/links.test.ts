import { expect, it } from 'vitest';
import { addressLength, linksIn } from '../src/links.ts';
import { firstLinkIn } from '../src/posts.ts';

const URL = 'https://example.com/a';

it.each([
  ['.', ''],
  ['،', ''],
  ['؛', ''],
  ['؟', ''],
  ['!»', ''],
  ['۔', ''],
  ['。', ''],
  ['、', ''],
  ['」', ''],
  ['…', ''],
  ['।', ''],
  ['։', ''],
  ['".', ''],
  [').', ''],
  ['\u200F.', ''],
  ['،ثم نقرأ', ''],
  ['。それから', ''],
  ['/', '/'],
  ['/b_(c)', '/b_(c)'],
  ['/b_(c)).', '/b_(c)'],
  ['/[b]]', '/[b]'],
  ['?q=مرحبا&x=1', '?q=مرحبا&x=1'],
  ['/مسار-عربي،', '/مسار-عربي'],
  ['#part-', '#part-'],
])('an address ends before punctuation of any script: %s', (tail, kept) => {
  expect(linksIn(`See ${URL}${tail} now`)).toEqual([
    { start: 4, end: 4 + URL.length + kept.length, href: `${URL}${kept}` },
  ]);
  expect(firstLinkIn(`<p>See ${URL}${tail.replaceAll('&', '&amp;')}</p>`)).toBe(`${URL}${kept}`);
  expect(addressLength(`${URL}${tail}`)).toBe(URL.length + kept.length);
});

it('are found wherever they stand, and nowhere else', () => {
  expect(linksIn('(www.example.org/x)، http://a.b؟').map(({ href }) => href)).toEqual([
    'https://www.example.org/x',
    'http://a.b',
  ]);
  expect(linksIn('https:// www. xhttps://a.b me@www.example.org')).toEqual([]);
});
