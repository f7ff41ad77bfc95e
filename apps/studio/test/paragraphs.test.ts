// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { htmlOfText, isPlain, textOfHtml } from '../src/parts/paragraphs.ts';

describe('plain text and HTML', () => {
  it('makes paragraphs of empty lines, breaks of single ones, and runs nothing', () => {
    expect(htmlOfText('One\ntwo\n\n<b>three</b> & "four"\n\n\n')).toBe(
      '<p>One<br>two</p><p>&lt;b&gt;three&lt;/b&gt; &amp; &quot;four&quot;</p>',
    );
    expect(htmlOfText('  \n ')).toBe('');
  });

  it('gives back the text that was typed', () => {
    const text = 'أولًا\nثانيًا\n\nThird & <last>';
    expect(textOfHtml(htmlOfText(text))).toBe(text);
  });

  it('knows what the plain field would lose', () => {
    expect(isPlain('<p>One<br>two</p>')).toBe(true);
    expect(isPlain('<p>See <a href="/x">this</a></p>')).toBe(false);
    expect(textOfHtml('<h2>Head</h2><ul><li>one</li><li>two</li></ul>')).toBe('Head\n\n- one\n- two');
  });
});
