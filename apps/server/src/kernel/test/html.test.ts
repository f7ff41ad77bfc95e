import { describe, expect, it } from 'vitest';
import { formattedText, plainText, sanitizeFormatted, sanitizeHtml } from '../html.ts';

const kept = (html: string) => formattedText('body', { en: html }).en;

describe('formatted text', () => {
  it('keeps headings, emphasis, lists, quotes and links, each in its direction', () => {
    const html =
      '<h2 dir="auto">One</h2><p dir="rtl"><strong>a</strong><em>b</em><u>c</u></p><ol start="3"><li><p>d</p></li></ol><blockquote><p>e</p></blockquote>';
    expect(kept(html)).toBe(html);
    expect(kept('<p><a href="/landing-page/about-us">us</a> <a href="mailto:a@b.test">mail</a></p>')).toBe(
      '<p><a href="/landing-page/about-us" rel="noopener noreferrer nofollow">us</a> <a href="mailto:a@b.test" rel="noopener noreferrer nofollow">mail</a></p>',
    );
  });

  it.each([
    ['<p onclick="x()" onmouseover="x()">a</p>', '<p>a</p>'],
    ['<p>a<script>alert(1)</script><style>*{}</style></p>', '<p>a</p>'],
    ['<p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['<p>a<iframe src="https://example.org"></iframe><object data="x"></object></p>', '<p>a</p>'],
    ['<p>a<img src="https://example.org/x.gif" onerror="x()"><img data-media-id="7"></p>', '<p>a</p>'],
    [
      '<p>a<svg onload="x()"><a href="x">b</a></svg></p>',
      '<p>a<a href="x" rel="noopener noreferrer nofollow">b</a></p>',
    ],
    ['<p><a href="javascript:x()">a</a></p>', '<p><a rel="noopener noreferrer nofollow">a</a></p>'],
    ['<p><a href=" java&#10;script:x()">a</a></p>', '<p><a rel="noopener noreferrer nofollow">a</a></p>'],
    ['<p><a href="data:text/html,x">a</a></p>', '<p><a rel="noopener noreferrer nofollow">a</a></p>'],
    ['<p><a href="//example.org">a</a></p>', '<p><a rel="noopener noreferrer nofollow">a</a></p>'],
    ['<form action="x"><p>a</p><input name="b"></form>', '<p>a</p>'],
    ['<p>a<b>b', '<p>a<b>b</b></p>'],
    ['<h1>a</h1><h6>b</h6>', '<h2>a</h2><h4>b</h4>'],
  ])('%s becomes %s', (given, expected) => expect(kept(given)).toBe(expected));

  it('puts plain text into paragraphs', () => {
    expect(kept('One & two\nthree\n\n <b>Four</b>')).toBe(
      '<p>One &amp; two<br>three</p><p><b>Four</b></p>'.replace('<br>', '<br />'),
    );
  });

  it('leaves out a language in which there is nothing to read', () => {
    expect(formattedText('body', { en: '<p>a</p>', ar: '<p> <br></p><p></p>' })).toEqual({ en: '<p>a</p>' });
    expect(formattedText('body', { en: null, ar: ' ' })).toEqual({});
  });

  it('counts its words, not its marks', () => {
    const links = '<p><a href="https://example.org/a/long/address">١٢٣</a></p>';
    expect(formattedText('body', { ar: links }, 3).ar).toContain('١٢٣');
    expect(() => formattedText('body', { ar: links }, 2)).toThrowError(
      expect.objectContaining({ details: [{ path: 'body.ar', code: 'textMaximum', values: { count: 2 } }] }),
    );
  });
});

describe('the words of HTML', () => {
  it('stand apart where blocks and lines end, and nowhere else', () => {
    expect(plainText('<h2>One</h2><p>un<strong>believ</strong>able<br>two</p><ul><li>a &amp; b</li></ul>')).toBe(
      'One unbelievable two a & b',
    );
  });

  it('are the same of HTML that was cleaned and of any other', () => {
    const html = '<p title="a > b">1 &lt; 2&nbsp;3<script>alert("x")</script><!-- no --><img alt="x"></p><h5>four</h5>';
    expect(plainText(html)).toBe('1 < 2 3 four');
    expect(plainText(sanitizeFormatted(html))).toBe('1 < 2 3 four');
    expect(plainText(sanitizeHtml(html))).toBe('1 < 2 3 four');
  });
});
