import { describe, expect, it } from 'vitest';
import { mentionHtml, mentionsIn, withNames, withoutMentions } from '../../src/discussions/mentions.ts';

const NAMES = new Map([
  [5, 'Sara <Ali>'],
  [7, 'ماجد'],
]);

describe('mentions in a text', () => {
  it.each([
    '<span data-mention="5">@x</span>',
    '<span dir="auto" data-mention="5">@x</span>',
    '<span data-mention="5" dir="auto" lang="ar">@x</span>',
    "<span lang='>' data-mention='5'></span>",
    '<SPAN\n data-mention = 5 >@x</SPAN>',
    '<span data-mention="5" data-mention="7">@x</span>',
  ])('are found whatever stands beside the id: %s', (html) => {
    expect(mentionsIn(`<p>${html}</p>`)).toEqual([5]);
    expect(withNames(`<p>${html}</p>`, NAMES)).toBe(`<p>${mentionHtml(5, 'Sara <Ali>')}</p>`);
  });

  it.each([
    ['no number', '<span data-mention="x" dir="auto">@x</span>', '<span dir="auto">@x</span>'],
    ['no person', '<span data-mention="0">@x</span>', '<span>@x</span>'],
    ['more than a name', '<span data-mention="5"><b>@x</b></span>', '<span><b>@x</b></span>'],
    ['never closed', '<span data-mention="5">@x', '<span>@x'],
    ['somebody who is not listed', '<span data-mention="9">@x</span>', '<span>@x</span>'],
  ])('become plain text: %s', (_why, html, plain) => {
    expect(withNames(html, NAMES)).toBe(plain);
    expect(withoutMentions(html)).toBe(plain);
  });

  it('are those of the inner span where spans are nested', () => {
    const html = '<span data-mention="5"><span data-mention="7">@x</span></span> <span dir="ltr">y</span>';
    expect(mentionsIn(html)).toEqual([7]);
    expect(withNames(html, NAMES)).toBe(`<span>${mentionHtml(7, 'ماجد')}</span> <span dir="ltr">y</span>`);
  });

  it('name everybody once, and leave other text alone', () => {
    const html = `${mentionHtml(7, 'x')} data-mention="5" ${mentionHtml(5, 'y')}${mentionHtml(7, 'z')}`;
    expect(mentionsIn(html)).toEqual([7, 5]);
    expect(withNames(html, NAMES)).toBe(
      `${mentionHtml(7, 'ماجد')} data-mention="5" ${mentionHtml(5, 'Sara <Ali>')}${mentionHtml(7, 'ماجد')}`,
    );
  });
});
